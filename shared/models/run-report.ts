import * as z from 'zod/mini';
import { hasVisibleText, isPlainLine } from '../rules/visible-text.ts';
import { Direction, MAX_QUESTIONS } from './answers.ts';
import { Id, Instant, titleLine } from './common.ts';
import { runsValidation } from '#text/runs/validation.ts';
import { commonValidation } from '#text/validation.ts';

const ReportEnps = z.object({ score: z.number(), low: z.number(), high: z.number() });

/** The figures of a question that was chosen to be shown, by the same rule as all results. */
const ReportQuestion = z.object({
  text: z.string(),
  direction: z.nullable(Direction),
  answered: z.int(),
  mean: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number(), max: z.int() })),
  /** Points, of the question it is computed from; pages that were published before it was told have none. */
  enps: z._default(z.nullable(ReportEnps), null),
  options: z.array(z.object({ text: z.string(), count: z.int() })),
});

/** “You said, we did”, as those who were asked read it. */
export const PublicReport = z.object({
  title: z.string(),
  workspace_name: z.string(),
  responses: z.int(),
  people_asked: z.nullable(z.int()),
  from: Instant,
  to: z.nullable(Instant),
  anonymous: z.boolean(),
  intro: z.string(),
  items: z.array(
    z.object({
      said: z.string(),
      done: z.string(),
      state: z.enum(['done', 'doing', 'decided_otherwise']),
      responsible: z.string(),
    }),
  ),
  questions: z.array(ReportQuestion),
});
export type PublicReport = z.infer<typeof PublicReport>;

export const REPORT_ITEMS_MAX = 20;
export const REPORT_TEXT_MAX_LENGTH = 600;
export const REPORT_SAID_MAX_LENGTH = 200;
export const REPORT_RESPONSIBLE_MAX_LENGTH = 120;

/** Strangers may read it: nothing in it turns its direction around or hides. */
const WRONG_CHARACTERS = () => runsValidation.noControls;
/** A text of several lines; their ends in one form. */
const paragraphs = z.string({ error: () => runsValidation.textWanted }).check(
  z.overwrite((text: string) => text.replaceAll('\r\n', '\n')),
  z.trim(),
  z.maxLength(REPORT_TEXT_MAX_LENGTH, { error: () => runsValidation.textTooLong }),
  z.refine((text) => text.split('\n').every(isPlainLine), { error: WRONG_CHARACTERS }),
);

/** What is told to those who were asked, as it is written. */
export const GivenReport = z.strictObject({
  intro: paragraphs,
  items: z
    .array(
      z.strictObject({
        said: titleLine(
          REPORT_SAID_MAX_LENGTH,
          () => runsValidation.saidWanted,
          () => runsValidation.saidTooLong,
        ),
        done: paragraphs.check(z.refine(hasVisibleText, { error: () => runsValidation.doneWanted })),
        state: z.enum(['done', 'doing', 'decided_otherwise'], { error: () => runsValidation.unknownState }),
        responsible: z
          .string({ error: () => runsValidation.responsibleIsText })
          .check(
            z.trim(),
            z.maxLength(REPORT_RESPONSIBLE_MAX_LENGTH, { error: () => runsValidation.responsibleTooLong }),
            z.refine(isPlainLine, { error: WRONG_CHARACTERS }),
          ),
      }),
      { error: () => runsValidation.itemsAreList },
    )
    .check(z.maxLength(REPORT_ITEMS_MAX, { error: () => runsValidation.itemsMost })),
  /** Questions whose figures are shown. */
  question_ids: z
    .array(Id, { error: () => runsValidation.questionsAreList })
    .check(z.maxLength(MAX_QUESTIONS, { error: () => runsValidation.moreThanQuestions })),
  published: z.boolean({ error: () => commonValidation.trueOrFalse }),
  /** The version the change was made from, 0 before the first; left out, the newest is changed. */
  version: z.optional(z.int({ error: () => runsValidation.versionIsWhole })),
});
export type GivenReport = z.infer<typeof GivenReport>;

/** “You said, we did” of a run of a poll or of a survey, as those who write it have it. */
export const RunReport = z.object({
  ...GivenReport.shape,
  version: z.int(),
  /** Since when its page is open; null while it is closed. */
  published_at: z.nullable(Instant),
  /** The end of its address, `/r/{link}`; null while it was never published. */
  link: z.nullable(z.string()),
  /** Questions whose figures can be shown; the figures themselves once nobody can answer any more. */
  choices: z.array(z.object({ question_id: Id, text: z.string(), figures: z.nullable(ReportQuestion) })),
  preview: PublicReport,
});
export type RunReport = z.infer<typeof RunReport>;
