import { createHash } from 'node:crypto';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, failsAs, insert, put, remove, update } from '#data/writes.ts';
import type { TaskSourceKind, TaskSourceProblem, TrackerOrganization, WorkState } from '#shared/rules/task-sources.ts';
import type { SourcePerson, SourceStatus, SourceTask } from '../task-sources/task-source.ts';

/** A status with how many tasks have it. */
export interface CountedStatus extends SourceStatus {
  readonly tasks: number;
}

/** What the tasks of a workspace are read from, and how far that is. */
export interface TaskSourceHead {
  /** Another each time it is connected: what was read under one counts for none after it. */
  readonly connectionId: string;
  readonly kind: TaskSourceKind;
  /** The organisation of a Tracker, or the address of the service. */
  readonly place: string;
  readonly login: string | null;
  readonly organizationKind: TrackerOrganization | null;
  /** Its token, as the vault has sealed it. */
  readonly sealed: string;
  readonly connectedAt: string;
  /** When it is read next, and when it is read whole next. */
  readonly dueAt: string;
  readonly wholeDueAt: string;
  /** When the newest whole reading began; null as long as there is none: nothing is shown until then. */
  readonly wholeAt: string | null;
  /** Up to when the copy is known. */
  readonly readAt: string | null;
  /** How many there are in the copy. */
  readonly people: number;
  readonly tasks: number;
  /** How many tasks the whole reading of now has got. */
  readonly progress: number;
  readonly problem: TaskSourceProblem | null;
  readonly silentSince: string | null;
  /** Somebody reads it now, until `dueAt` at the latest. */
  readonly reading: boolean;
  /** How often in a row it could not be read. */
  readonly failures: number;
  readonly statuses: readonly CountedStatus[];
  /** What people have said that statuses count as. */
  readonly meanings: Readonly<Record<string, WorkState>>;
}

/** What a reading leaves behind. */
export type ReadingOutcome = Partial<
  Pick<
    TaskSourceHead,
    | 'wholeDueAt'
    | 'wholeAt'
    | 'readAt'
    | 'people'
    | 'tasks'
    | 'progress'
    | 'reading'
    | 'problem'
    | 'silentSince'
    | 'failures'
    | 'statuses'
  >
>;

/** The people and tasks of a source. */
export interface SourceCopy {
  readonly people: readonly SourcePerson[];
  readonly tasks: readonly SourceTask[];
}

const DUE = 'read-task-sources';
/** An item holds 400 kB: of twenty thousand tasks a part has some three hundred, of half a kilobyte each. */
const PARTS = 64;
const TITLE_MOST = 200;

