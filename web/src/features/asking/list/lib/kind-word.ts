import { listText } from '#text/asking/list.ts';
import type { Kind } from './list-entry.ts';

/** What somebody calls a kind: a survey for those who run it is just another poll for those who answer. */
export function kindWord(kind: Kind, runs: boolean): string {
  return kind === 'survey' && !runs ? listText.list.surveyOfMember : listText.list.kind[kind];
}
