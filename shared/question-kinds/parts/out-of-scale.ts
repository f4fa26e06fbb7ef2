import type { Scale } from '../../models/answers.ts';
import { numbersOf } from '../../rules/scales.ts';
import { answersText } from '#text/rules/question-kinds/answers.ts';

/** What is wrong with an answer that is no number of a scale. */
export function outOfScale(scale: Scale): string {
  const numbers = numbersOf(scale);
  return answersText.outOfScale(numbers[0]!, numbers.at(-1)!);
}
