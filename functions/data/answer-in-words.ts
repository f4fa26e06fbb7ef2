import type { Run } from './runs.ts';

/** A stored answer in words: what was chosen in a survey is kept by the places of its options. */
export function answerInWords({ questions }: Pick<Run, 'questions'>, place: number, answer: string): string {
  const options = questions[place]?.options ?? [];
  if (options.length === 0) return answer;
  return answer
    .split(',')
    .map((option) => options[Number(option)])
    .join('; ');
}
