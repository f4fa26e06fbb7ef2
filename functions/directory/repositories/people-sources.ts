import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
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

const DUE = 'read-people-sources';

/** What people are read from, workspace by workspace. */
export function createPeopleSources(table: Table) {
  const find = async (workspaceId: string): Promise<PeopleSourceAccess | null> => {
    const item = await table.get(keys.peopleSource(workspaceId), { consistent: true });
    return item && toSource(item);
  };
  /** Plans the next reading for another moment. */
  const moved = (workspaceId: string, dueAt: string, next: string) =>
    next === dueAt ? [] : [notDueWrite(DUE, dueAt, workspaceId), dueWrite(DUE, next, workspaceId)];

  return {
    find,

    /** In place of what was connected before; it is due now. `changed` when somebody else was faster. */
    async connect(
      workspaceId: string,
      values: Pick<PeopleSourceAccess, 'connectionId' | 'kind' | 'place' | 'login' | 'sealed'>,
      known: PeopleSourceAccess | null,
      now: Date,
    ): Promise<'saved' | 'changed' | 'workspace gone'> {
      const dueAt = now.toISOString();
      const item = {
        ...keys.peopleSource(workspaceId),
        type: 'people-source',
        ...values,
        dueAt,
        state: 'reading',
        // The same source under another secret goes on; another one is looked at first.
        allowed: known?.kind === values.kind && known.place === values.place && known.allowed !== null ? 0 : null,
        refused: 0,
        connectedAt: dueAt,
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

    /** Lets so many leave; it is due now. False when it was disconnected, connected anew, or is being read. */
    async allow(workspaceId: string, known: PeopleSourceAccess, allowed: number, now: Date): Promise<boolean> {
      const dueAt = now.toISOString();
      const set = { state: 'reading', allowed, problem: null, dueAt };
      return unlessChanged(
        table.transact([
          update(keys.peopleSource(workspaceId), { set }, { equals: asKnown(known) }),
          ...moved(workspaceId, known.dueAt, dueAt),
        ]),
      );
    },

    /**
     * Plans the next reading, with what this one came to, where it has come to something. False where it was
     * disconnected, connected anew, allowed or planned by somebody else meanwhile.
     */
    async plan(
      workspaceId: string,
      known: Pick<PeopleSourceAccess, 'connectionId' | 'dueAt'>,
      next: string,
      outcome: SourceOutcome = {},
    ): Promise<boolean> {
      const set = { ...outcome, dueAt: next };
      return unlessChanged(
        table.transact([
          update(keys.peopleSource(workspaceId), { set }, { equals: asKnown(known) }),
          ...moved(workspaceId, known.dueAt, next),
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

function asKnown({ connectionId, dueAt }: Pick<PeopleSourceAccess, 'connectionId' | 'dueAt'>) {
  return { connectionId, dueAt };
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
