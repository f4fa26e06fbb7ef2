import { createHash } from 'node:crypto';
import { analysedRuns } from '#core/analyses/wanted.ts';
import { writtenAnswers } from '#core/analyses/written-answers.ts';
import { notFound, tooFewAnswers } from '#core/http/errors.ts';
import type { AiOperation } from './operation.ts';

/** So many answers are listed behind a theme. */
const ANSWERS_MAX = 200;

/**
 * The answers to the newest run that speak of a theme: found again through the gate of results, so that nothing of
 * them is copied, and in an order that says nothing of who gave them or when.
 */
export const getPollEvidence: AiOperation<'getPollEvidence'> = async ({ repos, poll }, { params, query }) => {
  const [newest] = await analysedRuns({ repos }, poll.id, query.frames);
  if (!newest) return tooFewAnswers();
  // What it knows of Russian is loaded for whoever looks at answers, not at every start of the function.
  const { answersOfTheme } = await import('./answers-of-theme.ts');
  const { written } = await writtenAnswers(repos.results, newest.frame);
  const found = answersOfTheme(written, params.evidence_id) ?? notFound('evidence');
  const placed = found.map(({ questionId, text }) => ({ question_id: questionId, content: text, place: hash(text) }));
  placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  return { answers: placed.slice(0, ANSWERS_MAX), total: placed.length };
};

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