/** What tasks are read from, workspace by workspace, and the copy of them. */
export function createTaskSources(table: Table) {
  const find = async (workspaceId: string): Promise<TaskSourceHead | null> => {
    const item = await table.get(keys.taskSource(workspaceId), { consistent: true });
    return item && toHead(item);
  };
  /** Plans the next reading for another moment. */
  const moved = (workspaceId: string, dueAt: string, next: string) =>
    next === dueAt ? [] : [notDueWrite(DUE, dueAt, workspaceId), dueWrite(DUE, next, workspaceId)];

  const partsOf = async (workspaceId: string): Promise<Map<number, Item>> => {
    const items = await table.queryAll(ranges.taskSourceParts(workspaceId), { consistent: true });
    return new Map(items.map((item) => [Number(item['number']), item]));
  };

  return {
    find,

    /**
     * In place of what was connected before, whose copy is shown no more; it is due now. The meanings of statuses stay
     * where it is the same place. `changed` when somebody else was faster.
     */
    async connect(
      workspaceId: string,
      values: Pick<TaskSourceHead, 'connectionId' | 'kind' | 'place' | 'login' | 'organizationKind' | 'sealed'>,
      known: TaskSourceHead | null,
      now: Date,
    ): Promise<'saved' | 'changed' | 'workspace gone'> {
      const dueAt = now.toISOString();
      const same = known?.kind === values.kind && known.place === values.place;
      const item = {
        ...keys.taskSource(workspaceId),
        type: 'task-source',
        ...values,
        connectedAt: dueAt,
        dueAt,
        wholeDueAt: dueAt,
        people: 0,
        tasks: 0,
        progress: 0,
        failures: 0,
        statuses: [],
        meanings: same ? known.meanings : {},
      };
      const failed = await failedCondition(
        table,
        [
          failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true })),
          known ? { ...put(item), condition: { exists: true, equals: asKnown(known) } } : insert(item),
          ...(known ? moved(workspaceId, known.dueAt, dueAt) : [dueWrite(DUE, dueAt, workspaceId)]),
        ],
        'changed',
      );
      return failed ?? 'saved';
    },

    /** Says what statuses count as. False when it was disconnected or connected anew. */
    async choose(
      workspaceId: string,
      { connectionId }: Pick<TaskSourceHead, 'connectionId'>,
      meanings: TaskSourceHead['meanings'],
    ): Promise<boolean> {
      return unlessChanged(
        table.write(update(keys.taskSource(workspaceId), { set: { meanings } }, { equals: { connectionId } })),
      );
    },

    /** Notes how far the reading of now is; nothing where it was disconnected meanwhile. */
    async note(
      workspaceId: string,
      { connectionId }: Pick<TaskSourceHead, 'connectionId'>,
      progress: number,
    ): Promise<void> {
      await unlessChanged(
        table.write(update(keys.taskSource(workspaceId), { set: { progress } }, { equals: { connectionId } })),
      );
    },

    /**
     * Plans the next reading, with what this one came to. False where it was disconnected, connected anew or planned by
     * somebody else meanwhile: whoever has planned it has it until then.
     */
    async plan(
      workspaceId: string,
      known: Pick<TaskSourceHead, 'connectionId' | 'dueAt'>,
      next: string,
      outcome: ReadingOutcome = {},
    ): Promise<boolean> {
      const set = { ...outcome, dueAt: next };
      return unlessChanged(
        table.transact([
          update(keys.taskSource(workspaceId), { set }, { equals: asKnown(known) }),
          ...moved(workspaceId, known.dueAt, next),
        ]),
      );
    },

    /** Everybody and everything as last read. */
    async copy(workspaceId: string): Promise<SourceCopy> {
      const parts = [...(await partsOf(workspaceId)).values()];
      return { people: parts.flatMap(peopleIn), tasks: parts.flatMap(tasksIn) };
    },

    /** Keeps what was read, part by part, those that differ alone. False where it was disconnected meanwhile. */
    async keep(
      workspaceId: string,
      { connectionId }: Pick<TaskSourceHead, 'connectionId'>,
      { people, tasks }: SourceCopy,
    ): Promise<boolean> {
      const known = await partsOf(workspaceId);
      for (let number = 0; number < PARTS; number++) {
        const part = {
          people: people.filter(({ id }) => partOf(id) === number),
          tasks: tasks.filter(({ id }) => partOf(id) === number).map(shortened),
        };
        const digest = createHash('sha256')
          .update(JSON.stringify([connectionId, part]))
          .digest('base64url');
        if (known.get(number)?.['digest'] === digest) continue;
        const key = keys.taskSourcePart(workspaceId, number);
        const isEmpty = part.people.length + part.tasks.length === 0;
        if (isEmpty && !known.has(number)) continue;
        const kept = await unlessChanged(
          table.transact([
            // Nothing of a source is written after it was disconnected.
            check(keys.taskSource(workspaceId), { exists: true, equals: { connectionId } }),
            isEmpty ? remove(key) : put({ ...key, type: 'task-source-part', number, digest, ...part }),
          ]),
        );
        if (!kept) return false;
      }
      return true;
    },

    /** Forgets it with its secret and all that was read of it. */
    async disconnect(workspaceId: string): Promise<void> {
      const known = await find(workspaceId);
      if (known) {
        await table.transact([remove(keys.taskSource(workspaceId)), notDueWrite(DUE, known.dueAt, workspaceId)]);
      }
      await table.removeMany(
        [...(await partsOf(workspaceId)).keys()].map((one) => keys.taskSourcePart(workspaceId, one)),
      );
    },
  };
}

function asKnown({ connectionId, dueAt }: Pick<TaskSourceHead, 'connectionId' | 'dueAt'>) {
  return { connectionId, dueAt };
}

function partOf(id: string): number {
  return createHash('sha256').update(id).digest()[0]! % PARTS;
}

function shortened(task: SourceTask): SourceTask {
  return { ...task, title: task.title.slice(0, TITLE_MOST) };
}

const peopleIn = (item: Item) => (item['people'] ?? []) as SourcePerson[];
const tasksIn = (item: Item) => (item['tasks'] ?? []) as SourceTask[];

function toHead(item: Item): TaskSourceHead {
  return {
    connectionId: String(item['connectionId']),
    kind: item['kind'] as TaskSourceKind,
    place: String(item['place']),
    login: textOrNull(item['login']),
    organizationKind: (item['organizationKind'] as TrackerOrganization | null | undefined) ?? null,
    sealed: String(item['sealed']),
    connectedAt: String(item['connectedAt']),
    dueAt: String(item['dueAt']),
    wholeDueAt: String(item['wholeDueAt']),
    wholeAt: textOrNull(item['wholeAt']),
    readAt: textOrNull(item['readAt']),
    people: Number(item['people'] ?? 0),
    tasks: Number(item['tasks'] ?? 0),
    progress: Number(item['progress'] ?? 0),
    problem: (item['problem'] as TaskSourceProblem | null | undefined) ?? null,
    silentSince: textOrNull(item['silentSince']),
    reading: item['reading'] === true,
    failures: Number(item['failures'] ?? 0),
    statuses: (item['statuses'] as CountedStatus[] | undefined) ?? [],
    meanings: (item['meanings'] as Record<string, WorkState> | undefined) ?? {},
  };
}
