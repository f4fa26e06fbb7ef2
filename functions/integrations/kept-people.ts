import { toEmployee } from './kept-rows.ts';
import type { KeptKind } from './kept-kind.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Employee } from '#shared/models/bitrix24.ts';

/** So many portals are remembered at once, some megabytes each; the one asked for longest ago is forgotten. */
const MAX_PORTALS = 4;

/** A department of a portal, as it was last read. */
export interface KeptDepartment {
  readonly name: string | null;
  /** The number of the one above it; null for the company itself. */
  readonly parent: number | null;
  /** The number of the person who leads it. */
  readonly head: number | null;
}

/** Everybody on a portal, the departments by their numbers, and when those left who were seen to. */
export interface KeptCompany {
  readonly people: readonly Employee[];
  readonly departments: ReadonlyMap<number, KeptDepartment>;
  readonly left: ReadonlyMap<string, string>;
}

/** Everybody as they were known, by workspace and version of the copy, for as long as the process lives. */
const remembered = new Map<string, Promise<KeptCompany>>();

/**
 * Everybody on a portal as it was last read. For a page all rows are needed, since any of them may come first: they are
 * read once after each change of the copy (2,300 people: about 145 read units), not for every page.
 */
export async function everybodyKept(
  snapshots: Repositories['portalSnapshots'],
  workspaceId: string,
  kept: KeptKind,
): Promise<readonly Employee[]> {
  return (await companyKept(snapshots, workspaceId, kept)).people;
}

/** The same with the departments, of which each says who leads it. */
export function companyKept(
  snapshots: Repositories['portalSnapshots'],
  workspaceId: string,
  { version }: KeptKind,
): Promise<KeptCompany> {
  const key = `${workspaceId} ${version}`;
  const everybody = remembered.get(key) ?? readAll(snapshots, workspaceId);
  remembered.delete(key);
  remembered.set(key, everybody);
  everybody.catch(() => remembered.delete(key));
  for (const oldest of [...remembered.keys()].slice(0, -MAX_PORTALS)) remembered.delete(oldest);
  return everybody;
}

async function readAll(snapshots: Repositories['portalSnapshots'], workspaceId: string): Promise<KeptCompany> {
  const departments = new Map<number, KeptDepartment>();
  for await (const rows of snapshots.shown(workspaceId, 'DEPARTMENT')) {
    for (const { number, data } of rows) {
      const name = typeof data['NAME'] === 'string' ? data['NAME'] : null;
      departments.set(number, { name, parent: numberIn(data['PARENT']), head: numberIn(data['UF_HEAD']) });
    }
  }
  const names = new Map(
    [...departments].flatMap(([number, { name }]) => (name === null ? [] : [[number, name] as const])),
  );
  const people: Employee[] = [];
  const left = new Map<string, string>();
  for await (const rows of snapshots.shown(workspaceId, 'PERSON')) {
    people.push(...rows.map((row) => toEmployee(row, names)));
    for (const { number, leftAt } of rows) if (leftAt !== null) left.set(String(number), leftAt);
  }
  return { people, departments, left };
}

/** Bitrix24 writes 0 where there is nobody. */
function numberIn(value: unknown): number | null {
  const number = Number(value ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
