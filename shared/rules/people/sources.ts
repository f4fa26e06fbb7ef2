/** Where a person of a workspace is known from, in the order in which their word counts. */
export const PERSON_SOURCES = ['member', 'directory', 'portal', 'contact', 'payroll'] as const;
export type PersonSource = (typeof PERSON_SOURCES)[number];

/** A record of a person in one source: `member-{userId}`, `directory-{id}`, `portal-{number}`, `contact-{id}`, `payroll-{id}`. */
export type PersonRef = `${PersonSource}-${string}`;

/** The name of a record, as addresses of the site and of the API have it. */
export function personRef(source: PersonSource, id: string): PersonRef {
  return `${source}-${id}`;
}

/** Whether this is the name of a record, and not the id of an account. */
export function isPersonRecord(id: string): id is PersonRef {
  return PERSON_SOURCES.some((source) => id.startsWith(`${source}-`));
}

/** Which source a record is of, and its id there. */
export function readPersonRef(ref: PersonRef): { readonly source: PersonSource; readonly id: string } {
  const [source = ''] = ref.split('-', 1);
  return { source: source as PersonSource, id: ref.slice(source.length + 1) };
}

/** What the list of people can be narrowed to. */
export const PEOPLE_FILTERS = ['all', 'newcomers', 'no_access', 'no_manager', 'waiting', 'gone'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

/** So many people a page of the list has at most, and so many are changed at once. */
export const PEOPLE_AT_ONCE = 100;
