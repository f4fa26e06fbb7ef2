import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import { requireOpen } from '#functions/runs/links.ts';
import { publicPollOf } from '../public-poll.ts';
import { runOfCode } from '../run-of-code.ts';
import type { AnswersOperation } from '../operation.ts';

/**
 * The poll that a one-time code answers, whatever becomes of the public link and its limit. Whether the code was used is
 * not told: only its holder's own answer finds that out.
 */
export const getPollForCode: AnswersOperation<'getPollForCode'> = async (context, { params, query }) => {
  const { repos, now } = context;
  const { run } = await runOfCode(params.code, context);
  const at = endedAt(run, now);
  if (at !== null) {
    const page = await repos.reportPages.find(run.id);
    return { poll: null, ended: endedRun(run, at), report_link: page?.link ?? null };
  }
  const open = requireOpen(run, now, 'code');
  const poll = await publicPollOf({ ...open, answerLimit: null }, query.language, context);
  return { poll, ended: null, report_link: null };
};
