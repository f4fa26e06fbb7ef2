import * as z from 'zod/mini';
import { Direction, Scale } from '#shared/models/answers.ts';
import { Channels } from '#shared/models/channel.ts';
import { Role } from '#shared/models/role.ts';
import { QuestionSettings } from '#shared/models/survey-answers.ts';
import { Dimension, SurveyTheme } from '#shared/models/survey.ts';
import { RESPONDENT_TYPES, SURVEY_QUESTION_TYPES } from '#shared/rules/surveys.ts';
import { isOutdated } from '#web/answer-form/retention.ts';
import { safeStorage } from '#web/lib/safe-storage.ts';
import type { QuestionDraft } from '#web/question-kinds/question-draft.ts';
import type { SectionDraft, SurveyDraft } from './survey-draft.ts';

/** Whose unsaved work it is and on what; `surveyId` is null for a survey that does not exist yet. */
export interface DraftPlace {
  readonly userId: string;
  readonly workspaceId: string;
  readonly surveyId: string | null;
}

/** Unsaved work as it lies on this device. */
export interface StoredDraft {
  readonly draft: SurveyDraft;
  /** The version of the survey it was made from; 0 for a new one. */
  readonly version: number;
  /** When it was touched last. */
  readonly at: string;
}

/** By name, so that a new field of a draft does not compile before it is kept. */
type SchemaOf<Fields> = { readonly [Name in keyof Required<Fields>]: z.ZodMiniType };

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
  } satisfies SchemaOf<SurveyDraft>),
} satisfies SchemaOf<StoredDraft>);

/** What was typed here and is not on the server; null when there is nothing, or nothing readable. */
export function readStoredDraft(place: DraftPlace, now: Date): StoredDraft | null {
  const found = Kept.safeParse(parsed(safeStorage.read(keyOf(place)) ?? ''));
  return found.success && !isOutdated(found.data.at, now) ? found.data : null;
}

/** Keeps unsaved work on this device. */
export function storeDraft(place: DraftPlace, kept: StoredDraft): void {
  safeStorage.write(keyOf(place), JSON.stringify(kept));
}

export function removeStoredDraft(place: DraftPlace): void {
  safeStorage.remove(keyOf(place));
}

/** The account leads: what one person typed is not offered to the next one at the same screen. */
function keyOf({ userId, workspaceId, surveyId }: DraftPlace): string {
  return `tonus:survey-draft:${userId}:${workspaceId}:${surveyId ?? 'new'}`;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
