import type { Sending } from '../sending.ts';

/** What the own tasks of a workspace came to in a week, in counts alone. */
export async function tasksOfWeek(
  workspaceId: string,
  since: string,
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<{ readonly lines: string[]; readonly attention: string[] }> {
  const [{ created, closed }, { overdue }] = await Promise.all([
    repos.tasks.countSince(workspaceId, since),
    repos.taskCounts.find(workspaceId, now),
  ]);
  return {
    lines: created + closed > 0 ? [`В Тонусе создано: ${created}, завершено: ${closed}`] : [],
    attention: overdue > 0 ? [`Просроченных задач в Тонусе сейчас: ${overdue}`] : [],
  };
}
