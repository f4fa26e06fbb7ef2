import * as z from 'zod/mini';
import {
  AskedQuestion,
  Direction,
  EndedRun,
  MAX_QUESTIONS,
  PollType,
  PollQuestion,
  ResultsVisibility,
  RunVisibility,
  Scale,
  SessionId,
  SubmittedAnswers,
  together,
} from './answers.ts';
import { RUN_SOURCES } from '../rules/past-import.ts';
import { Channels, Notice } from './channel.ts';
import { OwnBallot } from './own-ballot.ts';
import { Recurrence } from './recurrence.ts';
import { Role } from './role.ts';
import { Team } from './team.ts';
import { PollLanguage, SPOKEN } from './translation.ts';
import { GivenInstant, Id, Instant, line, titleLine } from './common.ts';
import { pollsValidation } from '#text/polls/validation.ts';

export const POLL_TITLE_MAX_LENGTH = 200;
export const QUESTION_TEXT_MAX_LENGTH = 1000;
/** The most answers a public link can be bounded to. */
export const ANSWER_LIMIT_MAX = 100_000;
/** Of all questions of a poll together: it is copied into every run and read by every respondent. */
export const QUESTIONS_MAX_LENGTH = 20_000;

const QUESTION = {
  text: line(
    QUESTION_TEXT_MAX_LENGTH,
    () => pollsValidation.questionWanted,
    () => pollsValidation.questionTooLong,
  ),
  order_index: z
    .int({ error: () => pollsValidation.orderIsWhole })
    .check(z.nonnegative({ error: () => pollsValidation.orderFromZero })),
  is_required: z._default(z.boolean(), true),
  scale: z._default(z.nullable(Scale), null),
  direction: z._default(z.nullable(Direction), null),
};
export const NewQuestion = z.strictObject(QUESTION);
/** A question of a poll that is being changed: with its id it stays the same question, without one it is new. */
export const ChangedQuestion = z.strictObject({
  id: z.optional(Id),
  ...QUESTION,
  /** Left out, a question keeps its own: whoever knows nothing of scales takes none away. */
  scale: z.optional(z.nullable(Scale)),
  /** The same: left out, a question keeps its own. */
  direction: z.optional(z.nullable(Direction)),
});

/** All questions of a poll as they are sent. */
export function questionsOf<T extends { text: string }>(question: z.ZodMiniType<T>) {
  return z.array(question, { error: () => pollsValidation.addQuestions }).check(
    z.minLength(1, { error: () => pollsValidation.addQuestion }),
    z.maxLength(MAX_QUESTIONS, { error: () => pollsValidation.questionsMost }),
    together(
      ({ text }) => text,
      QUESTIONS_MAX_LENGTH,
      () => pollsValidation.questionsTooLong,
    ),
  );
}

export const Poll = z.object({
  id: Id,
  workspace_id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  allow_anonymous_link: z.boolean(),
  questions: z.array(PollQuestion),
  /** Its own language; null for that of its workspace. */
  language: z.nullable(PollLanguage),
  /** Into which languages it is translated, besides its own. */
  translated_into: z.array(PollLanguage),
  created_at: Instant,
  updated_at: Instant,
  /** Grows with every change; sent back with one, it makes sure that nothing of somebody else is overwritten. */
  version: z.int(),
  /** How it repeats; null for a poll whose runs are opened by hand. */
  recurrence: z.nullable(Recurrence),
});
export type Poll = z.infer<typeof Poll>;

/** What all polls of a workspace come to. */
export const PollTotals = z.object({ polls: z.int(), enps: z.int(), pulse: z.int(), questions: z.int() });
export type PollTotals = z.infer<typeof PollTotals>;

export const NewPoll = z.strictObject({
  workspace_id: Id,
  title: titleLine(
    POLL_TITLE_MAX_LENGTH,
    () => pollsValidation.titleWanted,
    () => pollsValidation.titleTooLong,
  ),
  type: z._default(PollType, 'ENPS'),
  is_anonymous: z._default(z.boolean(), false),
  allow_anonymous_link: z._default(z.boolean(), false),
  questions: questionsOf(NewQuestion),
});

