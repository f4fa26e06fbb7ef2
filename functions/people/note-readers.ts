import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { PersonNote } from './records.ts';

/**
 * Whether a note is shared with this member. Whoever left after it was shared and came back is told it no more: nobody
 * has said so to the author, who saw them gone.
 */
export function isSharedWith(
  { sharedWith, sharedAt }: Pick<PersonNote, 'sharedWith' | 'sharedAt'>,
  { userId, joinedAt }: Pick<Member, 'userId' | 'joinedAt'>,
): boolean {
  return sharedWith.includes(userId) && joinedAt <= sharedAt;
}

/** Whether a member reads a note: its author and those it is shared with do, whatever anybody's role. */
export function mayReadNote(note: PersonNote, member: Pick<Member, 'userId' | 'joinedAt'>): boolean {
  return note.authorId === member.userId || isSharedWith(note, member);
}
