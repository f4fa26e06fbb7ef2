import { recount } from '#functions/runs/recount.ts';
import type { PollsOperation } from '../operation.ts';

/** What was answered, question by question and with salts, for whoever counts it anew against the record of the run. */
export const getFrameRecount: PollsOperation<'getFrameRecount'> = async ({ repos, run }, { query }) => {
  const questions = run.questions.map(({ id }) => ({ id, told: true }));
  return recount(run, questions, query.cursor ?? null, repos);
};
