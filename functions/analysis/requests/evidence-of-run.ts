import { sha256 } from '#core/sha256.ts';
import { writtenAnswers } from './written-answers.ts';
import { notFound } from '#core/http/errors.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { Repositories } from '#data/repositories.ts';
import type { EvidenceAnswers } from '#shared/models/analysis.ts';

/** So many answers are listed behind a theme. */
const ANSWERS_MAX = 200;

/**
 * The answers to a run that speak of a theme, where at least `smallestGroup` people do: found again among what is shown of
 * results, so that nothing of them is copied, and in an order that says nothing of who gave them or when.
 */
export async function evidenceOfRun(
  results: Repositories['results'],
  run: Run,
  evidenceId: string,
  smallestGroup: number,
  words?: readonly boolean[],
): Promise<EvidenceAnswers> {
  // What it knows of Russian is loaded for whoever looks at answers, not at every start of the function.
  const { answersOfTheme } = await import('./answers-of-theme.ts');
  const { written } = await writtenAnswers(results, run, words);
  const { givesOrders } = await import('../text/instructions.ts');
  const found = answersOfTheme(written, evidenceId, smallestGroup) ?? notFound('evidence');
  // Whoever gives orders to a machine beside what they say of work is read, but after all others.
  const placed = found.map(({ questionId, text }) => ({
    question_id: questionId,
    content: text,
    place: `${Number(givesOrders(text))}${sha256(text)}`,
  }));
  placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  return { answers: placed.slice(0, ANSWERS_MAX), total: placed.length };
}
