import { say } from '#core/clients/connection-problems.ts';
import type { Words } from '#shared/text/said.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import type { Portal } from '../portal/open-portal.ts';
import { isBeingRead } from '../portal-reading.ts';
import type { PortalRowKind } from '#data/keys.ts';
import type { PortalHead, Position } from '../repositories/portal-snapshots.ts';
import type { Repositories } from '#data/repositories.ts';
import { KINDS } from './listings.ts';
import { readKind } from './read-kind.ts';

/** After so long a reading that was broken off begins anew instead of going on. */
const POSITION_MILLISECONDS = 12 * 60 * 60 * 1000;
/** What a webhook may lack while it may read the rest. */
const PARTIAL: ReadonlySet<string> = new Set(['insufficient_scope', 'error_method_not_found']);

interface SnapshotOptions {
  readonly workspaceId: string;
  /** Whose rows are read; rows of another portal are removed first. */
  readonly portalKey: string;
  readonly portal: Portal;
  readonly snapshots: Repositories['portalSnapshots'];
  /** What was known before. */
  readonly head: PortalHead;
  readonly runId: string;
  readonly now: Date;
}

/** How a reading ended: everything was read; the time was up; the portal did not go on; it is not ours any more. */
export type SnapshotEnd =
  | { readonly kind: 'whole' | 'time' | 'superseded' }
  | { readonly kind: 'stopped'; readonly error: Bitrix24Error };

/** The time of this reading is up, or another has begun, or the portal was disconnected. */
class Interruption extends Error {
  readonly end: 'time' | 'superseded';
  constructor(end: 'time' | 'superseded') {
    super(`The reading of a portal ended: ${end}`);
    this.end = end;
  }
}

/** Reads a portal into its snapshot, from where the last reading was broken off; notes how far it came, and why not on. */
export async function takeSnapshot(options: SnapshotOptions): Promise<SnapshotEnd> {
  const { workspaceId, portalKey, portal, snapshots, head, runId, now } = options;
  if (!(await snapshots.begin(workspaceId, runId))) return { kind: 'superseded' };
  const isAnother = head.portal !== null && head.portal !== portalKey;
  if (isAnother) await snapshots.clear(workspaceId);
  let kinds = isAnother ? {} : head.kinds;
  let position = goesOn(head, isAnother, now) ?? startOf(KINDS[0]!, now);
  let written = 0;
  let lacking: Bitrix24Error | null = null;

  const isFirst = isBeingRead(head);
  const begunBy = isFirst && head.connectedAt !== null ? { connectedAt: head.connectedAt } : {};

  const save = async (next: Position | null, problem: Words | null, unfinished = false): Promise<void> => {
    const lastRun = {
      startedAt: now.toISOString(),
      milliseconds: Date.now() - now.getTime(),
      written,
      whole: next === null && problem === null,
      problem,
      goesOn: unfinished,
    };
    const failures = next === null ? 0 : head.failures + 1;
    const saved = await snapshots.save(workspaceId, runId, {
      portal: portalKey,
      kinds,
      position: next,
      failures,
      lastRun,
    });
    if (!saved) throw new Interruption('superseded');
  };
  const goOn = async (reached: Position): Promise<void> => {
    position = reached;
    if (!(await isOurs(reached))) throw new Interruption('superseded');
    if (Date.now() >= portal.until.getTime()) throw new Interruption('time');
  };
  /** Whoever has just connected the portal is told how far it is, with the same call. */
  const isOurs = async ({ kind, count }: Position): Promise<boolean> => {
    if (!isFirst) return (await snapshots.find(workspaceId))?.runId === runId;
    const people = kind === 'PERSON' ? count : (kinds.PERSON?.count ?? 0);
    const progress = { people, tasks: kind === 'TASK' ? count : 0, at: new Date().toISOString() };
    return snapshots.save(workspaceId, runId, { progress });
  };
  const wrote = (rows: number): void => void (written += rows);

  try {
    for (const kind of KINDS.slice(KINDS.indexOf(position.kind))) {
      if (position.kind !== kind) position = startOf(kind, now);
      try {
        const { startedAt, count, unreadable } = await readKind({ ...options, from: position, goOn, wrote });
        kinds = { ...kinds, [kind]: { takenAt: startedAt, count, unreadable, ...begunBy } };
      } catch (error) {
        if (!(error instanceof Bitrix24Error) || !PARTIAL.has(error.code)) throw error;
        lacking = error;
      }
    }
    await save(null, lacking?.problem.detail ?? null);
    return { kind: 'whole' };
  } catch (error) {
    return await endAt(error);
  }

  async function endAt(error: unknown): Promise<SnapshotEnd> {
    if (error instanceof Bitrix24Error) {
      await unlessInterrupted(save(position, error.problem.detail));
      return { kind: 'stopped', error };
    }
    if (!(error instanceof Interruption)) throw error;
    if (error.end === 'time') await unlessInterrupted(save(position, say('readInParts'), true));
    // Disconnected while it was read: what was written since is of nobody.
    else if (!(await snapshots.find(workspaceId))) await snapshots.clear(workspaceId);
    return { kind: error.end };
  }
}

/** Where the last reading was broken off, while that is worth going on. */
function goesOn({ position }: PortalHead, isAnother: boolean, now: Date): Position | null {
  if (!position || isAnother) return null;
  return now.getTime() - Date.parse(position.startedAt) < POSITION_MILLISECONDS ? position : null;
}

function startOf(kind: PortalRowKind, now: Date): Position {
  return { kind, after: 0, startedAt: now.toISOString(), count: 0, unreadable: 0 };
}

/** Whoever began meanwhile notes for itself. */
async function unlessInterrupted(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
}
