import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import { publicSurvey } from '#functions/runs/survey-run.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { publicPollOf } from '../public-poll.ts';
import { runOfKiosk } from '../run-of-kiosk.ts';
import type { AnswersOperation } from '../operation.ts';

/** What a tablet keeps of its kiosk: its name, how it is ended, and the run as whoever stands before it is asked. */
export const getKiosk: AnswersOperation<'getKiosk'> = async (context, { params, query }) => {
  const { kiosk, run } = await runOfKiosk(params.token, context);
  const { name, pin } = kiosk;
  const open = isOpen(run, context.now);
  const at = endedAt(run, context.now);
  return {
    name,
    pin,
    title: run.title,
    workspace_name: run.workspaceName,
    poll: open && run.kind === 'poll' ? await publicPollOf(run, query.language, context) : null,
    survey: open && run.kind === 'survey' ? await publicSurvey(run, query.language, context) : null,
    ended: at === null ? null : endedRun(run, at),
  };
};
