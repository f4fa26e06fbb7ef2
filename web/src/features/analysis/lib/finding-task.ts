import { describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import type { Metric, Severity } from '#shared/models/analysis.ts';
import { TASK_DESCRIPTION_MAX_LENGTH, TASK_TITLE_MAX_LENGTH, type Task, type TaskSource } from '#shared/models/task.ts';
import { TASK_SOURCE_MAX_LENGTH, type TaskPriority } from '#shared/rules/tasks.ts';
import { formatDay } from '#web/lib/dates.ts';
import type { TaskDraft } from '#web/lib/new-task.ts';
import { analysisText } from '#text/analysis.ts';

/** The analysis that a finding comes from. */
export interface FindingOrigin {
  readonly kind: Extract<TaskSource['kind'], 'recommendation' | 'poll_finding' | 'survey_finding'>;
  /** Of the workspace, of the poll or of the survey that was analysed. */
  readonly subjectId: string;
  readonly analysis_date: string;
  readonly ai_provider: Analyst;
}

/** What of an analysis may become a task. */
export interface TaskWorthy {
  readonly origin: FindingOrigin;
  /** What is to be done, or what was found. */
  readonly title: string;
  readonly metric: Metric | null;
  /** How to do it and when, of a recommendation; a finding alone says neither. */
  readonly plan?: ActionPlan;
}

/** What a recommendation says of the task it becomes. */
export interface ActionPlan {
  /** On several lines: steps, or a sentence or two. Every member reads it, so no results stand in it. */
  readonly description: string;
  readonly priority: Severity;
  readonly horizon: keyof typeof DAYS;
}

/** The days from now by which something is to be done, by what the recommendation calls its time. */
const DAYS = { now: 7, soon: 28, later: 90 } as const;
const PRIORITIES: Readonly<Record<Severity, TaskPriority>> = {
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  critical: 'URGENT',
};

/** The task that a finding suggests: its source says what was found, how much of it there was, when and by whom. */
export function draftOf(worthy: TaskWorthy): TaskDraft {
  const { origin, metric, plan } = worthy;
  const { kind, subjectId, analysis_date: at, ai_provider: analyst } = origin;
  const said = [
    beginningOf(worthy),
    ...(metric === null ? [] : [` ${analysisText.measured(metric)}`]),
    ` ${analysisText.preparedOn(describeAnalyst(analyst).name, formatDay(at, new Date(at)))}`,
  ];
  return {
    title: cut(worthy.title, TASK_TITLE_MAX_LENGTH),
    description: cut(plan?.description ?? '', TASK_DESCRIPTION_MAX_LENGTH),
    priority: plan ? PRIORITIES[plan.priority] : 'LOW',
    days: plan ? DAYS[plan.horizon] : null,
    source: {
      kind,
      id: subjectId,
      subject_id: subjectId,
      text: cut(said.join(''), TASK_SOURCE_MAX_LENGTH),
      // A survey is measured again by its series: nothing is promised of the task.
      ...(metric && kind !== 'survey_finding' && { metric: { ...metric, measured_at: at } }),
    },
  };
}

/** The task that was made of a finding, if there is one: a later analysis that finds the same says it in the same words. */
export function taskOf(worthy: TaskWorthy, tasks: readonly Task[]): Task | null {
  const { kind, subjectId } = worthy.origin;
  const beginning = beginningOf(worthy);
  const made = tasks.find(
    ({ source }) => source?.kind === kind && source.id === subjectId && source.text.startsWith(beginning),
  );
  return made ?? null;
}

function beginningOf({ title }: TaskWorthy): string {
  return `${cut(title, TASK_TITLE_MAX_LENGTH).replace(/[.!?…]+$/, '')}.`;
}

function cut(text: string, most: number): string {
  const letters = Array.from(text.trim());
  return letters.length <= most
    ? letters.join('')
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
