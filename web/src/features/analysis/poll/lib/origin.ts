import type { Analyst } from '#shared/analysts/index.ts';
import type { FindingOrigin } from '../../lib/finding-task.ts';
import type { AnsweredSubject } from '../api.ts';

interface Prepared {
  readonly analysis_date: string;
  readonly ai_provider: Analyst;
}

/** Where a task comes from that is made of an analysis of answers. */
export function originOf({ kind, id }: AnsweredSubject, { analysis_date, ai_provider }: Prepared): FindingOrigin {
  const source = kind === 'poll' ? 'poll_finding' : 'survey_finding';
  return { kind: source, subjectId: id, analysis_date, ai_provider };
}
