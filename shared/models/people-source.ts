import * as z from 'zod/mini';
import { PEOPLE_SOURCE_STATES, PEOPLE_SOURCES } from '../rules/people-sources.ts';
import { Instant } from './common.ts';
import { directoryValidation } from '#text/directory/validation.ts';
import { isServiceAddress } from './service-address.ts';

const SECRET_MAX = 2000;
const ADDRESS_MAX = 300;
const LOGIN_MAX = 200;

const secretOf = (wanted: () => string) =>
  z.string({ error: wanted }).check(z.trim(), z.minLength(1, { error: wanted }), z.maxLength(SECRET_MAX));

/** An organisation is a number; its token may read users and departments. */
const Yandex360 = z.strictObject({
  kind: z.literal('yandex360'),
  organization: z
    .string({ error: () => directoryValidation.organization })
    .check(z.trim(), z.regex(/^\d{1,20}$/, { error: () => directoryValidation.organization })),
  token: secretOf(() => directoryValidation.token),
});

/** What 1C is published at, without what comes after it; and a user of it who may read. */
const OneC = z.strictObject({
  kind: z.literal('1c'),
  address: z
    .string({ error: () => directoryValidation.address })
    .check(
      z.trim(),
      z.maxLength(ADDRESS_MAX, { error: () => directoryValidation.address, abort: true }),
      z.refine(isServiceAddress, { error: () => directoryValidation.address }),
    ),
  login: z.string({ error: () => directoryValidation.login }).check(
    z.trim(),
    z.minLength(1, { error: () => directoryValidation.login }),
    z.maxLength(LOGIN_MAX),
    // Before a colon ends the name.
    z.regex(/^[^:]+$/, { error: () => directoryValidation.login }),
  ),
  password: secretOf(() => directoryValidation.password),
});

/** What people are to be read from, and by which secret. */
export const NewPeopleSource = z.discriminatedUnion('kind', [Yandex360, OneC], {
  error: () => directoryValidation.kind,
});
export type NewPeopleSource = z.infer<typeof NewPeopleSource>;

/** How it stands with what people are read from; `kind` is null where nothing is connected. */
export const PeopleSource = z.object({
  kind: z.nullable(z.enum(PEOPLE_SOURCES)),
  /** The organisation, or the address. */
  place: z.string(),
  login: z.nullable(z.string()),
  state: z.nullable(z.enum(PEOPLE_SOURCE_STATES)),
  /** What the newest reading would change, or has changed. */
  changes: z.nullable(z.object({ come: z.int(), leave: z.int(), change: z.int(), leavers: z.array(z.string()) })),
  /** How many could not be taken; which of them stands among the problems of the directory. */
  refused: z.int(),
  /** Why it could not be read; null where it could. */
  problem: z.nullable(z.string()),
  /** It cannot be reached from here: people can be brought by a file. */
  out_of_reach: z.boolean(),
  read_at: z.nullable(Instant),
  connected_at: z.nullable(Instant),
});
export type PeopleSource = z.infer<typeof PeopleSource>;

/** That what was looked at may be done: so many may leave, and no more. */
export const SourceConsent = z.strictObject({ leave: z.int().check(z.minimum(0)) });
