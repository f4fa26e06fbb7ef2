import { createHash } from 'node:crypto';
import { seconds } from '#shared/rules/seconds.ts';
import { keys } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { failsAs, insert, put, update, type Write } from '#data/writes.ts';

/** An address that led to a survey stands on posters: for so long no other company's survey is behind it. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** Keeps an address for its workspace once it leads nowhere; a hash stands for the workspace, and it expires. */
export function keepPath(path: string, workspaceId: string, now: Date): Write {
  return put({ ...keys.share(path), ...kept(workspaceId, now) });
}

/** The same of an address that leads to this survey still, which goes together with its workspace. */
export function keepPathOf(
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  path: string,
  now: Date,
): Write {
  return update(keys.share(path), { set: kept(workspaceId, now), clear: ['surveyId'] }, { equals: { surveyId: id } });
}

function kept(workspaceId: string, now: Date): Item {
  return { type: 'kept-path', keptFor: holderHash(workspaceId), ttl: seconds(now) + KEPT_SECONDS };
}

/** Whether an address is kept for another workspace than this at this moment. */
export function isKeptFromOthers(item: Item | null, workspaceId: string, now: Date): boolean {
  return isKept(item) && Number(item!['ttl']) > seconds(now) && item!['keptFor'] !== holderHash(workspaceId);
}

/**
 * A path leads to one survey: one that led nowhere, or is kept for this workspace, or leads to the `holder` it is taken
 * over from. `found` is what stood there when it was read.
 */
export function takePath(
  path: string,
  surveyId: string,
  { found, holderId }: { readonly found: Item | null; readonly holderId: string | null },
): Write<'taken'> {
  const key = keys.share(path);
  if (isKept(found)) {
    const asFound = { equals: { keptFor: found!['keptFor'], ttl: found!['ttl'] } };
    return failsAs('taken', { kind: 'put', item: { ...key, type: 'share', surveyId }, condition: asFound });
  }
  const write = holderId
    ? update(key, { set: { surveyId } }, { equals: { surveyId: holderId } })
    : insert({ ...key, type: 'share', surveyId });
  return failsAs('taken', write);
}

function isKept(item: Item | null): boolean {
  return item?.['type'] === 'kept-path';
}

function holderHash(workspaceId: string): string {
  return createHash('sha256').update(`path/${workspaceId}`).digest('base64url');
}
