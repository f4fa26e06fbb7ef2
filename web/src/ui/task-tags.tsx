import type { TaskPriority, TaskStatus } from '#shared/rules/tasks.ts';
import { tasksText } from '#text/common/tasks.ts';
import { Tag, type TagTone } from './tag.tsx';

const STATUS_TONES = {
  NEW: 'calm',
  IN_PROGRESS: 'good',
  COMPLETED: 'good',
  CANCELLED: 'calm',
} as const satisfies Record<TaskStatus, TagTone>;

const PRIORITY_TONES = {
  LOW: 'calm',
  MEDIUM: 'calm',
  HIGH: 'warning',
  URGENT: 'attention',
} as const satisfies Record<TaskPriority, TagTone>;

/** The column a task stands in. */
export function StatusTag({ status }: { readonly status: TaskStatus }) {
  return <Tag tone={STATUS_TONES[status]}>{tasksText.statusOf[status]}</Tag>;
}

/** How important a task is; the usual goes without saying, unless `always`. */
export function PriorityTag({
  priority,
  always = false,
}: {
  readonly priority: TaskPriority;
  readonly always?: boolean;
}) {
  if (!always && (priority === 'MEDIUM' || priority === 'LOW')) return null;
  return <Tag tone={PRIORITY_TONES[priority]}>{tasksText.priorityTag(tasksText.priorities[priority])}</Tag>;
}
