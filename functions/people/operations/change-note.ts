import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { findShares } from '../note-shares.ts';
import type { PeopleOperation } from '../operation.ts';
import { presentNote } from '../present-note.ts';
import { someoneLeft } from './create-note.ts';

/** Changes a note of one's own. Of another's nobody learns here that it exists, not even whom it is shared with. */
export const changeNote: PeopleOperation<'changeNote'> = async (context, { params, body }) => {
  const { repos, workspaceId, member, now } = context;
  const note = await repos.notes.find(workspaceId, params.person, params.noteId);
  if (note?.authorId !== member.userId) notFound('note');
  const shares = await findShares(context, body.shared_with);
  await requireWritable(context);
  const change = { day: body.day, text: body.text, sharedWith: body.shared_with };
  if ((await repos.notes.change(note, change, now)) === 'changed') someoneLeft();
  const at = now.toISOString();
  return presentNote({ ...note, ...change, sharedAt: at, updatedAt: at }, [member, ...shares], member);
};
