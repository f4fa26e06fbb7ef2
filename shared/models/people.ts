import * as z from 'zod/mini';
import { UUID_PATTERN } from '../rules/ids.ts';
import { PEOPLE_AT_ONCE, PEOPLE_FILTERS, PERSON_SOURCES, type PersonRef as Ref } from '../rules/people/sources.ts';
import { PEOPLE_SORT_FIELDS } from '../rules/people-list.ts';
import { Flag, Id, Instant, pageSize } from './common.ts';
import { GivenLeave, Leave } from './leave.ts';
import { HiredOn } from './hired-on.ts';
import { Role } from './role.ts';
import { Team } from './team.ts';
import { peopleValidation } from '#text/people/validation.ts';
import { commonValidation } from '#text/validation.ts';

const WRONG_PERSON = () => peopleValidation.wrongPerson;
const SEARCH_MAX = 200;

/** A record of a person: `member-` and the user's id, `directory-` and the id there, `portal-` and the number, `contact-` and the id, `payroll-` and the id in the file. */
export const PersonRef = z.pipe(
  z
    .string({ error: WRONG_PERSON })
    .check(
      z.maxLength(60, { error: WRONG_PERSON, abort: true }),
      z.toLowerCase(),
      z.refine(isRef, { error: WRONG_PERSON }),
    ),
  z.transform((text: string) => text as Ref),
);

function isRef(text: string): boolean {
  const [, source, id = ''] = /^(member|directory|portal|contact|payroll)-(.+)$/.exec(text) ?? [];
  return source === 'portal' ? /^\d{1,15}$/.test(id) : source !== undefined && UUID_PATTERN.test(id);
}

/** What the list can be put in order by: what the list of Bitrix24 could, and the day of hiring. */
export const PEOPLE_ORDERS = [...PEOPLE_SORT_FIELDS, 'HIRED_ON'] as const;

/** Which part of the list is asked for. */
export const PeopleQuery = z.strictObject({
  /** Every word has to stand in the name, an address, the position or the team, in any order and place. */
  search: z._default(z.string().check(z.maxLength(SEARCH_MAX, { error: () => peopleValidation.searchTooLong })), ''),
  filter: z._default(z.enum(PEOPLE_FILTERS, { error: () => peopleValidation.unknownFilter }), 'all'),
  sort: z._default(z.enum(PEOPLE_ORDERS, { error: () => peopleValidation.wrongOrder }), 'LAST_NAME'),
  descending: z._default(Flag, false),
  skip: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,7}$/, { error: () => peopleValidation.skipWanted })), z.transform(Number)),
    0,
  ),
  limit: pageSize(PEOPLE_AT_ONCE, PEOPLE_AT_ONCE),
});
export type PeopleQuery = z.output<typeof PeopleQuery>;

const Source = z.enum(PERSON_SOURCES);
const Ref = z.string();

const PERSON = {
  /** Their first record. */
  ref: Ref,
  first_name: z.string(),
  second_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
  position: z.nullable(z.string()),
  team: z.nullable(z.object({ name: z.string(), from: Source })),
  /** Null where nobody knows; `is_top`: nobody leads them. */
  manager: z.nullable(z.object({ ref: Ref, first_name: z.string(), last_name: z.string(), from: Source })),
  is_top: z.boolean(),
  /** Told to those who may set it, and of themselves; null where nobody knows. */
  hired_on: z.optional(z.nullable(z.object({ day: z.string(), from: Source }))),
  /** The days on which they are not asked; told to the same. */
  leave: z.optional(z.nullable(Leave)),
  /** Null for who is not in the workspace. `blocked_since`: their data are blocked; told to them and to those who may end it. */
  member: z.nullable(
    z.object({ id: Id, role: Role, is_me: z.boolean(), blocked_since: z.optional(z.nullable(z.string())) }),
  ),
  /** Null for who is not on the portal. */
  portal: z.nullable(
    z.object({ number: z.string(), active: z.boolean(), guest: z.boolean(), last_login: z.nullable(z.string()) }),
  ),
  /** Null for who is not written down as a person without an account; `phone`: what may be shown of the number. */
  contact: z.nullable(z.object({ id: Id, phone: z.nullable(z.string()) })),
  /** The company's directory has them, and they have not come in yet. */
  expected: z.boolean(),
  /** They are still in the workspace, while the portal says that they have left. */
  gone: z.boolean(),
} as const;

/** A person of a workspace, whatever knows them. */
export const Person = z.object(PERSON);
export type Person = z.infer<typeof Person>;

/** The same for whoever may see the money: whether the newest file of pay has them. */
export const PaidPerson = z.object({ ...PERSON, payroll: z.nullable(z.object({ id: Id })) });
export type PaidPerson = z.infer<typeof PaidPerson>;

const Half = z.object({ ref: Ref, name: z.string(), email: z.nullable(z.string()), source: Source });
/** Two people who may be one. */
const Suggestion = z.object({ a: Half, b: Half });
export type JoinSuggestion = z.infer<typeof Suggestion>;

