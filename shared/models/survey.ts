import * as z from 'zod/mini';
import {
  DIMENSIONS,
  RESPONDENT_TYPES,
  SMALLEST_GROUP_MAX,
  SMALLEST_GROUP_MIN,
  SURVEY_QUESTION_TYPES,
  SURVEY_STATUSES,
  enumValue,
} from '../rules/surveys.ts';
import { BANK_THEMES } from '../rules/question-bank.ts';
import { Direction, POLL_TYPES, PollType, ResultsVisibility, Scale, MAX_QUESTIONS, together } from './answers.ts';
import { Channels, Notice } from './channel.ts';
import { GivenInstant, Id, Instant, titleLine } from './common.ts';
import { Role } from './role.ts';
import { QuestionSettings, ShowIf, SurveyQuestion } from './survey-answers.ts';
import { PollLanguage } from './translation.ts';
import { surveysValidation } from '#text/surveys/validation.ts';
import { commonValidation } from '#text/validation.ts';

export const SURVEY_TITLE_MAX_LENGTH = 200;
export const SURVEY_GOAL_MAX_LENGTH = 500;
export const SURVEY_QUESTION_MAX_LENGTH = 1000;
export const SURVEY_OPTION_MAX_LENGTH = 200;
export const SURVEY_OPTIONS_MAX = 20;
export const SURVEY_SECTION_MAX_LENGTH = 120;
/** Texts and options of all questions together: they are copied into the run and read by every respondent. */
export const SURVEY_QUESTIONS_MAX_LENGTH = 20_000;
/** People a survey can be bounded to by name. */
export const SURVEY_USERS_MAX = 500;

/** One of a list, however it is spelt; whatever is none of it is the fallback. What is no text is refused. */
function named<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number], error: () => string) {
  return z.pipe(
    z.transform((given: unknown) => enumValue(given, values, fallback)),
    z.enum(values, { error }),
  );
}

/** What questions ask about: those of the bank, eNPS, engagement; null for any other. */
export const SURVEY_THEMES = ['enps', 'engagement', ...BANK_THEMES] as const;
export const SurveyTheme = z.enum(SURVEY_THEMES, { error: () => surveysValidation.unknownTheme });
export type SurveyTheme = z.infer<typeof SurveyTheme>;

export const Dimension = z.enum(DIMENSIONS, { error: () => surveysValidation.unknownDimension });

export const Survey = z.object({
  id: Id,
  /** To those who only answer: as it was published. */
  title: z.string(),
  type: PollType,
  workspace_id: Id,
  /** Null when their account was deleted. */
  created_by: z.nullable(Id),
  /** Told to those who may edit the survey; empty for others. */
  goal: z.string(),
  respondent_type: z.enum(RESPONDENT_TYPES),
  selected_roles: z.array(Role),
  /** Told to those who may edit the survey; to others of themselves alone. */
  selected_users: z.array(Id),
  allow_unauthenticated: z.boolean(),
  anonymous: z.boolean(),
  deadline: z.nullable(Instant),
  /** The end of the public address, `/s/{share_link}`; null while nobody has asked for one. */
  share_link: z.nullable(z.string()),
  /** That address stands in letters to those who have left and is told to nobody: it asks them alone. */
  link_by_letter: z.boolean(),
  status: z.enum(SURVEY_STATUSES),
  created_at: Instant,
  updated_at: Instant,
  published_at: z.nullable(Instant),
  completed_at: z.nullable(Instant),
  questions: z.array(SurveyQuestion),
  /** Into which languages it is translated, besides its own. */
  translated_into: z.array(PollLanguage),
  /** How many members it asks; null before its publication. */
  total_invited: z.nullable(z.int()),
  /** Whether it is open, asks whoever reads this, and they have not answered. */
  waits_for_me: z.boolean(),
  /** Null where it is anonymous, or not open. */
  answered_by_me: z.nullable(z.boolean()),
  /** Of those whose answers are shown; null, as all counts and times below, for whoever may not read results. */
  total_responses: z.nullable(z.int()),
  /** Everybody who has answered, told in steps while answers wait to be shown together, but never fewer than are shown. */
  total_responded: z.nullable(z.int()),
  /** It is rounded down: at least so many have answered. */
  responded_at_least: z.boolean(),
  /** Percent of the members asked, 0 to 100; null where nobody knows how many were. */
  response_rate: z.nullable(z.number()),
  /** Seconds; null while no answer is shown. */
  average_time_spent: z.nullable(z.number()),
  can_edit_questions: z.boolean(),
  /** Groups with fewer answers are never told by themselves; fixed by the publication. */
  smallest_group: z.int(),
  /** By what respondents are compared when the survey is completed. */
  dimensions: z.array(Dimension),
  /** As published; null before. */
  results_visibility: z.nullable(ResultsVisibility),
  /** Of one that has ballots, or had, the fingerprint of its opening, in base64url; else null. */
  fingerprint: z.nullable(z.string()),
  /** How those asked are told when it is published. */
  channels: Channels,
  notice: z.nullable(Notice),
  reminders: z.boolean(),
  /** The first of the surveys that repeat each other; its own id while nothing does. */
  series_id: Id,
  /** Grows with every change; sent back with one, it makes sure that nothing of somebody else is overwritten. */
  version: z.int(),
});
export type Survey = z.infer<typeof Survey>;

