import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, failsAs, insert, put, remove, update } from '#data/writes.ts';
import type { PeopleSourceKind, PeopleSourceProblem, PeopleSourceState } from '#shared/rules/people-sources.ts';

/** What a reading found that would change, or has changed. */
export interface SourceChanges {
  readonly come: number;
  readonly leave: number;
  readonly change: number;
  /** Who would leave, by name, as long as the owner is asked about them. */
  readonly leavers: readonly string[];
}

/** What the people of a workspace are read from. */
export interface PeopleSourceAccess {
  /** Another each time it is connected: what was read under one counts for none after it. */
  readonly connectionId: string;
  readonly kind: PeopleSourceKind;
  readonly place: string;
  readonly login: string | null;
  /** Its token or password, as the vault has sealed it. */
  readonly sealed: string;
  readonly state: PeopleSourceState;
  /** How many the owner has let leave at once; null as long as they have let nothing be done. */
  readonly allowed: number | null;
  readonly changes: SourceChanges | null;
  /** How many could not be taken at the last time. */
  readonly refused: number;
  readonly problem: PeopleSourceProblem | null;
  readonly readAt: string | null;
  readonly connectedAt: string;
  /** When it is read next. */
  readonly dueAt: string;
}

/** What a reading leaves behind. */
export type SourceOutcome = Partial<
  Pick<PeopleSourceAccess, 'state' | 'allowed' | 'changes' | 'refused' | 'problem' | 'readAt'>
>;

interface Reading {
  readonly jobId: string;
  readonly now: Date;
}

const DUE = 'read-people-sources';

/** What people are read from, workspace by workspace. */
export function createPeopleSources(table: Table) {
  const find = async (workspaceId: string): Promise<PeopleSourceAccess | null> => {
    const item = await table.get(keys.peopleSource(workspaceId), { consistent: true });
    return item && toSource(item);
  };
  const reading = (workspaceId: string, { jobId, now }: Reading) =>
    insert(jobItem({ kind: 'read-people', workspaceId }, jobId, now));

  return {
    find,

    /** In place of what was connected before; it is read at once. `changed` when somebody else was faster. */
    async connect(
      workspaceId: string,
      values: Pick<PeopleSourceAccess, 'connectionId' | 'kind' | 'place' | 'login' | 'sealed' | 'dueAt'>,
      known: PeopleSourceAccess | null,
      run: Reading,
    ): Promise<'saved' | 'changed' | 'workspace gone'> {
      const dueAt = known?.dueAt ?? values.dueAt;
      const item = {
        ...keys.peopleSource(workspaceId),
        type: 'people-source',
        ...values,
        // What is planned already stays planned.
        dueAt,
        state: 'reading',
        // The same source under another secret goes on; another one is looked at first.
        allowed: known?.kind === values.kind && known.place === values.place && known.allowed !== null ? 0 : null,
        refused: 0,
        connectedAt: run.now.toISOString(),
      };
      const failed = await failedCondition(
        table,
        [
          failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true })),
          known
            ? { ...put(item), condition: { exists: true, equals: { connectionId: known.connectionId } } }
            : insert(item),
          dueWrite(DUE, dueAt, workspaceId),
          reading(workspaceId, run),
        ],
        'changed',
      );
      return failed ?? 'saved';
    },

    /** Lets so many leave, and has it done. False when it was disconnected, or connected anew. */
    async allow(
      workspaceId: string,
      { connectionId }: PeopleSourceAccess,
      allowed: number,
      run: Reading,
    ): Promise<boolean> {
      const set = { state: 'reading', allowed, problem: null };
      return unlessChanged(
        table.transact([
          update(keys.peopleSource(workspaceId), { set }, { equals: { connectionId } }),
          reading(workspaceId, run),
        ]),
      );
    },

    /** Keeps what a reading came to, unless it was of a connection that is none any more. */
    async note(workspaceId: string, { connectionId }: PeopleSourceAccess, outcome: SourceOutcome): Promise<boolean> {
      return unlessChanged(
        table.write(update(keys.peopleSource(workspaceId), { set: { ...outcome } }, { equals: { connectionId } })),
      );
    },

    /** Moves the next reading, with the job that does this one, where there is one. False when it was moved. */
    async moveDue(workspaceId: string, dueAt: string, next: string, run: Reading | null): Promise<boolean> {
      return unlessChanged(
        table.transact([
          update(keys.peopleSource(workspaceId), { set: { dueAt: next } }, { equals: { dueAt } }),
          ...(next === dueAt ? [] : [notDueWrite(DUE, dueAt, workspaceId), dueWrite(DUE, next, workspaceId)]),
          ...(run ? [reading(workspaceId, run)] : []),
        ]),
      );
    },

    /** Forgets it with its secret; whom it has brought stays as they are. */
    async disconnect(workspaceId: string): Promise<void> {
      const known = await find(workspaceId);
      if (!known) return;
      await table.transact([remove(keys.peopleSource(workspaceId)), notDueWrite(DUE, known.dueAt, workspaceId)]);
    },
  };
}

function toSource(item: Item): PeopleSourceAccess {
  return {
    connectionId: String(item['connectionId']),
    kind: item['kind'] as PeopleSourceKind,
    place: String(item['place']),
    login: textOrNull(item['login']),
    sealed: String(item['sealed']),
    state: item['state'] as PeopleSourceState,
    allowed: typeof item['allowed'] === 'number' ? item['allowed'] : null,
    changes: (item['changes'] as SourceChanges | undefined) ?? null,
    refused: Number(item['refused'] ?? 0),
    problem: (item['problem'] as PeopleSourceProblem | null | undefined) ?? null,
    readAt: textOrNull(item['readAt']),
    connectedAt: String(item['connectedAt']),
    dueAt: String(item['dueAt']),
  };
}
