import { conflict, notFound } from '#core/http/errors.ts';
import { ballotsAtOpening } from '#functions/runs/make-ballots.ts';
import { wasOpened } from '#functions/runs/repositories/run.ts';
import { UNSAID } from '#functions/runs/repositories/run-texts.ts';
import { settleLanguages } from '#functions/translations/settle-languages.ts';
import { newShortCode } from '#functions/runs/short-code.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { settleAudience } from '#functions/runs/audience.ts';
import { requireFuture } from '#core/require-future.ts';
import { runChanged } from '../conflicts.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';
import { pastErrors } from '#text/polls/past.ts';

/**
 * Opens a run for answers or closes it; asking for what already is changes nothing, and what is, is read strongly:
 * whoever closes what they opened a moment ago must not be told that it is closed. Closing is open to everybody:
 * whoever can only read must be able to end what they began.
 */
export const publishFrame: PollsOperation<'publishFrame'> = async (context, { body }) => {
  const { repos, workspaceId, now, newId } = context;
  const run = (await repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  if (run.published === body.published) return presentFrame(run);
  if (!body.published) return presentFrame((await repos.runs.close(run, newId(), now)) ?? runChanged());
  if (run.past) conflict(pastErrors.neverOpens);
  requireFuture(run.deadline, now);
  const [found, { workspace }] = await Promise.all([
    repos.polls.findConsistent(workspaceId, run.pollCreatedAt, run.pollId),
    requireWritable(context),
  ]);
  const poll = found ?? notFound('run');
  const asked = wasOpened(run) ? null : await settleAudience(run, poll, workspace.memberCount, context);
  const spoken = wasOpened(run) ? UNSAID : await settleLanguages(poll, workspace, repos, { refusing: true });
  const { languages } = spoken;
  const ballots = await ballotsAtOpening(run, poll, { workspaceName: workspace.name, asked, languages }, context);
  const opened = await repos.runs.open(run, poll, workspace.name, now, {
    asked,
    noticeJobId: newId(),
    shortCode: newShortCode(),
    ballots,
    spoken,
  });
  return presentFrame(opened ?? runChanged());
};
