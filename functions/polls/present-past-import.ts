import type { PastImport } from '#shared/models/past-import.ts';
import type { Poll } from './repositories/polls.ts';

/** What was brought, in the words of the API. */
export function presentPastImport({
  id,
  title,
  createdAt,
  past,
  importedBy = null,
}: Pick<Poll, 'id' | 'title' | 'createdAt' | 'past' | 'importedBy'>): PastImport {
  const { source, fileName, runs, answers } = past!;
  return {
    poll_id: id,
    title,
    source,
    file_name: fileName,
    imported_at: createdAt,
    imported_by: importedBy,
    runs,
    answers,
  };
}
