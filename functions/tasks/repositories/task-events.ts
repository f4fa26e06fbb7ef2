import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import { keyOf, type Task } from './task.ts';
import { NAMELESS, titleInWords } from './nameless.ts';
import { fieldChanges, type FieldChange } from './task-fields.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, remove, update } from '#data/writes.ts';

/** What happened to a task. */
export interface StoredTaskEvent {
  readonly id: string;
  readonly kind: 'created' | 'changed' | 'comment';
  readonly at: string;
  /** Null when their account was deleted. */
  readonly authorId: string | null;
  readonly text: string | null;
  readonly changes: readonly FieldChange[];
}

/** What one person did to a task and wrote of it. */
export interface OwnTaskEvents {
  /** Of the task. */
  readonly title: string;
  readonly entries: readonly StoredTaskEvent[];
}

/** So many trails are read at a time. */
const AT_ONCE = 20;

/** What of a task names a person. */
const NAMING = ['responsibleId', 'createdBy', 'changedBy'] as const satisfies readonly (keyof Task)[];

/** What happened to tasks: comments, and changes as the stream reports them. */
export function createTaskEvents(table: Table) {
  /** Takes a person's id out of a task as it is stored. */
  async function forgetInItem(item: Item, userId: string): Promise<void> {
    const { pk, sk } = item as unknown as Key;
    for (const attribute of NAMING.filter((name) => item[name] === userId)) {
      // What has changed meanwhile names somebody else, or is gone.
      const named = { equals: { [attribute]: userId } };
      await unlessChanged(table.write(update({ pk, sk }, { set: { [attribute]: null } }, named)));
    }
    const name = nameIn(item, userId);
    if (name === null) return;
    const title = String(item['title']);
    // A title that somebody changes meanwhile is looked at again when the stream reports that (`record`).
    const set = { title: title.replaceAll(name, NAMELESS), about: null };
    await unlessChanged(table.write(update({ pk, sk }, { set }, { equals: { title } })));
  }

  /** Takes a person's id out of everything that happened to a task, and their name out of the titles it had. */
  async function forgetIn(taskId: string, userId: string, name: string | null): Promise<void> {
    const nameless = (text: string | null): string | null => {
      if (text === userId) return null;
      return text !== null && name !== null ? text.replaceAll(name, NAMELESS) : text;
    };
    for await (const items of pagesOf(table, ranges.taskEvents(taskId))) {
      for (const item of items) {
        const { authorId, changes } = toEntry(item);
        const told = { authorId, changes };
        const set = {
          authorId: authorId === userId ? null : authorId,
          changes: changes.map(({ field, from, to }) => ({ field, from: nameless(from), to: nameless(to) })),
        };
        if (JSON.stringify(set) === JSON.stringify(told)) continue;
        const { pk, sk } = item as unknown as Key;
        await unlessChanged(table.write(update({ pk, sk }, { set }, { exists: true })));
      }
    }
  }

  /** Those of these people who are not in a workspace and never were: their accounts are gone. */
  async function unknownIn(workspaceId: string, userIds: readonly string[]): Promise<string[]> {
    const absent = async (ids: readonly string[], keyOfPerson: (workspaceId: string, userId: string) => Key) => {
      const items = await table.getMany(
        ids.map((id) => keyOfPerson(workspaceId, id)),
        { consistent: true },
      );
      return ids.filter((_, index) => items[index] === null);
    };
    // One after the other: whoever leaves in between is found as a former member.
    return absent(await absent(userIds, keys.member), keys.formerMember);
  }

  return {
    /** False when the task is gone, or the author is no member any more. */
    async comment(
      task: Pick<Task, 'workspaceId' | 'createdAt' | 'id'>,
      { id, at, authorId, text }: { readonly [Name in 'id' | 'at' | 'authorId' | 'text']: string },
    ): Promise<boolean> {
      const { workspaceId, id: taskId } = task;
      return unlessChanged(
        table.transact([
          check(keys.taskRef(taskId), { exists: true }),
          check(keys.member(workspaceId, authorId), { exists: true }),
          insert({ ...keys.taskEvent(taskId, at, id), type: 'task-event', id, kind: 'comment', at, authorId, text }),
          put(authorship(authorId, task)),
        ]),
      );
    },

    /**
     * Writes down what somebody changed; the same change twice is one entry. Somebody's account may have been deleted
     * since: either that deletion finds the entry, or their absence is found here, and their id taken out again.
     */
    async record(old: Task, changed: Task): Promise<void> {
      const changes = fieldChanges(old, changed);
      // What the service itself does, counting and forgetting, makes no new version.
      if (old.version === changed.version || changes.length === 0) return;
      const { id: taskId, workspaceId, updatedAt: at, changedBy: authorId, version } = changed;
      const id = String(version).padStart(8, '0');
      const entry = { id, kind: 'changed' as const, at, authorId, text: null, changes };
      await table.write(put({ ...keys.taskEvent(taskId, at, id), type: 'task-event', ...entry }));
      if (authorId !== null) await table.write(put(authorship(authorId, changed)));
      const people = new Set([...peopleOf(entry), ...(changed.about ? [changed.about.userId] : [])]);
      for (const userId of await unknownIn(workspaceId, [...people])) {
        const item = { ...keyOf(changed), ...changed };
        await forgetIn(taskId, userId, nameIn(item, userId));
        await forgetInItem(item, userId);
        await table.write(remove(keys.authorship(userId, taskId)));
      }
    },

    /** What an account did and wrote, for itself: of each task that is still there, oldest first. */
    async ownOf(userId: string): Promise<OwnTaskEvents[]> {
      const places = await table.queryAll(ranges.authorships(userId));
      const own: OwnTaskEvents[] = [];
      for (let from = 0; from < places.length; from += AT_ONCE) {
        const some = places.slice(from, from + AT_ONCE);
        const tasks = await table.getMany(some.map((item) => keys.task(...placeOf(item))));
        const events = await Promise.all(some.map((item) => table.queryAll(ranges.taskEvents(placeOf(item)[2]))));
        for (const [index, task] of tasks.entries()) {
          const entries = events[index]!.map(toShownEntry).filter(({ authorId }) => authorId === userId);
          if (task && entries.length > 0) own.push({ title: titleInWords(String(task['title'])), entries });
        }
      }
      return own;
    },

    /** Newest first; the last of all is the creation, whose author stands with the task. */
    async page(
      taskId: string,
      limit: number,
      cursor: string | null,
    ): Promise<{ entries: StoredTaskEvent[]; cursor: string | null }> {
      const page = await table.query(ranges.taskEvents(taskId), { limit, cursor, newestFirst: true });
      return { entries: page.items.map(toShownEntry), cursor: page.cursor };
    },

    /** Takes a person's id, and the name a rule has put there, out of the tasks of a workspace and what happened to them. */
    async forgetPerson(workspaceId: string, userId: string): Promise<void> {
      for await (const items of pagesOf(table, ranges.tasks(workspaceId))) {
        await Promise.all(
          items.map(async (item) => {
            await forgetIn(String(item['id']), userId, nameIn(item, userId));
            await forgetInItem(item, userId);
          }),
        );
      }
    },
  };
}