/** As it is sent; a text of nothing is left out with its question, an order is the place in the list unless given. */
const GivenQuestion = z.strictObject({
  /** Chosen by the caller, so that conditions can name it; a new one otherwise. */
  id: z.optional(Id),
  text: z
    .string({ error: () => surveysValidation.questionWanted })
    .check(z.trim(), z.maxLength(SURVEY_QUESTION_MAX_LENGTH, { error: () => surveysValidation.questionTooLong })),
  type: named(SURVEY_QUESTION_TYPES, 'TEXT', () => surveysValidation.unknownQuestionType),
  options: z._default(
    z
      .array(
        z
          .string({ error: () => surveysValidation.optionIsText })
          .check(z.trim(), z.maxLength(SURVEY_OPTION_MAX_LENGTH, { error: () => surveysValidation.optionTooLong })),
        { error: () => surveysValidation.optionsAreList },
      )
      .check(z.maxLength(SURVEY_OPTIONS_MAX, { error: () => surveysValidation.optionsMost })),
    [],
  ),
  /** Of kinds that have some; left out, a question keeps its own. */
  settings: z.optional(QuestionSettings),
  required: z._default(z.boolean({ error: () => surveysValidation.sayWhetherRequired }), true),
  order: z.optional(
    z
      .int({ error: () => surveysValidation.orderIsWhole })
      .check(z.minimum(1, { error: () => surveysValidation.orderFromOne })),
  ),
  /** Of a RATING; 1–5 unless given. */
  scale: z.optional(z.nullable(Scale)),
  /** Of a RATING: which of its answers are the better ones; left out, a question keeps its own. */
  direction: z.optional(z.nullable(Direction)),
  theme: z._default(z.nullable(SurveyTheme), null),
  /** The heading it stands under, together with those after it that have the same one. */
  section: z._default(
    z.nullable(
      titleLine(
        SURVEY_SECTION_MAX_LENGTH,
        () => surveysValidation.sectionWanted,
        () => surveysValidation.sectionTooLong,
      ),
    ),
    null,
  ),
  show_if: z._default(z.nullable(ShowIf), null),
  /** The question of an earlier survey that this one repeats: they stand on one line of the trend. */
  origin_id: z.optional(z.nullable(Id)),
});
export type GivenSurveyQuestion = z.infer<typeof GivenQuestion>;

/** What has no address of a user's form is dropped. */
const UserIds = z.pipe(
  z
    .array(z.unknown(), { error: () => surveysValidation.membersAreList })
    .check(z.maxLength(SURVEY_USERS_MAX, { error: () => surveysValidation.byNameMost(SURVEY_USERS_MAX) })),
  z.transform((given: unknown[]) => [
    ...new Set(given.flatMap((one) => (Id.safeParse(one).success ? [Id.parse(one)] : []))),
  ]),
);

const SETTINGS = {
  title: titleLine(
    SURVEY_TITLE_MAX_LENGTH,
    () => surveysValidation.titleWanted,
    () => surveysValidation.titleTooLong,
  ),
  type: named(POLL_TYPES, 'ENPS', () => surveysValidation.unknownType),
  respondent_type: named(RESPONDENT_TYPES, 'ALL', () => surveysValidation.unknownRespondents),
  selected_roles: z
    .array(Role, { error: () => surveysValidation.rolesAreList })
    .check(z.maxLength(4, { error: () => surveysValidation.rolesMost })),
  selected_users: UserIds,
  allow_unauthenticated: z.boolean({ error: () => commonValidation.trueOrFalse }),
  anonymous: z.boolean({ error: () => commonValidation.trueOrFalse }),
  deadline: z.nullable(GivenInstant),
  goal: z
    .string({ error: () => surveysValidation.goalIsText })
    .check(z.trim(), z.maxLength(SURVEY_GOAL_MAX_LENGTH, { error: () => surveysValidation.goalTooLong })),
  questions: z.array(GivenQuestion, { error: () => surveysValidation.addQuestions }).check(
    z.maxLength(MAX_QUESTIONS, { error: () => surveysValidation.questionsMost }),
    together(
      ({ text, options }: GivenSurveyQuestion) => text + options.join(''),
      SURVEY_QUESTIONS_MAX_LENGTH,
      () => surveysValidation.questionsTooLong,
    ),
  ),
  smallest_group: z
    .int({ error: () => surveysValidation.smallestGroupIsWhole })
    .check(
      z.minimum(SMALLEST_GROUP_MIN, { error: () => surveysValidation.smallestGroupLeast }),
      z.maximum(SMALLEST_GROUP_MAX, { error: () => surveysValidation.smallestGroupMost }),
    ),
  dimensions: z.array(Dimension).check(
    z.maxLength(DIMENSIONS.length, { error: () => surveysValidation.dimensionsMost }),
    z.refine((all) => new Set(all).size === all.length, { error: () => surveysValidation.dimensionTwice }),
  ),
  /** Left to the service: in steps where ten or more are asked anonymously, else at closing; at once with names. */
  results_visibility: z.nullable(ResultsVisibility),
  channels: Channels,
  reminders: z.boolean({ error: () => commonValidation.trueOrFalse }),
};