/** A member whom the portal says to be dismissed. */
const Leaver = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** When it was seen; null where nobody was looking. */
  left_at: z.nullable(Instant),
});
export type Leaver = z.infer<typeof Leaver>;

/** How many there are by each filter; null where the caller is not told. */
const Totals = z.object({
  all: z.int(),
  newcomers: z.nullable(z.int()),
  no_access: z.int(),
  no_manager: z.int(),
  waiting: z.nullable(z.int()),
  gone: z.nullable(z.int()),
});

const LIST = {
  /** How many fit the words and the filter. */
  total: z.int(),
  totals: Totals,
  /** Up to when the portal is known; null where none was read. */
  portal_read_at: z.nullable(Instant),
  /** The first of those who wait for a decision; nobody is told who may not decide. */
  suggestions: z.array(Suggestion),
  /** Who was dismissed and is still here, unless somebody has let them stay; told to whoever may remove them. */
  leavers: z.array(Leaver),
} as const;
const SOURCES = { member: z.int(), directory: z.int(), portal: z.nullable(z.int()), contact: z.int() } as const;

/** A page of everybody. `sources`: how many each of them knows; null where there is no such source. */
export const PeopleList = z.object({ people: z.array(Person), ...LIST, sources: z.object(SOURCES) });
export type PeopleList = z.infer<typeof PeopleList>;

export const PaidPeopleList = z.object({
  people: z.array(PaidPerson),
  ...LIST,
  sources: z.object({ ...SOURCES, payroll: z.nullable(z.int()) }),
});
export type PaidPeopleList = z.infer<typeof PaidPeopleList>;

/** One record of a person: how it is held to the one before it. */
const KnownFrom = z.object({
  ref: Ref,
  source: Source,
  name: z.string(),
  email: z.nullable(z.string()),
  /** What it is held by; null for the first. */
  link: z.nullable(z.object({ to: Ref, by: z.enum(['address', 'hand']) })),
});

const DETAILS = {
  records: z.array(KnownFrom),
  /** Others of whom somebody has said that they are not this person. */
  apart: z.array(z.object({ join_id: z.string(), ref: Ref, name: z.string() })),
  /** How many people they lead. */
  leads: z.int(),
} as const;

/** The page of a person. */
export const PersonDetails = z.object({ person: Person, ...DETAILS });
export type PersonDetails = z.infer<typeof PersonDetails>;

/** The same with what they cost in the newest month; null where the file has them not. */
export const PaidPersonDetails = z.object({
  person: PaidPerson,
  ...DETAILS,
  pay: z.nullable(z.object({ period: z.string(), cost: z.number(), replacement: z.number() })),
});
export type PaidPersonDetails = z.infer<typeof PaidPersonDetails>;

/** What is said of a member; what is left out stays. */
const MemberFacts = z.strictObject({
  id: Id,
  team: z.optional(z.nullable(Team)),
  manager_id: z.optional(z.nullable(Id)),
  hired_on: z.optional(z.nullable(HiredOn)),
  leave: z.optional(z.nullable(GivenLeave)),
});
export type MemberFacts = z.infer<typeof MemberFacts>;

const CHOOSE = () => peopleValidation.chooseMembers;
/** What is said of several members at once. */
export const PeopleChange = z.strictObject({
  people: z.array(MemberFacts, { error: CHOOSE }).check(
    z.minLength(1, { error: CHOOSE }),
    z.maxLength(PEOPLE_AT_ONCE, { error: () => peopleValidation.membersAtOnce }),
    z.refine((people) => new Set(people.map(({ id }) => id)).size === people.length, {
      error: () => peopleValidation.membersOnce,
    }),
  ),
});

/** How they were before: sent back, it undoes the change. */
export const PeopleBefore = z.object({
  before: z.array(
    z.object({
      id: Id,
      team: z.optional(z.nullable(z.string())),
      manager_id: z.optional(z.nullable(Id)),
      hired_on: z.optional(z.nullable(z.string())),
      leave: z.optional(z.nullable(Leave)),
    }),
  ),
});

/** Which members stay although the portal says that they are dismissed; false offers them for removal again. */
export const LeaversKept = z.strictObject({
  ids: z.array(Id, { error: CHOOSE }).check(
    z.minLength(1, { error: CHOOSE }),
    z.maxLength(PEOPLE_AT_ONCE, { error: () => peopleValidation.membersAtOnce }),
    z.refine((ids) => new Set(ids).size === ids.length, { error: () => peopleValidation.membersOnce }),
  ),
  stay: z.boolean({ error: () => commonValidation.trueOrFalse }),
});

/** What is decided of two records. */
export const NewJoin = z.strictObject({
  refs: z.tuple([PersonRef, PersonRef], { error: () => peopleValidation.twoRecords }),
  same: z.boolean({ error: () => commonValidation.trueOrFalse }),
});

/** The decision, and what had been decided before; null where nothing was. */
export const SavedJoin = z.object({ id: z.string(), same: z.boolean(), before: z.nullable(z.boolean()) });
