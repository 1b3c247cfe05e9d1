/** Buttons that just appeared do nothing for a moment, so that nobody presses one by mistake. */

export const ARMED_AFTER = 600;

export class Arming {
  armed = $state(false);
  private shown: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Call with what tells one set of buttons from another; a new set is armed anew. */
  watch(signature: string): void {
    if (signature === this.shown) return;
    this.shown = signature;
    this.armed = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.armed = true;
    }, ARMED_AFTER);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
