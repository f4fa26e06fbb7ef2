import type { ResponseRow } from './responses.ts';

/** A text as it is quoted: without score, team and time. */
export interface Quote {
  readonly key: string;
  readonly answer: string;
  /** The dialogue that its author asks for. */
  readonly dialogue?: string;
}

/**
 * A few answers to the question at `position` that pass `of`. They stand by the random keys of their responses, which
 * tell neither who came first nor what else the person has said.
 */
export function quotesOf(
  rows: readonly ResponseRow[],
  position: number,
  most: number,
  of: (answer: string) => boolean,
): Quote[] {
  const first: Quote[] = [];
  for (const { key, answers, dialogues } of rows) {
    const answer = answers[position];
    const last = first.at(-1);
    if (!answer || (first.length === most && last && last.key < key) || !of(answer)) continue;
    const dialogue = dialogues?.[position];
    first.push({ key, answer, ...(dialogue !== undefined && { dialogue }) });
    first.sort((a, b) => (a.key < b.key ? -1 : 1));
    first.length = Math.min(first.length, most);
  }
  return first;
}
