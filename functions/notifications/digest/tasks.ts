import { notificationsLetters } from '#text/notifications/letters.ts';
import type { Told } from './told.ts';
import type { Sending } from '../sending.ts';

/** What the own tasks of a workspace came to in a week, in counts alone. */
export async function tasksOfWeek(
  workspaceId: string,
  since: string,
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<Told> {
  const [{ created, closed }, { overdue }] = await Promise.all([
    repos.tasks.countSince(workspaceId, since),
    repos.taskCounts.find(workspaceId, now),
  ]);
  return {
    lines: created + closed > 0 ? [() => notificationsLetters.digest.ownTasks(created, closed)] : [],
    attention: overdue > 0 ? [() => notificationsLetters.digest.ownOverdue(overdue)] : [],
  };
}
