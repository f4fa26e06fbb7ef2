import { runsForMember, type AskingRun } from '#functions/runs/runs-for-member.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { polls } from '#shared/contract/polls.ts';
import type { Waiting, WaitingPoll } from '#shared/models/overview.ts';
import { minutesNeeded } from '#shared/rules/minutes-needed.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { PollsOperation } from '../operation.ts';

type Context = OperationContext<'runs' | 'openedRuns' | 'responses'> & Loaded<typeof polls.getWaiting>;
type Answered = Waiting['answered'][number];

/** So many of the newest runs are looked at for what the caller has answered. */
const LOOKED_AT = 10;
const LATELY_MILLISECONDS = 30 * DAY_MS;

/**
 * The open polls and surveys that ask the caller and are not answered, and what they have answered lately: in the open
 * ones, and in closed runs of polls with names. Of a closed anonymous run nobody can tell any more.
 */
export const getWaiting: PollsOperation<'getWaiting'> = async (context) => {
  const { repos, keyring, workspaceId, actor, now } = context;
  const { userId } = actor;
  const [found, closed] = await Promise.all([repos.runs.openRuns(workspaceId, now), closedWithNames(context)]);
  const open = found.toSorted(byDeadline);
  const forMember = await runsForMember(open.map(askingRun), { repos, keyring, userId });
  const answeredNow = open.flatMap((run, index) => {
    const { answered, answeredAt } = forMember[index]!;
    return answered ? [presentAnswered(run, answeredAt)] : [];
  });
  // Whose data are blocked is asked nothing; what they open themselves they may answer.
  const waiting = context.member.blocked === null ? open : [];
  return {
    waiting: waiting.filter((_, index) => forMember[index]!.asked && !forMember[index]!.answered).map(presentWaiting),
    answered: [...answeredNow, ...closed.filter(({ id }) => !open.some(({ pollId }) => pollId === id))],
  };
};

/** The newest closed runs of polls with names that the caller has answered, the newest answer first. */
async function closedWithNames({ repos, workspaceId, actor, now }: Context): Promise<Answered[]> {
  const since = new Date(now.getTime() - LATELY_MILLISECONDS).toISOString();
  const opened = await repos.openedRuns.newest(workspaceId, { since, limit: LOOKED_AT });
  const wanted = opened.filter(({ kind, isAnonymous }) => kind === 'poll' && !isAnonymous).map(({ runId }) => runId);
  const answered = await repos.responses.answeredOf(wanted, actor.userId);
  const runs = await repos.runs.findMany([...answered.keys()]);
  return runs
    .filter(({ published }) => !published)
    .map((run) => presentAnswered(run, answered.get(run.id)!))
    .toSorted((a, b) => (a.answered_on! < b.answered_on! ? 1 : -1));
}

function askingRun({ id, isAnonymous, audience }: Run): AskingRun {
  return { runId: id, isAnonymous, asksAll: audience.kind === 'all' };
}

function presentWaiting({ id, pollId, kind, title, isAnonymous, questions, deadline }: Run): WaitingPoll {
  return {
    kind,
    id: pollId,
    frame_id: id,
    title,
    is_anonymous: isAnonymous,
    questions: questions.length,
    minutes: minutesNeeded(questions.length),
    deadline,
  };
}

function presentAnswered({ pollId, kind, title }: Run, answeredAt: string | null): Answered {
  return { kind, id: pollId, title, answered_on: answeredAt };
}

/** Those without a deadline stand last. */
function byDeadline(a: Run, b: Run): number {
  return (a.deadline ?? '9') < (b.deadline ?? '9') ? -1 : 1;
}
