import type { Direction } from '../models/answers.ts';
import { COUNTS, HIGH_IS_BAD } from '../text/input/direction-words.ts';
import { withoutYo } from '../text/input/letters.ts';

/**
 * Which answers of a question are probably the better ones, by its words. A guess to be confirmed by a person and
 * nothing else: nobody is judged by it.
 */
export function proposeDirection(text: string): Direction {
  const plain = withoutYo(text);
  if (HIGH_IS_BAD.test(plain)) return 'lower_is_better';
  return COUNTS.test(plain) ? 'neither' : 'higher_is_better';
}
