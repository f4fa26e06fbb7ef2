import type { Analyst } from '#shared/analysts/index.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import type { AnalysisTab } from '#web/lib/paths.ts';

/** What is analysed. */
export interface AnalysisSubject {
  readonly kind: AnalysisJob['subject'];
  /** Of the workspace or of the poll. */
  readonly id: string;
}

/** What is asked of an analysis. */
export interface AnalysisQuestion {
  readonly subject: AnalysisSubject;
  readonly part: AnalysisTab;
  /** How many runs of a poll. */
  readonly runs: number;
  readonly analyst: Analyst;
}

const REPLY = 'reply of an analysis';

/** Under what the reply to a question is kept. */
export function replyKey({ subject, part, runs, analyst }: AnalysisQuestion): readonly unknown[] {
  return [REPLY, subject.kind, subject.id, part, runs, analyst];
}

/** Under what the newest result is kept that was shown of a subject, whoever prepared it. */
export function shownKey({ subject, part, runs }: AnalysisQuestion): readonly unknown[] {
  return ['shown of an analysis', subject.kind, subject.id, part, runs];
}

/** Whether something is kept under the reply to another question that the same job answers. */
export function isSibling(key: unknown, question: AnalysisQuestion): boolean {
  if (!Array.isArray(key) || key[0] !== REPLY) return false;
  const [, kind, id, part, , analyst] = key as unknown[];
  const { subject } = question;
  return kind === subject.kind && id === subject.id && analyst === question.analyst && part !== question.part;
}