/** The way from an account to a task in whose trail it stands. */
function authorship(
  userId: string,
  { workspaceId, createdAt, id: taskId }: Pick<Task, 'workspaceId' | 'createdAt' | 'id'>,
) {
  return { ...keys.authorship(userId, taskId), type: 'authorship', workspaceId, createdAt, taskId };
}

function placeOf({ workspaceId, createdAt, taskId }: Item): [workspaceId: string, createdAt: string, taskId: string] {
  return [String(workspaceId), String(createdAt), String(taskId)];
}

/** The name by which the title of a task as it is stored speaks of somebody; null where it does not. */
function nameIn(item: Item, userId: string): string | null {
  const about = item['about'] as Task['about'] | undefined;
  return about?.userId === userId ? about.name : null;
}

/** Whose ids stand in an entry. */
function peopleOf({ authorId, changes }: Pick<StoredTaskEvent, 'authorId' | 'changes'>): string[] {
  const responsible = changes.filter(({ field }) => field === 'responsible_id').flatMap(({ from, to }) => [from, to]);
  return [...new Set([authorId, ...responsible].filter((id) => id !== null))];
}

/** An entry in the words of whoever reads it. */
function toShownEntry(item: Item): StoredTaskEvent {
  const entry = toEntry(item);
  const shown = (text: string | null) => text && titleInWords(text);
  return {
    ...entry,
    changes: entry.changes.map(({ field, from, to }) => ({ field, from: shown(from), to: shown(to) })),
  };
}

function toEntry(item: Item): StoredTaskEvent {
  if (item['type'] === 'task-ref') {
    const at = String(item['createdAt']);
    return { id: String(item['taskId']), kind: 'created', at, authorId: null, text: null, changes: [] };
  }
  return {
    id: String(item['id']),
    kind: item['kind'] === 'comment' ? 'comment' : 'changed',
    at: String(item['at']),
    authorId: typeof item['authorId'] === 'string' ? item['authorId'] : null,
    text: typeof item['text'] === 'string' ? item['text'] : null,
    changes: (item['changes'] as FieldChange[] | undefined) ?? [],
  };
}
