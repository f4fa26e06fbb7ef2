import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { put, remove } from '#data/writes.ts';
import { PERSON_SOURCES, personRef, readPersonRef, type PersonSource } from '#shared/rules/people/sources.ts';
import type { JoinDecision } from '../records.ts';

/** Where each source stands in an item: a deletion of the account takes the member out of it. */
const ATTRIBUTES = {
  member: 'memberId',
  directory: 'directoryId',
  portal: 'portalNumber',
  contact: 'contactId',
  payroll: 'payrollId',
} as const satisfies Record<PersonSource, string>;

/** What people have decided of records: that two are one person, or that they are two although the address is the same. */
export function createPersonJoins(table: Table) {
  return {
    /** All decisions of a workspace; one that names a deleted account is none any more. */
    async all(workspaceId: string): Promise<JoinDecision[]> {
      const items = await table.queryAll(ranges.personJoins(workspaceId));
      return items.map(toDecision).filter((decision) => decision !== null);
    },

    /** The decision of this id; null where there is none. */
    async find(workspaceId: string, joinId: string): Promise<JoinDecision | null> {
      const item = await table.get(keys.personJoin(workspaceId, joinId), { consistent: true });
      return item && toDecision(item);
    },

    /** Writes down a decision in the place of the one there was of the same two records. */
    async save(workspaceId: string, { id, refs, same }: JoinDecision, now: Date): Promise<void> {
      const sources = Object.fromEntries(
        refs.map((ref) => {
          const { source, id: named } = readPersonRef(ref);
          return [ATTRIBUTES[source], named];
        }),
      );
      const dates = { createdAt: now.toISOString() };
      const item = { ...keys.personJoin(workspaceId, id), type: 'person-join', joinId: id, ...sources, same, ...dates };
      await table.write(put(item));
    },

    /** Takes a decision back; false when there is none. */
    remove: (workspaceId: string, joinId: string): Promise<boolean> =>
      unlessChanged(table.write(remove(keys.personJoin(workspaceId, joinId), { exists: true }))),
  };
}

function toDecision(item: Item): JoinDecision | null {
  const refs = PERSON_SOURCES.flatMap((source) => {
    const named = item[ATTRIBUTES[source]];
    return typeof named === 'string' ? [personRef(source, named)] : [];
  });
  const [a, b] = refs;
  return a && b ? { id: String(item['joinId']), refs: [a, b], same: item['same'] === true } : null;
}
