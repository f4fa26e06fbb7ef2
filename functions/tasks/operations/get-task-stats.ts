import type { TasksOperation } from '../operation.ts';

/** What the tasks of a workspace come to at this moment: one read, however many there are. */
export const getTaskStats: TasksOperation<'getTaskStats'> = async ({ repos, workspaceId, now }) => {
  const counts = await repos.taskCounts.find(workspaceId, now);
  const { NEW, IN_PROGRESS, COMPLETED, CANCELLED } = counts;
  return {
    total_tasks: NEW + IN_PROGRESS + COMPLETED + CANCELLED,
    status_breakdown: { new: NEW, in_progress: IN_PROGRESS, completed: COMPLETED, cancelled: CANCELLED },
    overdue_tasks: counts.overdue,
    priority_breakdown: { urgent: counts.URGENT, high: counts.HIGH, medium: counts.MEDIUM, low: counts.LOW },
  };
};
