/** What people and departments can be read from; a directory that writes by itself speaks SCIM. */
export const PEOPLE_SOURCES = ['yandex360', '1c'] as const;
export type PeopleSourceKind = (typeof PEOPLE_SOURCES)[number];

/**
 * How far a source is: it is being read; the owner looks at what would change; so many would leave that they are asked
 * again; it is read every night.
 */
export const PEOPLE_SOURCE_STATES = ['reading', 'preview', 'braked', 'connected'] as const;
export type PeopleSourceState = (typeof PEOPLE_SOURCE_STATES)[number];

/** Why a source could not be read. */
export const PEOPLE_SOURCE_PROBLEMS = [
  'unauthorized',
  'forbidden',
  'not_found',
  'busy',
  'unreachable',
  'inner_address',
  'tls',
  'timeout',
  'unexpected',
  'too_many',
  'read_only',
] as const;
export type PeopleSourceProblem = (typeof PEOPLE_SOURCE_PROBLEMS)[number];

/** Of so many who leave at once the owner is told the names. */
export const LEAVERS_NAMED = 20;

const SHARE_OF_LEAVERS = 5;

/** So many of those who work in a company may leave at once without a question: a fifth, and one in any case. */
export function leaversAllowed(active: number): number {
  return Math.max(1, Math.floor(active / SHARE_OF_LEAVERS));
}
