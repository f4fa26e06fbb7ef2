import { paths } from '#web/lib/paths.ts';
import type { ListEntry } from './list-entry.ts';

/** Where something opens for whoever reads results: there, and a draft where it is made. */
export function placeOf(asked: ListEntry): string {
  const isDraft = asked.kind === 'survey' ? asked.survey.status === 'DRAFT' : asked.poll.state === 'draft';
  if (asked.kind === 'survey') return isDraft ? paths.surveyEdit(asked.id) : paths.surveyResults(asked.id);
  return isDraft ? paths.pollEdit(asked.id) : paths.pollResults(asked.id);
}
