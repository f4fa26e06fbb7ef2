import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';

/** A function answers for few runs at a time; what was read first goes first. */
const KEPT = 50;

/** What of a run may change while its version stays; whatever else changes raises it. */
interface Unversioned {
  readonly workspaceName: string;
  readonly namesTakenOff: number;
  readonly withdrawn: number;
}

const READ_AGAIN = ['version', 'workspaceName', 'namesTakenOff', 'withdrawn'] satisfies (
  | 'version'
  | keyof Unversioned
)[];

/**
 * Reads runs as they are at this moment, those that this process has read before by their version: where that is the
 * same, nothing else is fetched and read out but what may change without it. It costs what a strong read costs.
 */
export function createKnownRuns<Run extends Unversioned & { readonly version: number }>(
  table: Table,
  toRun: (item: Item) => Run,
): (runId: string) => Promise<Run | null> {
  const known = new Map<string, Run>();
  return async (runId) => {
    const run = known.get(runId);
    const part = run && (await table.get(keys.run(runId), { consistent: true, only: READ_AGAIN }));
    if (run && part?.['version'] === run.version) return { ...run, ...toUnversioned(part) };
    known.delete(runId);
    const item = part === null ? null : await table.get(keys.run(runId), { consistent: true });
    if (item === null) return null;
    const read = toRun(item);
    known.set(runId, read);
    if (known.size > KEPT) known.delete(known.keys().next().value!); // one more than none has a first
    return read;
  };
}

/** What of a stored run may change while its version stays. */
export function toUnversioned(item: Item): Unversioned {
  return {
    workspaceName: String(item['workspaceName']),
    namesTakenOff: Number(item['namesTakenOff'] ?? 0),
    withdrawn: Number(item['withdrawn'] ?? 0),
  };
}