/** What changes in a poll; what is left out stays. Runs that were opened keep the questions they were opened with. */
export const PollChange = z.strictObject({
  title: z.optional(
    titleLine(
      POLL_TITLE_MAX_LENGTH,
      () => pollsValidation.titleWanted,
      () => pollsValidation.titleTooLong,
    ),
  ),
  type: z.optional(PollType),
  is_anonymous: z.optional(z.boolean()),
  allow_anonymous_link: z.optional(z.boolean()),
  questions: z.optional(questionsOf(ChangedQuestion)),
  /** The version the change was made from; left out, the newest is changed. */
  version: z.optional(z.int({ error: () => pollsValidation.versionIsWhole })),
});

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

/**
 * One answer to one question as results show it; an anonymous one carries an alias instead of a person. Where the answers
 * of an anonymous run are not shown at once (rules/read-apart.ts) the alias is of this question alone, and `created_at`
 * the day on which the run was opened, for all of them: nothing joins what one person said.
 */
export const AnswerRecord = z.object({
  user_id: z.nullable(Id),
  /** What somebody was called where their company comes from, until they have joined here; no other answer has such a field. */
  called: z.optional(z.string()),
  anonymous_session_id: z.nullable(z.string()),
  question_id: Id,
  content: z.string(),
  created_at: Instant,
  /** Where its author wants to be answered without being known; no other answer has such a field. */
  dialogue_id: z.optional(Id),
});
export type AnswerRecord = z.infer<typeof AnswerRecord>;

/** Of the poll what its results show, as it was when the run was opened. */
const ResultsPoll = z.object({ id: Id, title: z.string(), type: PollType, is_anonymous: z.boolean() });

export const FrameResults = z.object({
  poll: ResultsPoll,
  frame: Frame,
  questions: z.array(PollQuestion),
  by_question: z.record(z.string(), z.array(AnswerRecord)),
  next_cursor: z.nullable(z.string()),
});
export type FrameResults = z.infer<typeof FrameResults>;

/** How the answers to one question are spread; counted as they come in, a few seconds late. */
export const QuestionFigures = z.object({
  question_id: Id,
  /** How many answered it. */
  answered: z.int(),
  /**
   * How many gave 0, 1, … 10; null where the question is no scale and half of its answers or fewer are numbers. Such
   * numbers stand among `values`.
   */
  scores: z.nullable(z.array(z.int())),
  /** Short answers by how often they were given, the most frequent first. */
  values: z.array(z.object({ text: z.string(), count: z.int() })),
  /**
   * By how much each count of `values` may be too low, and how often at most a short answer was given that is not
   * among them; 0 while everything is counted exactly.
   */
  values_error: z.int(),
  /** Answers that are in neither list: long ones, and short ones that were not counted. */
  other: z.int(),
});
export type QuestionFigures = z.infer<typeof QuestionFigures>;

/** eNPS in points, −100…100, with its 95 % interval. */
export const EnpsFigure = z.object({
  score: z.number(),
  low: z.number(),
  high: z.number(),
  promoters: z.int(),
  passives: z.int(),
  detractors: z.int(),
  total: z.int(),
});

