import { notFound } from '#core/http/errors.ts';
import { askedOfAll } from '#functions/runs/plan-pulse.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { Poll } from '../repositories/polls.ts';
import { POLL_LINES_PAGE } from '#shared/contract/poll-list.ts';
import type { PollLine } from '#shared/models/poll-list.ts';
import { can } from '#shared/rules/permissions.ts';
import { presentRecurrence, presentTotals } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** The polls of a workspace as lines, newest first, each with how far it is; to whoever reads results, with what is planned. */
export const listPollLines: PollsOperation<'listPollLines'> = async (
  { repos, workspaceId, member, now },
  { query },
) => {
  const [page, found, open] = await Promise.all([
    repos.polls.page(workspaceId, POLL_LINES_PAGE, query.cursor ?? null),
    repos.workspaces.find(workspaceId),
    repos.runs.openRuns(workspaceId, now),
  ]);
  const workspace = found ?? notFound('workspace');
  const plans = can(member, 'results.read');
  const limit = workspace.questionLimit;
  const isLimited = limit > 0 && page.polls.some(({ schedule }) => schedule?.dueAt);
  const newest = newestByPoll(open);
  return {
    polls: page.polls.map((poll) => lineOf(poll, newest.get(poll.id) ?? null, plans)),
    totals: presentTotals(workspace),
    question_room: plans && isLimited ? { limit, asked: await askedOfAll(repos, workspaceId, now) } : null,
    next_cursor: page.cursor,
  };
};

/** Of each poll the run that members answer: the newest. */
function newestByPoll(open: readonly Run[]): ReadonlyMap<string, Run> {
  const oldestFirst = open.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return new Map(oldestFirst.map((run) => [run.pollId, run]));
}

function lineOf(poll: Poll, run: Run | null, plans: boolean): PollLine {
  const { schedule } = poll;
  return {
    id: poll.id,
    title: poll.title,
    type: poll.pollType,
    is_anonymous: poll.isAnonymous,
    allow_anonymous_link: poll.allowAnonymousLink,
    questions: poll.questions.length,
    created_at: poll.createdAt,
    state: run ? 'running' : poll.openings === 0 ? 'draft' : 'finished',
    run: run && {
      id: run.id,
      deadline: run.deadline,
      questions: run.questions.length,
      audience: plans ? run.audience : null,
    },
    last_opened_at: poll.lastOpenedAt,
    archived_at: poll.archivedAt,
    recurrence: schedule && presentRecurrence(schedule),
    planned:
      schedule && plans
        ? {
            starts_on: schedule.starts_on,
            skip_holidays: schedule.skip_holidays,
            per_run: schedule.rotation?.per_run ?? null,
            audience: schedule.audience,
          }
        : null,
  };
}
