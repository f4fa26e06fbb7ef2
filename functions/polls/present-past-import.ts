import type { PastImport } from '#shared/models/past-import.ts';
import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Poll } from './repositories/polls.ts';

/** What was brought, in the words of the API. */
export function presentPastImport(
  { id, title, createdAt, past, importedBy = null }: Pick<Poll, 'id' | 'title' | 'createdAt' | 'past' | 'importedBy'>,
  members: readonly Member[],
): PastImport {
  const { source, fileName, runs, answers } = past!;
  const who = members.find(({ userId }) => userId === importedBy);
  return {
    poll_id: id,
    title,
    source,
    file_name: fileName,
    imported_at: createdAt,
    imported_by: importedBy,
    imported_by_name: who ? fullName(who) : null,
    runs,
    answers,
  };
}
