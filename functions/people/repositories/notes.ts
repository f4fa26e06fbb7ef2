import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, failsAs, insert, remove, update, type Write } from '#data/writes.ts';
import { NOTES_ABOUT_ONE } from '#shared/rules/people/notes.ts';
import { readPersonRef, type PersonRef } from '#shared/rules/people/sources.ts';
import type { PersonNote } from '../records.ts';

/** What an author changes in a note. */
export type NoteChange = Pick<PersonNote, 'day' | 'text' | 'sharedWith'>;

/** Notes of one-to-ones. Whoever reads them here has to ask who may: note-readers.ts. */
export function createNotes(table: Table) {
  /** Those about a record of a person, whoever has written them. */
  async function about(workspaceId: string, ref: PersonRef): Promise<PersonNote[]> {
    return (await table.queryAll(ranges.notesAbout(workspaceId, ref), { consistent: true })).map(toNote);
  }

  return {
    /** Those about a person, by the records of theirs. */
    async aboutAll(workspaceId: string, refs: readonly PersonRef[]): Promise<PersonNote[]> {
      return (await Promise.all(refs.map((ref) => about(workspaceId, ref)))).flat();
    },

    /** As it is at this moment; null where there is none. */
    async find(workspaceId: string, ref: PersonRef, noteId: string): Promise<PersonNote | null> {
      const item = await table.get(keys.note(workspaceId, ref, noteId), { consistent: true });
      return item && toNote(item);
    },

    /** Everything that somebody has written, also where they are no more. */
    async ownOf(userId: string): Promise<PersonNote[]> {
      const [places, left] = await Promise.all([
        table.queryAll(ranges.memberships(userId), { consistent: true }),
        table.queryAll(ranges.formerMemberships(userId), { consistent: true }),
      ]);
      const ids = [...places.map(({ id }) => String(id)), ...left.map(({ workspaceId }) => String(workspaceId))];
      const notes: PersonNote[] = [];
      for (const workspaceId of new Set(ids)) {
        for (const counted of await table.queryAll(ranges.notesWritten(workspaceId, userId))) {
          const found = await about(workspaceId, counted['about'] as PersonRef);
          notes.push(...found.filter(({ authorId }) => authorId === userId));
        }
      }
      return notes;
    },

    /**
     * Writes a note down: `full` where its author has as many about this person as there is room for, `gone` where one
     * of those it names has just left.
     */
    async create(note: PersonNote): Promise<'created' | 'full' | 'gone'> {
      const { workspaceId, about: ref, authorId } = note;
      const named = namedBy(ref);
      const failed = await failedCondition(table, [
        insert({ ...keys.note(workspaceId, ref, note.id), type: 'note', ...note, ...named, version: 1 }),
        failsAs(
          'full',
          update(
            keys.notesWritten(workspaceId, authorId, ref),
            { set: { type: 'notes-written', authorId, about: ref, ...named }, add: { notes: 1 } },
            { below: { notes: NOTES_ABOUT_ONE } },
          ),
        ),
        ...present(workspaceId, [authorId, ...note.sharedWith, ...Object.values(named)]),
      ]);
      return failed ?? 'created';
    },

    /** Changes a note of this author; `changed` where it, or one of those it is shared with, has just gone. */
    async change(note: PersonNote, change: NoteChange, now: Date): Promise<'done' | 'changed'> {
      const { workspaceId, about: ref, id, authorId } = note;
      const at = now.toISOString();
      const set = { ...change, sharedAt: at, updatedAt: at };
      const writes = [
        update(keys.note(workspaceId, ref, id), { set, add: { version: 1 } }, { equals: { authorId } }),
        ...present(workspaceId, [authorId, ...change.sharedWith]),
      ];
      return (await unlessChanged(table.transact(writes))) ? 'done' : 'changed';
    },

    /** False when it is gone already. */
    remove({ workspaceId, about: ref, id, authorId }: PersonNote): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.note(workspaceId, ref, id), { equals: { authorId } }),
          update(keys.notesWritten(workspaceId, authorId, ref), { add: { notes: -1 } }, { exists: true }),
        ]),
      );
    },
  };
}

/** The member a note names by whom it is about: the deletion of their account finds it by this. */
function namedBy(ref: PersonRef): { memberId?: string } {
  const { source, id } = readPersonRef(ref);
  return source === 'member' ? { memberId: id } : {};
}

/** All of these are members at the moment of the write: whose account is being deleted is named by nothing new. */
function present(workspaceId: string, userIds: readonly string[]): Write<'gone'>[] {
  return [...new Set(userIds)].map((userId) =>
    failsAs('gone', check(keys.member(workspaceId, userId), { exists: true })),
  );
}

function toNote(item: Item): PersonNote {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    about: item['about'] as PersonRef,
    authorId: String(item['authorId']),
    day: String(item['day']),
    text: String(item['text']),
    sharedWith: item['sharedWith'] as readonly string[],
    sharedAt: String(item['sharedAt']),
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
  };
}
