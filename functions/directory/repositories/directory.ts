import { createHash } from 'node:crypto';
import { DIRECTORY_MOST, DIRECTORY_TOKENS, type DirectoryProblemCode } from '#shared/rules/directory.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** A resource of SCIM as it is kept. */
interface Kept {
  readonly workspaceId: string;
  readonly id: string;
  /** What the directory says, in the names of SCIM. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** A person as the directory of the company sends them. */
export interface DirectoryPerson extends Kept {
  readonly userName: string;
  /** The address that makes them a member, in lower case; null where there is none that mail could reach. */
  readonly email: string | null;
}

/** A group of the directory, which is a team of the workspace. */
export interface DirectoryGroup extends Kept {
  readonly name: string;
  /** Who is in it, by the ids of the directory's people. */
  readonly members: readonly string[];
}

/** A token by which a directory may write. */
export interface DirectoryToken {
  readonly slot: number;
  readonly hash: string;
  /** Its last signs, by which the owner knows it again. */
  readonly hint: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** Something that could not be taken. */
export interface DirectoryProblem {
  readonly at: string;
  readonly code: DirectoryProblemCode;
  /** What was to be done: `POST /Users`. */
  readonly request: string;
  /** Whom or which group it was about, as the directory calls them; empty where it did not say. */
  readonly about: string;
  /** The answer that the directory was given. */
  readonly detail: string;
}

/** How it stands with the directory of a workspace. */
export interface DirectoryState {
  readonly people: number;
  readonly lastChangeAt: string | null;
  readonly problems: readonly DirectoryProblem[];
}

type Stored<Value extends Kept> = Omit<Value, 'version'>;

/** The newest problems are kept, no more. */
const PROBLEMS_KEPT = 10;
/** How often it is noted that a token was used. */
const USE_NOTED_MILLISECONDS = 60_000;

/** What the directory of a company has sent, and by which tokens it may. */
export function createDirectory(table: Table) {
  return {
    /** Everybody, in the order in which they came. */
    async people(workspaceId: string): Promise<DirectoryPerson[]> {
      const items = await table.queryAll(ranges.directoryPeople(workspaceId), { consistent: true });
      return items.map(toPerson).toSorted(byAge);
    },

    async findPerson(workspaceId: string, id: string): Promise<DirectoryPerson | null> {
      const item = await table.get(keys.directoryPerson(workspaceId, id), { consistent: true });
      return item && toPerson(item);
    },

    /** By the user name, whatever its case. */
    async findByUserName(workspaceId: string, userName: string): Promise<DirectoryPerson | null> {
      const mark = await table.get(nameKey(workspaceId, 'user', userName), { consistent: true });
      if (!mark) return null;
      const item = await table.get(keys.directoryPerson(workspaceId, String(mark['directoryId'])), {
        consistent: true,
      });
      return item && toPerson(item);
    },

    /** `taken` where the user name or the address is another's. */
    async addPerson(person: Stored<DirectoryPerson>): Promise<'added' | 'taken' | 'too many'> {
      const { workspaceId, id } = person;
      const counted = update(
        keys.directoryState(workspaceId),
        { set: { type: 'directory-state' }, add: { people: 1 } },
        { below: { people: DIRECTORY_MOST } },
      );
      const failed = await failedCondition(table, [
        failsAs('too many', counted),
        insert({ ...keys.directoryPerson(workspaceId, id), type: 'directory-person', ...person, version: 1 }),
        ...marksOf(person).map((mark) => failsAs('taken', insert(markItem(mark, id)))),
      ]);
      return failed ?? 'added';
    },

    /** `changed` when somebody else has changed them since they were read. */
    async changePerson(before: DirectoryPerson, after: Stored<DirectoryPerson>): Promise<'changed' | 'taken' | 'done'> {
      const { workspaceId, id } = before;
      const [old, fresh] = [marksOf(before), marksOf(after)];
      const isIn = (marks: readonly Key[]) => (one: Key) => marks.some(({ sk }) => sk === one.sk);
      const failed = await failedCondition(table, [
        failsAs('changed', {
          kind: 'put',
          item: {
            ...keys.directoryPerson(workspaceId, id),
            type: 'directory-person',
            ...after,
            version: before.version + 1,
          },
          condition: { exists: true, equals: { version: before.version } },
        }),
        ...old.filter((one) => !isIn(fresh)(one)).map((one) => remove(one)),
        ...fresh
          .filter((one) => !isIn(old)(one))
          .map((one): Write<'taken'> => failsAs('taken', insert(markItem(one, id)))),
      ]);
      return failed ?? 'done';
    },

    /** False when they are gone already. */
    async removePerson(person: DirectoryPerson): Promise<boolean> {
      const { workspaceId, id } = person;
      return unlessChanged(
        table.transact([
          remove(keys.directoryPerson(workspaceId, id), { exists: true }),
          update(keys.directoryState(workspaceId), { add: { people: -1 } }),
          ...marksOf(person).map((mark) => remove(mark)),
        ]),
      );
    },

    /** All groups, in the order in which they came. */
    async groups(workspaceId: string): Promise<DirectoryGroup[]> {
      const items = await table.queryAll(ranges.directoryGroups(workspaceId), { consistent: true });
      return items.map(toGroup).toSorted(byAge);
    },

    async findGroup(workspaceId: string, id: string): Promise<DirectoryGroup | null> {
      const item = await table.get(keys.directoryGroup(workspaceId, id), { consistent: true });
      return item && toGroup(item);
    },

    async addGroup(group: Stored<DirectoryGroup>): Promise<void> {
      await table.write(
        insert({ ...keys.directoryGroup(group.workspaceId, group.id), type: 'directory-group', ...group, version: 1 }),
      );
    },

    /** False when somebody else has changed it since it was read. */
    async changeGroup(before: DirectoryGroup, after: Stored<DirectoryGroup>): Promise<boolean> {
      const { workspaceId, id, version } = before;
      const item = { ...keys.directoryGroup(workspaceId, id), type: 'directory-group', ...after, version: version + 1 };
      const condition = { exists: true, equals: { version } };
      return unlessChanged(table.write({ kind: 'put', item, condition }));
    },

    /** False when it is gone already. */
    async removeGroup({ workspaceId, id }: DirectoryGroup): Promise<boolean> {
      return unlessChanged(table.write(remove(keys.directoryGroup(workspaceId, id), { exists: true })));
    },

    async tokens(workspaceId: string): Promise<DirectoryToken[]> {
      const items = await table.queryAll(ranges.directoryTokens(workspaceId), { consistent: true });
      return items.map(toToken);
    },

    /** Into a place that is free; false where there is none. */
    async addToken(workspaceId: string, token: Omit<DirectoryToken, 'slot' | 'lastUsedAt'>): Promise<boolean> {
      for (let slot = 1; slot <= DIRECTORY_TOKENS; slot++) {
        const item = { ...keys.directoryToken(workspaceId, slot), type: 'directory-token', slot, ...token };
        if (await unlessChanged(table.write(insert(item)))) return true;
      }
      return false;
    },

    /** False when there is none in that place. */
    async removeToken(workspaceId: string, slot: number): Promise<boolean> {
      return unlessChanged(table.write(remove(keys.directoryToken(workspaceId, slot), { exists: true })));
    },

    /** Notes that a token was used; not with every request. */
    async noteUse(workspaceId: string, { slot, hash, lastUsedAt }: DirectoryToken, now: Date): Promise<void> {
      if (lastUsedAt !== null && now.getTime() - Date.parse(lastUsedAt) < USE_NOTED_MILLISECONDS) return;
      const set = { lastUsedAt: now.toISOString() };
      await unlessChanged(
        table.write(update(keys.directoryToken(workspaceId, slot), { set }, { exists: true, equals: { hash } })),
      );
    },

    async state(workspaceId: string): Promise<DirectoryState> {
      return toState(await table.get(keys.directoryState(workspaceId), { consistent: true }));
    },

    /** Notes that the directory has changed something. */
    async noteChange(workspaceId: string, now: Date): Promise<void> {
      const set = { type: 'directory-state', lastChangeAt: now.toISOString() };
      await table.write(update(keys.directoryState(workspaceId), { set }));
    },

    /** Notes what could not be taken; of two at once one may be missing. */
    async noteProblem(workspaceId: string, problem: DirectoryProblem): Promise<void> {
      const { problems } = toState(await table.get(keys.directoryState(workspaceId), { consistent: true }));
      const set = { type: 'directory-state', problems: [problem, ...problems].slice(0, PROBLEMS_KEPT) };
      await table.write(update(keys.directoryState(workspaceId), { set }));
    },
  };
}

function toKept(item: Item): Kept {
  return {
    workspaceId: String(item['workspaceId']),
    id: String(item['id']),
    attributes: item['attributes'] as Kept['attributes'],
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
    version: Number(item['version']),
  };
}

function toPerson(item: Item): DirectoryPerson {
  return { ...toKept(item), userName: String(item['userName']), email: textOrNull(item['email']) };
}

function toGroup(item: Item): DirectoryGroup {
  return { ...toKept(item), name: String(item['name']), members: item['members'] as string[] };
}

function toToken(item: Item): DirectoryToken {
  return {
    slot: Number(item['slot']),
    hash: String(item['hash']),
    hint: String(item['hint']),
    createdAt: String(item['createdAt']),
    lastUsedAt: textOrNull(item['lastUsedAt']),
  };
}

function toState(item: Item | null): DirectoryState {
  return {
    people: Number(item?.['people'] ?? 0),
    lastChangeAt: textOrNull(item?.['lastChangeAt']),
    problems: (item?.['problems'] as DirectoryProblem[] | undefined) ?? [],
  };
}

function byAge(a: Kept, b: Kept): number {
  return a.createdAt.localeCompare(b.createdAt) || (a.id < b.id ? -1 : 1);
}

/** What is taken by a person: their user name and their address. */
function marksOf({ workspaceId, userName, email }: Pick<DirectoryPerson, 'workspaceId' | 'userName' | 'email'>): Key[] {
  return [nameKey(workspaceId, 'user', userName), ...(email === null ? [] : [nameKey(workspaceId, 'address', email)])];
}

function markItem(key: Key, directoryId: string): Item & Key {
  return { ...key, type: 'directory-name', directoryId };
}

function nameKey(workspaceId: string, kind: 'user' | 'address', name: string): Key {
  return keys.directoryName(workspaceId, kind, createHash('sha256').update(name.toLowerCase()).digest('base64url'));
}
