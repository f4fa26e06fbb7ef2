import { compareTexts } from '#shared/rules/compare-texts.ts';
import { readDirectory } from '../directory.ts';
import { findPerson } from '../find-person.ts';
import { mayReadNote } from '../note-readers.ts';
import type { PeopleOperation } from '../operation.ts';
import { presentNote } from '../present-note.ts';

/** What the caller may read of the talks with a person, whichever of their records it was written under; the newest first. */
export const listNotes: PeopleOperation<'listNotes'> = async (context, { params, query }) => {
  const { repos, workspaceId, member } = context;
  const directory = await readDirectory(context);
  const { records } = findPerson(directory, params.person);
  const all = await repos.notes.aboutAll(
    workspaceId,
    records.map(({ ref }) => ref),
  );
  const notes = all
    .filter((note) => mayReadNote(note, member))
    .toSorted(
      (a, b) => compareTexts(b.day, a.day) || compareTexts(b.createdAt, a.createdAt) || compareTexts(b.id, a.id),
    );
  const from = Number(query.cursor ?? 0);
  const to = from + query.limit;
  const members = [...directory.members.values()];
  return {
    notes: notes.slice(from, to).map((note) => presentNote(note, members, member)),
    next_cursor: to < notes.length ? String(to) : null,
  };
};