/** The questions of a survey as they are sent. */
export const GivenQuestions = SETTINGS.questions;

export const NewSurvey = z.strictObject({
  ...SETTINGS,
  type: z._default(SETTINGS.type, 'ENPS'),
  respondent_type: z._default(SETTINGS.respondent_type, 'ALL'),
  selected_roles: z._default(SETTINGS.selected_roles, []),
  selected_users: z._default(SETTINGS.selected_users, []),
  allow_unauthenticated: z._default(SETTINGS.allow_unauthenticated, false),
  anonymous: z._default(SETTINGS.anonymous, true),
  deadline: z._default(SETTINGS.deadline, null),
  goal: z._default(SETTINGS.goal, ''),
  smallest_group: z._default(SETTINGS.smallest_group, 5),
  dimensions: z._default(SETTINGS.dimensions, ['team']),
  results_visibility: z._default(SETTINGS.results_visibility, null),
  channels: z._default(SETTINGS.channels, []),
  reminders: z._default(SETTINGS.reminders, false),
  /** The poll of this workspace that it was made of, whose languages come along; null for none. */
  from_poll: z._default(z.nullable(Id), null),
});
export type NewSurvey = z.infer<typeof NewSurvey>;

/**
 * What changes in a survey; what is left out stays. From the publication on only title for oneself, deadline,
 * reminders and status (409 for anything else). A status moves as rules/surveys.ts draws it; an unknown one is DRAFT.
 */
export const SurveyChange = z.strictObject({
  ...z.partial(z.strictObject(SETTINGS)).shape,
  status: z.optional(named(SURVEY_STATUSES, 'DRAFT', () => surveysValidation.unknownState)),
  /** The version the change was made from; left out, the newest is changed. */
  version: z.optional(z.int({ error: () => surveysValidation.versionIsWhole })),
});
export type SurveyChange = z.infer<typeof SurveyChange>;

export const SHARE_PATH_MIN_LENGTH = 3;
export const SHARE_PATH_MAX_LENGTH = 60;
/** The end of a public address as a company chooses it: Latin letters, digits, hyphens between them. */
export const SharePath = z
  .string({ error: () => surveysValidation.pathIsText })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(SHARE_PATH_MIN_LENGTH, { error: () => surveysValidation.pathTooShort }),
    z.maxLength(SHARE_PATH_MAX_LENGTH, { error: () => surveysValidation.pathTooLong }),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: () => surveysValidation.pathCharacters }),
  );

export const Access = z.strictObject({
  user_ids: z
    .array(Id, { error: () => surveysValidation.chooseMembers })
    .check(
      z.minLength(1, { error: () => surveysValidation.chooseMembers }),
      z.maxLength(SURVEY_USERS_MAX, { error: () => surveysValidation.byNameMost(SURVEY_USERS_MAX) }),
    ),
});

/** Before a launch: whom it asks, and what whoever reads the results will see and never see. */
export const SurveyLaunch = z.object({
  /** Members it asks now. */
  people: z.int(),
  results_visibility: ResultsVisibility,
  /** Groups as they are now; one is told only when as many answer as the smallest group. */
  dimensions: z.array(
    z.object({
      dimension: Dimension,
      groups: z.array(z.object({ name: z.string(), people: z.int(), never_shown: z.boolean() })),
      /** People without the attribute. */
      without: z.int(),
    }),
  ),
  /** What to know before: each can be launched with, but for `blocks`. */
  remarks: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      /** It cannot be launched like this. */
      blocks: z.boolean(),
      question_id: z.nullable(Id),
    }),
  ),
});
export type SurveyLaunch = z.infer<typeof SurveyLaunch>;
