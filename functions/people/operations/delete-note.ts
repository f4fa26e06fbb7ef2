import { notFound } from '#core/http/errors.ts';
import type { PeopleOperation } from '../operation.ts';

/** Removes a note of one's own. It makes less of the data: no plan forbids it. */
export const deleteNote: PeopleOperation<'deleteNote'> = async ({ repos, workspaceId, member }, { params }) => {
  const note = await repos.notes.find(workspaceId, params.person, params.noteId);
  if (note?.authorId !== member.userId) notFound('note');
  if (!(await repos.notes.remove(note))) notFound('note');
};
