import * as z from 'zod/mini';
import { Channels } from '#shared/models/channel.ts';
import { PollType } from '#shared/models/answers.ts';
import { Role } from '#shared/models/role.ts';
import { SurveyBreakdown } from '#shared/models/survey-results.ts';
import { Dimension, GivenQuestions, SURVEY_GOAL_MAX_LENGTH, SURVEY_TITLE_MAX_LENGTH } from '#shared/models/survey.ts';
import { PollLanguage } from '#shared/models/translation.ts';
import {
  DIMENSIONS,
  RESPONDENT_TYPES,
  SMALLEST_GROUP_MAX,
  SMALLEST_GROUP_MIN,
  SURVEY_STATUSES,
} from '#shared/rules/surveys.ts';
import { ON_HOLES } from '#shared/rules/text-places.ts';
import { Answers } from './answers.ts';
import { Report, Translations } from './texts.ts';
import { count, line, Moment, OldId, text } from './common.ts';

const ROLES_MAX = 4;
const GROUPS_MAX = 1000;
const GROUP_MAX = 200;
const COUNTERS_MAX = 2000;
const SECONDS_MAX = 86_400;

const counts = z.array(count()).check(z.maxLength(COUNTERS_MAX));
const Cell = z.nullable(
  z.strictObject({ answered: count(), counts, differs: z.nullable(z.enum(['higher', 'lower'])) }),
);
const groups = <Schema extends z.ZodMiniType>(of: Schema) => z.array(of).check(z.maxLength(GROUPS_MAX));

/** Respondents side by side, as they were compared when the survey was completed: all that may ever be told of groups. */
const Breakdown = z.strictObject({
  dimensions: z
    .array(
      z.strictObject({
        dimension: Dimension,
        whyNot: z.nullable(z.enum(['no_attribute', 'one_group', 'overlap'])),
        groups: groups(
          z.strictObject({
            name: z.nullable(line(GROUP_MAX)),
            invited: z.nullable(count()),
            answered: count(),
            cells: z.array(Cell),
            statements: z.optional(z.array(Cell)),
          }),
        ),
        hidden: groups(z.strictObject({ name: line(GROUP_MAX), why: z.enum(['few', 'remainder', 'overlap', 'many']) })),
      }),
    )
    .check(z.maxLength(DIMENSIONS.length)),
  drivers: SurveyBreakdown.shape.drivers,
});

/** What is told of a survey that is over. */
const Results = z
  .strictObject({
    published_at: Moment,
    published_title: z.nullable(line(SURVEY_TITLE_MAX_LENGTH)),
    completed_at: z.nullable(Moment),
    visibility: z.enum(['from_5', 'closed', 'never']),
    invited: z.nullable(count()),
    contacts_asked: count(),
    withdrawn: count(),
    answered: count(),
    members: count(),
    responses: count(),
    average_seconds: z.nullable(count(SECONDS_MAX)),
    /** Of each question how many answered it, and how its counters stand; of one that too few answered there are none. */
    questions: z.array(z.strictObject({ answered: count(), scores: counts })),
    /** Null where there were too few to compare. */
    breakdown: z.nullable(Breakdown),
  })
  .check(
    z.refine(({ responses, answered, members }) => responses <= answered && members <= answered),
    z.refine(({ responses, questions }) => questions.every((one) => one.answered <= responses)),
  );
export type MovedSurveyResults = z.infer<typeof Results>;

const Survey = z
  .strictObject({
    kind: z.literal('survey'),
    id: OldId,
    title: line(SURVEY_TITLE_MAX_LENGTH),
    goal: text(SURVEY_GOAL_MAX_LENGTH),
    type: PollType,
    language: z.nullable(PollLanguage),
    status: z.enum(SURVEY_STATUSES),
    respondent_type: z.enum(RESPONDENT_TYPES),
    selected_roles: z.array(Role).check(z.maxLength(ROLES_MAX)),
    allow_unauthenticated: z.boolean(),
    is_anonymous: z.boolean(),
    deadline: z.nullable(Moment),
    link_by_letter: z.boolean(),
    created_at: Moment,
    smallest_group: z.int().check(z.minimum(SMALLEST_GROUP_MIN), z.maximum(SMALLEST_GROUP_MAX)),
    dimensions: z.array(Dimension).check(z.maxLength(DIMENSIONS.length)),
    results_visibility: z.nullable(z.enum(['live', 'from_5', 'closed'])),
    channels: Channels,
    reminders: z.boolean(),
    /** The first of those that repeat each other. */
    series: OldId,
    questions: GivenQuestions,
    on_holes: z._default(z.enum(ON_HOLES), 'refuse'),
    translations: Translations,
    report: Report,
    /** Null of a draft. */
    results: z.nullable(Results),
  })
  .check(
    z.refine(({ status, results }) => status !== 'PUBLISHED' && (status === 'DRAFT') === (results === null)),
    // Nobody stands by name beside an answer.
    z.refine(({ is_anonymous: isAnonymous, results }) => isAnonymous || results === null),
  );
export type MovedSurveyRecord = z.infer<typeof Survey>;

/** A line of a part with surveys. */
export const SurveyRecord = z.discriminatedUnion('kind', [Survey, Answers]);
export type SurveyRecord = z.infer<typeof SurveyRecord>;
