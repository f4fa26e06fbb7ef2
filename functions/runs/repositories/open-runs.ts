import type { PollType } from '#shared/models/answers.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { put, remove, type Write } from '#data/writes.ts';

/** Of a run what its entries in the lists of its workspace are made of. */
interface Run {
  readonly id: string;
  readonly workspaceId: string;
  readonly pollId: string;
  readonly pollCreatedAt: string;
  readonly pollType: PollType;
  readonly kind: RunKind;
  readonly isAnonymous: boolean;
  readonly published: boolean;
  readonly compareTeams: boolean;
  readonly openedAt: string | null;
}

/** A run as the list of those that were opened knows it. */
export interface OpenedRun extends Pick<Run, 'pollId' | 'kind' | 'pollType' | 'isAnonymous' | 'compareTeams'> {
  readonly runId: string;
  readonly openedAt: string;
}

/** The runs of a workspace by when they were opened. */
export function createOpenedRuns(table: Table) {
  return {
    /** The newest that were opened since a moment, the newest first; cheap, as the runs themselves are not read. */
    async newest(
      workspaceId: string,
      { since, limit }: { readonly since: string; readonly limit: number },
    ): Promise<OpenedRun[]> {
      const range = ranges.openedRuns(workspaceId);
      const { items } = await table.query(range, { limit, newestFirst: true, from: since, to: '9' });
      return items.map(toOpenedRun);
    },
  };
}

/**
 * What it takes that a run stands among the open ones of its workspace as long as it is published, and from its first
 * opening on among those that were opened: in the transaction that opens or closes it. An entry that stays is not written.
 */
export function openRunWrites(old: Run | null, changed: Run): Write[] {
  if ((old?.published ?? false) === changed.published) return [];
  if (!changed.published) return [remove(openRunOf(changed))];
  const { id: runId, pollId, pollCreatedAt, kind, pollType, isAnonymous, compareTeams } = changed;
  const known = { pollId, kind, pollType, isAnonymous, compareTeams };
  return [
    put({ ...openRunOf(changed), type: 'open-run', runId, pollId, pollCreatedAt, kind }),
    // It opens again under the key of its first opening.
    ...openedRunsOf(changed).map((key) => put({ ...key, type: 'opened-run', runId, ...known })),
  ];
}

/** What it takes that neither list knows a run any more. */
export function forgetRunWrites(run: Pick<Run, 'workspaceId' | 'id' | 'openedAt'>): Write[] {
  return [openRunOf(run), ...openedRunsOf(run)].map((key) => remove(key));
}

/** Where a run stands among the open ones of its workspace. */
export function openRunOf({ workspaceId, id }: Pick<Run, 'workspaceId' | 'id'>): Key {
  return keys.openRun(workspaceId, id);
}

/** Where it stands among those that were opened; nowhere while it never was. */
export function openedRunsOf({ workspaceId, id, openedAt }: Pick<Run, 'workspaceId' | 'id' | 'openedAt'>): Key[] {
  return openedAt === null ? [] : [keys.openedRun(workspaceId, openedAt, id)];
}

/** The entry behind a stored item. */
function toOpenedRun(item: Item): OpenedRun {
  return {
    runId: String(item['runId']),
    pollId: String(item['pollId']),
    pollType: item['pollType'] as PollType,
    kind: item['kind'] as RunKind,
    isAnonymous: item['isAnonymous'] === true,
    compareTeams: item['compareTeams'] === true,
    openedAt: String(item['sk']).split('#')[1]!,
  };
}
