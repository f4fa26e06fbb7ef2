import { isUuid } from '#shared/rules/ids.ts';

const LEGACY_ID = /^\d+$/;
const MOSTLY_UUID = 0.8;
const MOSTLY_INTEGER = 0.2;

export type IdFormat = 'uuid' | 'integer' | 'mixed' | 'unknown';

/** Whether the value may name a workspace: a UUID, or a digits-only id of old, which earns a console warning. */
export function isWorkspaceId(value: unknown): value is string {
  if (isUuid(value)) return true;
  if (!isLegacyId(value)) return false;
  console.warn(`Legacy integer ID detected: ${value}. Consider upgrading to UUID.`);
  return true;
}

/** The one spelling of an id: lower case and without blanks; null for whatever is not an id. */
export function normalizeId(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value).trim();
  return isWorkspaceId(text) ? text.toLowerCase() : null;
}

/** Whether two values name the same thing. */
export function sameId(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const normal = normalizeId(one);
  return normal !== null && normal === normalizeId(other);
}

/** The normalised id; throws for a value that is none. */
export function requireWorkspaceId(value: unknown): string {
  const id = normalizeId(value);
  if (id === null) throw new Error('Invalid workspace ID provided');
  return id;
}

/** Which kind of ids a list carries, by the share of UUIDs among its UUID and integer ids; confidence in percent. */
export function classifyIds(items: unknown, context: string): { format: IdFormat; confidence: number } {
  const ids = Array.isArray(items) ? items.map(idOf) : [];
  const uuids = ids.filter(isUuid).length;
  const known = uuids + ids.filter(isLegacyId).length;
  if (known === 0) return { format: 'unknown', confidence: 0 };
  const share = uuids / known;
  if (share >= MOSTLY_UUID) return { format: 'uuid', confidence: Math.round(share * 100) };
  if (share <= MOSTLY_INTEGER) return { format: 'integer', confidence: Math.round((1 - share) * 100) };
  console.warn(`Mixed ID formats detected in ${context}. Migration may be in progress.`);
  return { format: 'mixed', confidence: 50 };
}

function isLegacyId(value: unknown): boolean {
  return (typeof value === 'string' && LEGACY_ID.test(value)) || (Number.isInteger(value) && Number(value) >= 0);
}

function idOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
}
