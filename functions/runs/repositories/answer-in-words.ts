import { kindOf } from '#shared/question-kinds/index.ts';
import type { Run } from './run.ts';

/** A stored answer in words: each kind of question stores it in its own way. */
export function answerInWords({ questions }: Pick<Run, 'questions'>, place: number, answer: string): string {
  const question = questions[place]!;
  return kindOf(question).inWords(answer, question);
}
