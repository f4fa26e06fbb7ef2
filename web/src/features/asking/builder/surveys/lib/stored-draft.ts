import * as z from 'zod/mini';
import { Direction, Scale } from '#shared/models/answers.ts';
import { Channels } from '#shared/models/channel.ts';
import { Role } from '#shared/models/role.ts';
import { QuestionSettings } from '#shared/models/survey-answers.ts';
import { Dimension, SurveyTheme } from '#shared/models/survey.ts';
import { RESPONDENT_TYPES, SURVEY_QUESTION_TYPES } from '#shared/rules/surveys.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import { deviceDrafts, type SchemaOf } from '../../lib/device-draft.ts';
import type { SectionDraft } from '../../lib/draft.ts';
import type { SurveyDraft } from './survey-draft.ts';

const Condition = z.union([
  z.object({ questionId: z.string(), keys: z.array(z.int()) }),
  z.object({ questionId: z.string(), from: z.int(), to: z.int() }),
]);

const Question = z.object({
  kind: z.literal('question'),
  id: z.string(),
  type: z.enum(SURVEY_QUESTION_TYPES),
  text: z.string(),
  scale: Scale,
  // Drafts kept before there were directions have none.
  direction: z._default(z.nullable(Direction), null),
  options: z.array(z.object({ key: z.int(), text: z.string() })),
  // Those kept before there were settings have none.
  settings: z._default(QuestionSettings, {}),
  required: z.boolean(),
  theme: z.nullable(SurveyTheme),
  condition: z.nullable(Condition),
  originId: z.nullable(z.string()),
} satisfies SchemaOf<QuestionDraft>);

const Section = z.object({
  kind: z.literal('section'),
  id: z.string(),
  title: z.string(),
} satisfies SchemaOf<SectionDraft>);

const Kept = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  draft: z.object({
    title: z.string(),
    goal: z.string(),
    items: z.array(z.union([Question, Section])),
    respondents: z.enum(RESPONDENT_TYPES),
    roles: z.array(Role),
    users: z.array(z.string()),
    deadline: z.nullable(z.string()),
    anonymous: z.boolean(),
    publicLink: z.boolean(),
    smallestGroup: z.int(),
    dimensions: z.array(Dimension),
    channels: Channels,
    reminders: z.boolean(),
    // Those kept before have none.
    fromPoll: z._default(z.nullable(z.string()), null),
  } satisfies SchemaOf<SurveyDraft>),
});

/** Drafts of surveys on this device. */
export const storedDrafts = deviceDrafts('survey-draft', Kept, {
  from: ({ draft }): SurveyDraft => draft,
  to: (draft) => draft,
});
