import type { PersonRef, PersonSource } from '#shared/rules/people/sources.ts';

/** What is known of a person by one source; what it does not say is null. */
export interface PersonRecord {
  readonly ref: PersonRef;
  readonly source: PersonSource;
  readonly firstName: string;
  readonly secondName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly position: string | null;
  readonly team: string | null;
  /** The day they were hired, 2026-11-24. */
  readonly hiredOn: string | null;
  /** The record of whoever leads them. */
  readonly manager: PersonRef | null;
  /** They lead the whole company: nobody leads them. */
  readonly isTop: boolean;
  /** False of whoever the source says has left. */
  readonly active: boolean;
  /** A guest from another company. */
  readonly guest: boolean;
  /** Of a portal: when they were there last; empty = never, null = nobody tells. */
  readonly lastLogin: string | null;
  /** Of a portal: when they were seen to be dismissed; null where nobody was looking. */
  readonly leftAt: string | null;
}

/** What somebody has decided of two records: that they are one person, or two. */
export interface JoinDecision {
  readonly id: string;
  readonly refs: readonly [PersonRef, PersonRef];
  readonly same: boolean;
}

/** Why two records of one person are taken for one. */
export interface RecordLink {
  readonly refs: readonly [PersonRef, PersonRef];
  /** Null where the addresses are the same. */
  readonly joinId: string | null;
}

/** A person: at most one record of each source, and what holds them together. */
export interface JoinedPerson {
  readonly records: readonly PersonRecord[];
  readonly links: readonly RecordLink[];
}

/** The record by which a person is named: that of the first source that knows them. */
export function firstOf({ records }: Pick<JoinedPerson, 'records'>): PersonRecord {
  return records[0]!;
}

/** The record of this source, where it knows them. */
export function recordOf({ records }: Pick<JoinedPerson, 'records'>, source: PersonSource): PersonRecord | null {
  return records.find((record) => record.source === source) ?? null;
}

/** What somebody has written down of a one-to-one. */
export interface PersonNote {
  readonly id: string;
  readonly workspaceId: string;
  /** The record of the person it is about. */
  readonly about: PersonRef;
  readonly authorId: string;
  /** The calendar day of the talk, 2026-11-24. */
  readonly day: string;
  readonly text: string;
  readonly sharedWith: readonly string[];
  /** Since when it is shared with these. */
  readonly sharedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
