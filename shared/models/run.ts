import * as z from 'zod/mini';
import { ResultsVisibility, RunVisibility } from './answers.ts';
import { RUN_SOURCES } from '../rules/past-import.ts';
import { Channels, Notice } from './channel.ts';
import { Role } from './role.ts';
import { Team } from './team.ts';
import { PollLanguage } from './translation.ts';
import { GivenInstant, Id, Instant, line } from './common.ts';
import { pollsValidation } from '#text/polls/validation.ts';

/** The most answers a public link can be bounded to. */
export const ANSWER_LIMIT_MAX = 100_000;
export const RUN_NAME_MAX_LENGTH = 80;
/** People one run can be bounded to by name. */
export const AUDIENCE_MEMBERS_MAX = 500;
const AUDIENCE_ROLES_MAX = 4;
const AUDIENCE_TEAMS_MAX = 100;
/** The most people a run can be said to ask. */
export const PEOPLE_ASKED_MAX = 1_000_000;

/** Which members a run asks, as it is sent: all of them, chosen people, roles, teams. */
export const GivenAudience = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.literal('members'),
      user_ids: z
        .array(Id)
        .check(
          z.minLength(1, { error: () => pollsValidation.chooseWhom }),
          z.maxLength(AUDIENCE_MEMBERS_MAX, { error: () => pollsValidation.byNameMost(AUDIENCE_MEMBERS_MAX) }),
        ),
    }),
    z.strictObject({
      kind: z.literal('roles'),
      roles: z
        .array(Role)
        .check(
          z.minLength(1, { error: () => pollsValidation.chooseRoles }),
          z.maxLength(AUDIENCE_ROLES_MAX, { error: () => pollsValidation.rolesMost }),
        ),
    }),
    z.strictObject({
      kind: z.literal('teams'),
      teams: z
        .array(Team)
        .check(
          z.minLength(1, { error: () => pollsValidation.chooseTeams }),
          z.maxLength(AUDIENCE_TEAMS_MAX, { error: () => pollsValidation.teamsMost }),
        ),
    }),
  ],
  { error: () => pollsValidation.unknownWhom },
);
export type GivenAudience = z.infer<typeof GivenAudience>;

/** The same as colleagues may see it: people chosen by name are a number. */
export const Audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('members'), people: z.int() }),
  z.object({ kind: z.literal('roles'), roles: z.array(Role) }),
  z.object({ kind: z.literal('teams'), teams: z.array(z.string()) }),
]);
export type Audience = z.infer<typeof Audience>;

/** From where a run was brought and when. */
export const PastOfRun = z.object({ source: z.enum(RUN_SOURCES), at: Instant, counts_only: z.boolean() });

/** One run of a poll. `public_token` is null while the poll does not allow public links. */
export const Frame = z.object({
  id: Id,
  poll_id: Id,
  created_at: Instant,
  deadline: z.nullable(Instant),
  published: z.boolean(),
  public_token: z.nullable(z.string()),
  /** The code of the short address `/p/{code}`; null besides for a run that was never opened. */
  public_short: z.nullable(z.string()),
  /** As it was when the run was first opened; as the poll says while it never was. */
  is_anonymous: z.boolean(),
  /** In which languages it is answered, its own first, as its first opening settled; empty before. */
  languages: z.array(PollLanguage),
  /** Whether the run was ever opened: from then on its questions do not change. */
  was_opened: z.boolean(),
  /** How many codes printed on sheets answer it: how many were given out, never how many were used. */
  one_time_codes: z.int(),
  /** At how many kiosks it is answered. */
  kiosks: z.int(),
  /** How many respondents the public link takes; null for any number. */
  answer_limit: z.nullable(z.int()),
  /** “Week 47”; null while nobody has named it. */
  name: z.nullable(z.string()),
  /** Of an opened run `never` where so few were asked that nothing of it is ever shown, whatever was chosen. */
  results_visibility: RunVisibility,
  /** Of a run that has ballots, or had, the fingerprint of its opening, in base64url; else null. */
  fingerprint: z.nullable(z.string()),
  /** Which members are asked; whoever has the public link is asked besides. */
  audience: Audience,
  /** How many people are asked in all, as whoever opened the run has said; null when the members asked are all. */
  people_asked: z.nullable(z.int()),
  /** Whether answers of members keep their team, where it is large enough to compare. */
  compare_teams: z.boolean(),
  /** How the members it asks are told when it opens; empty for not at all. */
  channels: Channels,
  /** How they were told; null before, and where nobody was. */
  notice: z.nullable(Notice),
  /** Of a run that was answered without an account: which editions of the text about their data its page has shown. */
  notice_editions: z.array(z.string()),
  /** How many people without an account have withdrawn their consent: their answers are erased. */
  consents_withdrawn: z.int(),
  /** Whether members who have not answered are reminded by the clock. Who they are, and how many, is never told. */
  reminders: z.boolean(),
  /** Null when none is planned. */
  next_reminder_at: z.nullable(Instant),
  /** When members were last reminded; null when they never were. */
  reminded_at: z.nullable(Instant),
  /** Left out of runs of ours. */
  past: z.optional(PastOfRun),
});
export type Frame = z.infer<typeof Frame>;

const RunName = line(
  RUN_NAME_MAX_LENGTH,
  () => pollsValidation.runNameWanted,
  () => pollsValidation.runNameTooLong,
);
const PeopleAsked = z
  .int({ error: () => pollsValidation.askedIsWhole })
  .check(
    z.minimum(1, { error: () => pollsValidation.askedLeast }),
    z.maximum(PEOPLE_ASKED_MAX, { error: () => pollsValidation.askedMost }),
  );

/** No body makes a run without a deadline, for all members, whose answers are seen at once. */
export const NewFrame = z.prefault(
  z.strictObject({
    deadline: z._default(z.nullable(GivenInstant), null),
    name: z._default(z.nullable(RunName), null),
    results_visibility: z._default(ResultsVisibility, 'live'),
    audience: z.prefault(GivenAudience, { kind: 'all' }),
    people_asked: z._default(z.nullable(PeopleAsked), null),
    compare_teams: z._default(z.boolean(), false),
    channels: z._default(Channels, []),
    reminders: z._default(z.boolean(), false),
  }),
  {},
);
/**
 * What changes in a run; what is left out stays. When answers are seen, who is asked and whether teams are compared
 * is settled by the first opening (409 afterwards).
 */
export const FrameChange = z.strictObject({
  deadline: z.optional(z.nullable(GivenInstant)),
  name: z.optional(z.nullable(RunName)),
  results_visibility: z.optional(ResultsVisibility),
  audience: z.optional(GivenAudience),
  people_asked: z.optional(z.nullable(PeopleAsked)),
  compare_teams: z.optional(z.boolean()),
  channels: z.optional(Channels),
  reminders: z.optional(z.boolean()),
  answer_limit: z.optional(
    z.nullable(
      z
        .int({ error: () => pollsValidation.limitIsWhole })
        .check(
          z.minimum(1, { error: () => pollsValidation.limitLeast }),
          z.maximum(ANSWER_LIMIT_MAX, { error: () => pollsValidation.limitMost }),
        ),
    ),
  ),
});
export const Publication = z.strictObject({
  published: z.boolean({ error: () => pollsValidation.sayWhetherToPublish }),
});

/** Who is asked in a run. In an anonymous one nobody can say who has answered. */
export const Participant = z.object({
  user_id: Id,
  full_name: z.string(),
  team: z.nullable(z.string()),
  /** Null in an anonymous run. */
  answered: z.nullable(z.boolean()),
});
export type Participant = z.infer<typeof Participant>;
