/** Two quiet sounds, made on the spot; off unless a person wants them. */
import { settings } from '../settings/settings.svelte.ts';

let context: AudioContext | null = null;

export function sound(kind: 'turn' | 'card'): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  if (kind === 'card') note(220, 0.06, 'triangle');
  else {
    note(523, 0.16, 'sine');
    note(659, 0.22, 'sine', 0.13);
  }
}

function note(frequency: number, length: number, type: OscillatorType, delay = 0): void {
  if (!context) return;
  const start = context.currentTime + delay;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = type;
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}
