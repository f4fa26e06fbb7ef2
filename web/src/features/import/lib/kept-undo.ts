import type { PeopleLog } from '../people-api.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** What a file of people has written, and whom an undoing has left alone so far. */
export interface KeptUndo {
  readonly log: PeopleLog;
  readonly spared: Set<string>;
  readonly at: Date;
}

/** A file that turns out to be the wrong one does so within a day. */
const KEPT_MILLISECONDS = DAY_MS;

/** The newest of each workspace, in the memory of this tab alone: it holds names and phone numbers. */
const kept = new Map<string, KeptUndo>();

/** Keeps what takes a file of people back, also when its page is left: whether it was right is seen in the list. */
export function keepUndo(workspaceId: string, undo: KeptUndo): void {
  kept.set(workspaceId, undo);
}

/** What may be taken back in a workspace still; null where nothing is. */
export function keptUndo(workspaceId: string, now: Date): KeptUndo | null {
  const undo = kept.get(workspaceId);
  return undo && now.getTime() - undo.at.getTime() < KEPT_MILLISECONDS ? undo : null;
}

/** Once it was taken back there is nothing to take back any more. */
export function forgetUndo(workspaceId: string): void {
  kept.delete(workspaceId);
}
