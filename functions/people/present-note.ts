import type { Member } from '#functions/workspaces/repositories/member.ts';
import { isSharedWith } from './note-readers.ts';
import type { PersonNote } from './records.ts';

/** A note as its reader sees it; `members` are those of the workspace that it can name. */
export function presentNote(note: PersonNote, members: readonly Member[], reader: Pick<Member, 'userId'>) {
  const { id, about, day, text, authorId, createdAt, updatedAt } = note;
  const author = members.find(({ userId }) => userId === authorId);
  return {
    id,
    about,
    day,
    text,
    author: author ? presentReader(author) : null,
    is_mine: authorId === reader.userId,
    shared_with: members.filter((member) => isSharedWith(note, member)).map(presentReader),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

function presentReader({ userId, firstName, lastName }: Member) {
  return { id: userId, first_name: firstName, last_name: lastName };
}
