import { comparedTeamOfCode } from '#functions/runs/audience.ts';
import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import { requireOpen } from '#functions/runs/links.ts';
import { publicPollOf } from '../public-poll.ts';
import { runOfCode } from '../run-of-code.ts';
import type { AnswersOperation } from '../operation.ts';

/**
 * The poll that a one-time code answers, whatever becomes of the public link and its limit. Whether the code was used is
 * not told: only its holder's own answer finds that out. Of a survey it is told that it is one: that has a page of its own.
 */
export const getPollForCode: AnswersOperation<'getPollForCode'> = async (context, { params, query }) => {
  const { repos, now } = context;
  const { run, team } = await runOfCode(params.code, context);
  const none = { poll: null, ended: null, report_link: null, team: null, on_sheet: false };
  if (run.kind === 'survey') return { ...none, is_survey: true };
  const at = endedAt(run, now);
  if (at !== null) {
    const page = await repos.reportPages.find(run.id);
    return { ...none, ended: endedRun(run, at), report_link: page?.link ?? null, is_survey: false };
  }
  const open = requireOpen(run, now, 'code');
  const poll = await publicPollOf({ ...open, answerLimit: null }, query.language, context);
  return { ...none, poll, is_survey: false, team: comparedTeamOfCode(run, team), on_sheet: team.onSheet };
};
