import { keys, type Key } from '#data/keys.ts';
import { put, remove, type Write } from '#data/writes.ts';

/** What of a survey its place among those that repeat each other follows from. */
interface Published {
  readonly id: string;
  readonly workspaceId: string;
  readonly createdAt: string;
  readonly seriesId: string;
  readonly publishedAt: string | null;
}

/** What it takes to list a survey in its series; it is published. */
export function seriesEntryWrite(survey: Published): Write {
  const { id: surveyId, createdAt } = survey;
  return put({ ...entryKey(survey), type: 'series-entry', surveyId, createdAt });
}

/** What it takes to list it no more; nothing where it was never published. */
export function seriesEntryRemoval(survey: Published): Write[] {
  return survey.publishedAt === null ? [] : [remove(entryKey(survey))];
}

function entryKey({ workspaceId, seriesId, publishedAt, id }: Published): Key {
  return keys.seriesEntry(workspaceId, seriesId, publishedAt!, id);
}
