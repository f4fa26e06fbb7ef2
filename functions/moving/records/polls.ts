import * as z from 'zod/mini';
import { Direction, MAX_QUESTIONS, PollType, Scale } from '#shared/models/answers.ts';
import { Audience, PEOPLE_ASKED_MAX } from '#shared/models/run.ts';
import { POLL_TITLE_MAX_LENGTH, QUESTION_TEXT_MAX_LENGTH, QUESTIONS_MAX_LENGTH } from '#shared/models/poll.ts';
import { GivenSchedule } from '#shared/models/pulse.ts';
import { ON_HOLES } from '#shared/rules/text-places.ts';
import { PollLanguage } from '#shared/models/translation.ts';
import { SCORE_MAX } from '#shared/rules/enps.ts';
import { RUN_SOURCES } from '#shared/rules/past-import.ts';
import { SHORT_ANSWER_MAX_LENGTH } from '#shared/rules/short-answers.ts';
import { Answers, NamedAnswers } from './answers.ts';
import { Report, Translations } from './texts.ts';
import { count, line, Moment, OldId, text } from './common.ts';

/** Twenty that are told apart, and all others together. */
const TEAMS_MAX = 21;
const COMPARED_MAX = 200;
const TEAM_MAX = 200;
const VALUES_MAX = 100;
/** Of all short answers that are counted together: the counters of a run are one item. */
const VALUES_TEXT_MAX = 5000;

const Question = z.strictObject({
  id: OldId,
  origin: OldId,
  text: line(QUESTION_TEXT_MAX_LENGTH),
  required: z.boolean(),
  scale: z.nullable(Scale),
  direction: z.nullable(Direction),
});
const questions = z.array(Question).check(
  z.minLength(1),
  z.maxLength(MAX_QUESTIONS),
  z.refine((all) => all.reduce((sum, one) => sum + one.text.length, 0) <= QUESTIONS_MAX_LENGTH),
);
export type MovedQuestion = z.infer<typeof Question>;

const Poll = z.strictObject({
  kind: z.literal('poll'),
  id: OldId,
  title: line(POLL_TITLE_MAX_LENGTH),
  type: PollType,
  is_anonymous: z.boolean(),
  allow_anonymous_link: z.boolean(),
  language: z.nullable(PollLanguage),
  created_at: Moment,
  last_opened_at: z.nullable(Moment),
  archived_at: z.nullable(Moment),
  on_holes: z._default(z.enum(ON_HOLES), 'refuse'),
  translations: Translations,
  /** How it repeats: it stands still until somebody has looked at it. */
  schedule: z._default(z.nullable(GivenSchedule), null),
  questions,
});

const Scores = z.array(count()).check(z.maxLength(SCORE_MAX + 1));
const Counts = z
  .strictObject({
    responses: count(),
    scale: z.boolean(),
    questions: z
      .array(
        z.strictObject({
          answered: count(),
          scores: Scores,
          values: z.array(z.tuple([text(SHORT_ANSWER_MAX_LENGTH), count()])).check(z.maxLength(VALUES_MAX)),
          error: z.optional(count()),
        }),
      )
      .check(z.maxLength(MAX_QUESTIONS)),
  })
  .check(
    z.refine(({ responses, questions: all }) => all.every(({ answered }) => answered <= responses)),
    z.refine(({ questions: all }) => all.flatMap(({ values }) => values).join().length <= VALUES_TEXT_MAX),
  );

/** What is said of a closed run, whether or not people answered it by name. */
const RUN = {
  id: OldId,
  poll: OldId,
  poll_created_at: Moment,
  name: z.nullable(text(POLL_TITLE_MAX_LENGTH)),
  title: line(POLL_TITLE_MAX_LENGTH),
  type: PollType,
  created_at: Moment,
  opened_at: Moment,
  closed_at: z.nullable(Moment),
  deadline: z.nullable(Moment),
  audience: Audience,
  allow_anonymous_link: z.boolean(),
  invited: z.nullable(count()),
  people_asked: z.nullable(count(PEOPLE_ASKED_MAX)),
  compare_teams: z.boolean(),
  compared_teams: z
    .array(z.strictObject({ name: line(TEAM_MAX), people: z.nullable(count()) }))
    .check(z.maxLength(COMPARED_MAX)),
  language: z.nullable(PollLanguage),
  withdrawn: count(),
  source: z.enum(RUN_SOURCES),
  questions,
  report: Report,
  teams: z
    .array(
      z.strictObject({
        team: z.nullable(line(TEAM_MAX)),
        responses: count(),
        scores: z.array(z.nullable(Scores)).check(z.maxLength(MAX_QUESTIONS)),
      }),
    )
    .check(z.maxLength(TEAMS_MAX)),
};

const Run = z
  .strictObject({
    ...RUN,
    kind: z.literal('run'),
    results_visibility: z.enum(['from_5', 'closed', 'never']),
    counts_only: z.boolean(),
    answered: count(),
    members: count(),
    counts: Counts,
  })
  .check(z.refine(({ counts, answered, members }) => counts.responses <= answered && members <= answered));

/** One with names: its figures follow from its answers, and all that come were shown. */
const NamedRun = z.strictObject({
  ...RUN,
  kind: z.literal('named_run'),
  /** Members whose names were taken off their answers. */
  names_taken_off: count(),
});

/** A line of a part with polls. */
export const PollRecord = z.discriminatedUnion('kind', [Poll, Run, NamedRun, Answers, NamedAnswers]);
export type PollRecord = z.infer<typeof PollRecord>;
export type MovedPollRecord = z.infer<typeof Poll>;
export type MovedRunRecord = z.infer<typeof Run>;
export type MovedNamedRunRecord = z.infer<typeof NamedRun>;
