import * as z from 'zod/mini';
import { ON_HOLES } from '../rules/text-places.ts';
import { SURVEY_QUESTION_TYPES } from '../rules/surveys.ts';
import { PollLanguage } from './translation.ts';
import { translationsErrors } from '#text/translations/errors.ts';

/** Longer than any own text may be; each is held to the length of its own kind. */
const TEXT_MAX_LENGTH = 1000;
const PLACE_MAX_LENGTH = 120;
/** As many as a poll can have places. */
const TEXTS_MAX = 2200;

const OnHoles = z.enum(ON_HOLES, { error: () => translationsErrors.unknownOnHoles });

/** A place of a poll where a text stands, and its own text. */
export const TextPlace = z.object({
  place: z.string(),
  kind: z.enum(['title', 'section', 'question', 'option', 'statement', 'unit']),
  /** The question it belongs to, from 1; null for the title. */
  question: z.nullable(z.int()),
  question_type: z.nullable(z.enum(SURVEY_QUESTION_TYPES)),
  text: z.string(),
  max_length: z.int(),
});
export type TextPlace = z.infer<typeof TextPlace>;

/** What a poll says in one other language. */
export const LanguageTexts = z.object({
  language: PollLanguage,
  /** Grows with every change; sent back with one, it makes sure that nothing of somebody else is overwritten. */
  version: z.int(),
  /** By place; one that is not there is missing. */
  texts: z.record(
    z.string(),
    z.object({
      text: z.string(),
      /**
       * A model's, at which nobody has looked; of the bank of questions, translated by us and validated by no study;
       * checked by somebody; its own text has been changed since.
       */
      state: z.enum(['draft', 'bank', 'checked', 'changed']),
      /** Who has checked it; null where nobody has, and for whoever is no member any more. */
      checked_by: z.nullable(z.string()),
    }),
  ),
  /** How many places are missing, unchecked or changed since: what a launch is refused for. */
  holes: z.int(),
  /** Whether a model makes drafts of what is missing now. */
  drafting: z.boolean(),
  /** Why the last drafts could not be made, or not all of them. */
  draft_problem: z.nullable(z.string()),
});
export type LanguageTexts = z.infer<typeof LanguageTexts>;

/** The languages of a poll or a survey, and what it says in them. */
export const Translations = z.object({
  /** Its own. */
  language: PollLanguage,
  on_holes: OnHoles,
  /** Whether its texts can be changed: those of a survey until it is published. */
  editable: z.boolean(),
  /** In the order in which they are read. */
  places: z.array(TextPlace),
  /** The other languages, in the order in which they were added. */
  translations: z.array(LanguageTexts),
});
export type Translations = z.infer<typeof Translations>;

export const NewLanguage = z.strictObject({ language: PollLanguage });

/** What is left out stays. */
export const LanguagesChange = z.strictObject({
  language: z.optional(PollLanguage),
  on_holes: z.optional(OnHoles),
});

/** Texts of some places, as somebody has written or looked at them: they are checked from now on. A blank one is taken away. */
export const TextsChange = z.strictObject({
  version: z.int({ error: () => translationsErrors.versionIsWhole }),
  texts: z
    .array(
      z.strictObject({
        place: z.string().check(z.maxLength(PLACE_MAX_LENGTH)),
        text: z
          .string({ error: () => translationsErrors.textWanted })
          .check(z.trim(), z.maxLength(TEXT_MAX_LENGTH, { error: () => translationsErrors.tooLong(TEXT_MAX_LENGTH) })),
      }),
    )
    .check(z.maxLength(TEXTS_MAX, { error: () => translationsErrors.tooMany })),
});

/** That drafts are being made. */
export const DraftsBegun = z.object({ language: PollLanguage, drafting: z.boolean() });
