import { readyQuestionsText } from '#text/ready/questions.ts';

/** What a high number of a ready question says, in a word or two: “Enough time”; null for any other question. */
export function shortNameOf(text: string): string | null {
  const ready = Object.values<{ readonly text: string; readonly short?: string }>(readyQuestionsText);
  return ready.find((question) => question.text === text)?.short ?? null;
}
