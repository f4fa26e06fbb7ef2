import type { PortalRowKind } from '#data/keys.ts';
import type { KindRead, PortalHead } from './repositories/portal-snapshots.ts';

/** A kind of rows as it is kept: read whole, and with what has changed since. */
export interface KeptKind extends KindRead {
  /** Up to when it is known; who has gone since the whole reading is known the next night. */
  readonly asOf: string;
  /** Another one each time something of it was changed. */
  readonly version: string;
}

/** What is kept of a kind; undefined where it has never been read whole. */
export function keptKind(head: PortalHead | null, kind: PortalRowKind): KeptKind | undefined {
  const read = head?.kinds[kind];
  if (!head || !read) return undefined;
  const changes = head.changes?.portal === head.portal ? head.changes : null;
  const since = changes?.kinds[kind]?.of === read.takenAt ? changes.kinds[kind] : null;
  const receivedAt = changes?.receivedAt ?? read.takenAt;
  return {
    ...read,
    count: read.count + (since?.added ?? 0),
    asOf: receivedAt > read.takenAt ? receivedAt : read.takenAt,
    version: `${read.takenAt} ${since?.changedAt ?? ''}`,
  };
}

/** People with their departments: a department that is named anew changes what is told of its people. */
export function keptPeople(head: PortalHead | null): KeptKind | undefined {
  const [people, departments] = [keptKind(head, 'PERSON'), keptKind(head, 'DEPARTMENT')];
  return people && { ...people, version: `${people.version} ${departments?.version ?? ''}` };
}
