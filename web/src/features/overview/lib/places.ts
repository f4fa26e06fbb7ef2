import { paths } from '#web/lib/paths.ts';

interface Thing {
  readonly kind: 'poll' | 'survey';
  readonly id: string;
}

/** Where a poll or a survey is run from. */
export function placeOf({ kind, id }: Thing): string {
  return kind === 'poll' ? paths.poll(id) : paths.surveys;
}

/** Where its answers are. */
export function resultsOf({ kind, id }: Thing): string {
  return kind === 'poll' ? paths.pollResults(id) : paths.surveyResults(id);
}

/** Where a member answers it. */
export function takingOf({ kind, id }: Thing): string {
  return kind === 'poll' ? paths.pollTake(id) : paths.surveyTake(id);
}
