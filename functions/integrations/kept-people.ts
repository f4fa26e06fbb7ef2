import { toEmployee } from './kept-rows.ts';
import type { KindRead } from './repositories/portal-snapshots.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { departmentNames } from './snapshot-lists.ts';

/** So many portals are remembered at once, some megabytes each; the one asked for longest ago is forgotten. */
const MAX_PORTALS = 4;

/** Everybody as a reading found them, by workspace and reading, for as long as the process lives. */
const remembered = new Map<string, Promise<readonly Employee[]>>();

/**
 * Everybody on a portal as it was last read whole. For a page all rows are needed, since any of them may come first:
 * they are read once after each reading of the portal (2,300 people: about 145 read units), not for every page.
 */
export function everybodyKept(
  snapshots: Repositories['portalSnapshots'],
  workspaceId: string,
  { takenAt }: KindRead,
): Promise<readonly Employee[]> {
  const key = `${workspaceId} ${takenAt}`;
  const everybody = remembered.get(key) ?? readAll(snapshots, workspaceId);
  remembered.delete(key);
  remembered.set(key, everybody);
  everybody.catch(() => remembered.delete(key));
  for (const oldest of [...remembered.keys()].slice(0, -MAX_PORTALS)) remembered.delete(oldest);
  return everybody;
}

async function readAll(snapshots: Repositories['portalSnapshots'], workspaceId: string): Promise<Employee[]> {
  const departments = await departmentNames(snapshots, workspaceId);
  const people: Employee[] = [];
  for await (const rows of snapshots.shown(workspaceId, 'PERSON')) {
    people.push(...rows.map((row) => toEmployee(row, departments)));
  }
  return people;
}
