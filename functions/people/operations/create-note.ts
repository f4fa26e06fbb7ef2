import { conflict } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { NOTES_ABOUT_ONE } from '#shared/rules/people/notes.ts';
import { readDirectory } from '../directory.ts';
import { findPerson } from '../find-person.ts';
import { findShares } from '../note-shares.ts';
import type { PeopleOperation } from '../operation.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { presentNote } from '../present-note.ts';
import { firstOf } from '../records.ts';

/**
 * Writes down a talk with a person, under their first record: a member's stays when they come to stand on a portal. Of
 * the file of pay this function knows nobody; people without an account go without a trace, so nothing is written of them.
 */
export const createNote: PeopleOperation<'createNote'> = async (context, { params, body }) => {
  const { repos, workspaceId, member, now, newId } = context;
  const directory = await readDirectory(context);
  const person = findPerson(directory, params.person);
  if (firstOf(person).source === 'contact') conflict(peopleErrors.noNotesOfContacts);
  if (directory.members.get(firstOf(person).ref)?.blocked) conflict(peopleErrors.noNotesOfBlocked);
  const shares = await findShares(context, body.shared_with);
  await requireWritable(context);
  const at = now.toISOString();
  const note = {
    id: newId(),
    workspaceId,
    about: firstOf(person).ref,
    authorId: member.userId,
    day: body.day,
    text: body.text,
    sharedWith: body.shared_with,
    sharedAt: at,
    createdAt: at,
    updatedAt: at,
  };
  switch (await repos.notes.create(note)) {
    case 'created':
      return presentNote(note, [member, ...shares], member);
    case 'full':
      return conflict(peopleErrors.tooManyNotes(NOTES_ABOUT_ONE));
    case 'gone':
      return someoneLeft();
  }
};

/** 409: somebody whom a note names has left between the reading and the writing. */
export function someoneLeft(): never {
  conflict(peopleErrors.someoneLeft);
}
