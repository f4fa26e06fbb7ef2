import { membersAsked, peopleAsked } from '#core/rules/audience.ts';
import type { Frame } from '#data/frames.ts';
import type { Repositories } from '#data/repositories.ts';
import type { RunningRun } from '#shared/models/overview.ts';
import { knowsWhoAnswered } from '#shared/rules/reminders.ts';
import type { Usual } from '#core/rules/usual-turnout.ts';

/** Open runs with who has answered, as far as that is told; the one whose deadline is next first. */
export async function runningRuns(
  open: readonly Frame[],
  memberCount: number,
  usual: Usual,
  repos: Pick<Repositories, 'results'>,
): Promise<RunningRun[]> {
  const runs = open.toSorted(byDeadline);
  const figures = await repos.results.figures(runs);
  return runs.map((frame, index) => {
    const { answered } = figures[index]!;
    const asked = peopleAsked(frame, memberCount, answered);
    return {
      kind: frame.survey ? 'survey' : 'poll',
      id: frame.pollId,
      frame_id: frame.id,
      title: frame.title,
      name: frame.name,
      is_anonymous: frame.isAnonymous,
      opened_at: frame.openedAt,
      deadline: frame.deadline,
      answered: answered.total,
      answered_at_least: answered.atLeast,
      by_link: answered.byLink,
      members_answered: answered.members,
      invited: membersAsked(frame, memberCount),
      asked,
      usual: usual(frame, asked),
      can_remind: knowsWhoAnswered(frame),
      next_reminder_at: frame.remindAt,
    };
  });
}

/** Those without a deadline stand last, the newest of them first. */
function byDeadline(a: Frame, b: Frame): number {
  if (a.deadline !== b.deadline) return (a.deadline ?? '9') < (b.deadline ?? '9') ? -1 : 1;
  return (a.openedAt ?? a.createdAt) < (b.openedAt ?? b.createdAt) ? 1 : -1;
}
