/** Moves as the lines that the server takes: `QC`, `trump H`, `4-5@left`, `6-6@up!`, `lay 7C+8C`. */
import type { Movement } from '../texts/happenings.ts';
import type { Part } from './frames.ts';

export function write(move: Movement): string {
  switch (move.type) {
    case 'play':
      return move.parts.map(writePart).join('+');
    case 'choose':
      return move.value ? `${move.word} ${move.value}` : move.word;
    case 'number':
      return `${move.word} ${move.value}`;
    case 'pick':
      return `${move.word} ${move.pieces.join('+') || '-'}`;
    case 'say':
      return `say ${move.phrase}`;
    case 'shuffle':
      return ['shuffle', move.label, ...move.order].join(' ');
  }
}

function writePart(part: Part): string {
  const place = part.place ? `@${part.place}` : '';
  const flag = part.flag === 'closed' ? '!' : part.flag ? `=${part.flag}` : '';
  return part.piece + place + flag;
}
