import { keys } from '#data/keys.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { check, failsAs, update, type Write } from '#data/writes.ts';

/** The workspace that data are saved in, as it was read. */
export type SavedIn = Pick<Workspace, 'id' | 'financeSince'>;

/**
 * That a workspace is there and shows its own money, for the transaction that saves some of it. Only the first is
 * written: the item of a workspace is read by everybody in it.
 */
export function savedIn({ id, financeSince }: SavedIn, now: Date): Write<'workspace gone'> {
  const key = keys.workspace(id);
  const there =
    financeSince === null
      ? update(key, { set: { financeSince: now.toISOString() } }, { exists: true })
      : check(key, { exists: true });
  return failsAs('workspace gone', there);
}
