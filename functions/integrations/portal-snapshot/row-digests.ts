import { createHash } from 'node:crypto';
import type { PortalRow } from '../repositories/portal-rows.ts';

/** Into so many parts people are put by their numbers: one who has changed makes one part be looked at. */
const PARTS = 64;
const LENGTH = 8;

/** The part in which a row lies. */
export function partOf({ number }: Pick<PortalRow, 'number'>): number {
  return number % PARTS;
}

/** What rows come to, made short: the same for the same rows. */
export function digestOf(rows: readonly PortalRow[]): string {
  const hash = createHash('sha256');
  for (const { number, data } of rows) hash.update(JSON.stringify([number, data]));
  return hash.digest('base64url').slice(0, LENGTH);
}

/** The same part by part; when somebody was on the portal last is no change of theirs. */
export function digestsOf(people: readonly PortalRow[]): string[] {
  const parts = Map.groupBy(people, partOf);
  return Array.from({ length: PARTS }, (_, part) => digestOf((parts.get(part) ?? []).map(withoutLogin)));
}

function withoutLogin({ number, data }: PortalRow): PortalRow {
  const { LAST_LOGIN: _, ...kept } = data;
  return { number, data: kept };
}

/** A person as they are now, but for when they were there last: that is noted once a night. */
export function withLoginOf(person: PortalRow, kept: Pick<PortalRow, 'data'> | undefined): PortalRow {
  if (!kept) return person;
  const { data } = withoutLogin(person);
  const login = 'LAST_LOGIN' in kept.data ? { LAST_LOGIN: kept.data['LAST_LOGIN'] } : {};
  return { ...person, data: { ...data, ...login } };
}
