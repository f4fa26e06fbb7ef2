import { membersAsked, peopleAsked } from '#functions/runs/audience.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { Repositories } from '#data/repositories.ts';
import type { RunningRun } from '#shared/models/overview.ts';
import { knowsWhoAnswered } from '#shared/rules/reminders.ts';
import type { Usual } from '#functions/runs/usual-turnout.ts';

/** Open runs with who has answered, as far as that is told; the one whose deadline is next first. */
export async function runningRuns(
  open: readonly Run[],
  memberCount: number,
  usual: Usual,
  repos: Pick<Repositories, 'results'>,
): Promise<RunningRun[]> {
  const runs = open.toSorted(byDeadline);
  const figures = await repos.results.figures(runs);
  return runs.map((run, index) => {
    const { answered } = figures[index]!;
    const asked = peopleAsked(run, memberCount, answered);
    const invited = membersAsked(run, memberCount);
    return {
      kind: run.kind,
      id: run.pollId,
      frame_id: run.id,
      title: run.title,
      name: run.name,
      is_anonymous: run.isAnonymous,
      opened_at: run.openedAt,
      deadline: run.deadline,
      answered: answered.total,
      answered_at_least: answered.atLeast,
      by_link: answered.byLink,
      members_answered: answered.members,
      invited,
      asked,
      usual: usual(run, asked),
      can_remind: knowsWhoAnswered(run) && invited > 0,
      has_ballots: run.ballots !== null,
      asks_contacts: run.contacts !== null,
      next_reminder_at: run.remindAt,
    };
  });
}

/** Those without a deadline stand last, the newest of them first. */
function byDeadline(a: Run, b: Run): number {
  if (a.deadline !== b.deadline) return (a.deadline ?? '9') < (b.deadline ?? '9') ? -1 : 1;
  return (a.openedAt ?? a.createdAt) < (b.openedAt ?? b.createdAt) ? 1 : -1;
}
