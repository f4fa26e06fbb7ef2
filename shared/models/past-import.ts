import * as z from 'zod/mini';
import { ANSWER_MAX_LENGTH, MAX_QUESTIONS, PollType } from './answers.ts';
import { Id, Instant, line as textLine } from './common.ts';
import { NewQuestion, POLL_TITLE_MAX_LENGTH, questionsOf } from './poll.ts';
import { PAST_ANSWERS_MAX, PAST_RUNS_MAX, PAST_SOURCES, PAST_TEAMS_MAX } from '../rules/past-import.ts';
import { pastErrors } from '#text/polls/past.ts';

/** From where a past is brought. */
export const PastSource = z.enum(PAST_SOURCES, { error: () => pastErrors.source });

const FILE_NAME_MAX_LENGTH = 200;
const TEAM_MAX_LENGTH = 100;
const PEOPLE_MAX = 100_000;

const line = (max: number) =>
  textLine(
    max,
    () => pastErrors.empty,
    () => pastErrors.tooLong,
  );
const people = z.int().check(z.minimum(0), z.maximum(PEOPLE_MAX));

/** How many promoters, passives and critics there were. */
const Counts = z.strictObject({ promoters: people, passives: people, critics: people });
/** A day as the source has it: 2025-03-12. */
const Day = z.string().check(z.regex(/^(19|20)\d\d-[01]\d-[0-3]\d$/, { error: () => pastErrors.day }));

/** A run of the past: what each of its respondents answered, by question, or how many there were of each of three groups. */
const PastRun = z.union([
  z.strictObject({
    day: Day,
    answers: z
      .array(
        z
          .array(z.nullable(z.string().check(z.maxLength(ANSWER_MAX_LENGTH, { error: () => pastErrors.tooLong }))))
          .check(z.maxLength(MAX_QUESTIONS)),
      )
      .check(z.minLength(1), z.maxLength(PAST_ANSWERS_MAX)),
  }),
  z.strictObject({
    day: Day,
    counts: Counts,
    /** Of those of them whose team is known. */
    teams: z.array(z.strictObject({ team: line(TEAM_MAX_LENGTH), ...Counts.shape })).check(z.maxLength(PAST_TEAMS_MAX)),
  }),
]);
export type PastRun = z.infer<typeof PastRun>;

/** A poll with the runs it had elsewhere. Of whoever answered nothing comes along but the answers. */
export const NewPastImport = z.strictObject({
  source: PastSource,
  file: z.strictObject({
    name: line(FILE_NAME_MAX_LENGTH),
    /** SHA-256 in hexadecimal: by it the same file is known again. */
    hash: z.string().check(z.regex(/^[\da-f]{64}$/, { error: () => pastErrors.hash })),
  }),
  /** Brings a file in that was brought in before. */
  again: z._default(z.boolean(), false),
  title: line(POLL_TITLE_MAX_LENGTH),
  type: PollType,
  questions: questionsOf(NewQuestion),
  runs: z
    .array(PastRun)
    .check(
      z.minLength(1, { error: () => pastErrors.noRuns }),
      z.maxLength(PAST_RUNS_MAX, { error: () => pastErrors.runsMost(PAST_RUNS_MAX) }),
    ),
});
export type NewPastImport = z.infer<typeof NewPastImport>;

/** A past that was brought in; it is taken back by deleting its poll. */
export const PastImport = z.object({
  poll_id: Id,
  title: z.string(),
  source: PastSource,
  file_name: z.string(),
  imported_at: Instant,
  /** Null for who has no account any more. */
  imported_by: z.nullable(Id),
  /** Null as well for who is no member any more. */
  imported_by_name: z.nullable(z.string()),
  /** How many runs came along, and how many answers in all. */
  runs: z.int(),
  answers: z.int(),
});
export type PastImport = z.infer<typeof PastImport>;