/** One run at a glance: as quick for a hundred thousand answers as for ten. */
export const FrameSummary = z.object({
  poll: ResultsPoll,
  frame: Frame,
  questions: z.array(PollQuestion),
  /** All respondents, members and by link, whose answers are shown. */
  responses: z.int(),
  /**
   * Everybody who has answered: told in steps while answers wait to be shown together, but never fewer than are shown.
   * Both parts below are rounded down by themselves, so that together they may be fewer.
   */
  answered: z.int(),
  /** It is rounded down: at least so many have answered. */
  answered_at_least: z.boolean(),
  /** Members who have answered: how many, never who. */
  members_answered: z.int(),
  /** Answers that came by the public link. */
  answered_by_link: z.int(),
  /** Members who are asked. */
  invited: z.int(),
  /** How many people are asked in all; null where answers came by link and nobody said how many had it. */
  people_asked: z.nullable(z.int()),
  by_question: z.array(QuestionFigures),
  /** Null below five scores. */
  enps: z.nullable(EnpsFigure),
  /** Teams of at least five shown answers each; empty where teams are not compared. The rest together has no name. */
  by_team: z.array(
    z.object({
      team: z.nullable(z.string()),
      responses: z.int(),
      /** How many of the team were asked when the run was opened; null where nobody knows, and of the rest together. */
      asked: z.nullable(z.int()),
      by_question: z.array(QuestionFigures),
      enps: z.nullable(EnpsFigure),
    }),
  ),
});
export type FrameSummary = z.infer<typeof FrameSummary>;

/** One run in the comparison of runs. */
export const RunFigures = z.object({
  frame: Frame,
  /** Of whom the answers are shown. */
  responses: z.int(),
  /** Everybody who has answered, as the summary of the run tells it. */
  answered: z.int(),
  answered_at_least: z.boolean(),
  /** How many people were asked in all; null where nobody knows. */
  people_asked: z.nullable(z.int()),
  enps: z.nullable(EnpsFigure),
  /**
   * Under the text that this run asked, and on its scale: means of two scales are not to be compared. `scores` says how
   * many gave 0, 1, … 10; it and `mean` are null where the question was not answered in numbers.
   */
  questions: z.array(
    z.object({
      id: Id,
      text: z.string(),
      scale: z.nullable(Scale),
      /** As this run asked it. */
      direction: z.nullable(Direction),
      answered: z.int(),
      mean: z.nullable(z.number()),
      scores: z.nullable(z.array(z.int())),
    }),
  ),
});
export type RunFigures = z.infer<typeof RunFigures>;

/** Who is asked in a run. In an anonymous one nobody can say who has answered. */
export const Participant = z.object({
  user_id: Id,
  full_name: z.string(),
  team: z.nullable(z.string()),
  /** Null in an anonymous run. */
  answered: z.nullable(z.boolean()),
});
export type Participant = z.infer<typeof Participant>;

/** What a member needs to answer: the newest open run of a poll and what they have already said in it. */
export const PollToTake = z.object({
  poll: z.object({
    id: Id,
    title: z.string(),
    type: PollType,
    is_anonymous: z.boolean(),
    workspace_name: z.string(),
  }),
  /** Null when no run is open. */
  frame: z.nullable(
    z.object({
      id: Id,
      deadline: z.nullable(Instant),
      results_visibility: RunVisibility,
      /** The team under which the answers would be compared; null where they are not. */
      team: z.nullable(z.string()),
      /** Null where the run has no ballots, and answers are taken with a mark. */
      ballot: z.nullable(OwnBallot),
    }),
  ),
  questions: z.array(AskedQuestion),
  ...SPOKEN,
  /** Whether this member has answered the run, as far as anybody knows: of a ballot their browser tells it later. */
  answered: z.boolean(),
  /** Their answers; null in an anonymous run, where nobody can find them, and while there are none. */
  answers: z.nullable(z.array(z.object({ question_id: Id, content: z.string() }))),
  /** Where no run is open, the last that asked this member and is over. */
  ended: z.nullable(EndedRun),
  /** How many people have opened the results of that run; never who. */
  viewers: z.nullable(z.int()),
  /** When the next run opens by itself; null while one is open, and where none is planned. */
  next_run_at: z.nullable(Instant),
});
export type PollToTake = z.infer<typeof PollToTake>;

/** A member's answers; `anonymous_session_id` counts in anonymous runs only, and lets them change what they said. */
export const MemberAnswers = z.strictObject({
  answers: SubmittedAnswers,
  anonymous_session_id: z.optional(z.nullable(SessionId)),
});
/** The session under which an anonymous answer can be changed; null in a run with names. */
export const TakenByMember = z.object({ anonymous_session_id: z.nullable(Id) });
