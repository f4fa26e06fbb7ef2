import * as z from 'zod/mini';
import { Email, KnownEmail } from '#shared/models/email.ts';
import { GivenLeave } from '#shared/models/leave.ts';
import { HiredOn } from '#shared/models/hired-on.ts';
import { GivenRole } from '#shared/models/role.ts';
import { Team } from '#shared/models/team.ts';
import { MANAGERS_VIEWS } from '#shared/rules/own-people.ts';
import { QUESTION_LIMIT_MAX } from '#shared/rules/question-limit.ts';

const Space = z.strictObject({
  kind: z.literal('space'),
  managers_see: z.enum(MANAGERS_VIEWS),
  question_limit: z.int().check(z.minimum(0), z.maximum(QUESTION_LIMIT_MAX)),
});

const Person = z.strictObject({
  kind: z.literal('person'),
  email: Email,
  role: GivenRole,
  team: z.nullable(Team),
  hired_on: z.nullable(HiredOn),
  leave: z._default(z.nullable(GivenLeave), null),
});
export type PersonRecord = z.infer<typeof Person>;

/** Who leads somebody; behind all people, since both must be among them. */
const Led = z.strictObject({ kind: z.literal('led'), email: KnownEmail, manager: KnownEmail });
export type LedRecord = z.infer<typeof Led>;

/** A line of a part with people. */
export const PeopleRecord = z.discriminatedUnion('kind', [Space, Person, Led]);
export type PeopleRecord = z.infer<typeof PeopleRecord>;
