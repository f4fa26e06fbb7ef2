import * as z from 'zod/mini';
import { PollType } from './answers.ts';
import { Id, Instant } from './common.ts';
import { Audience, Frame } from './run.ts';
import { EnpsFigure } from './run-results.ts';
import { Recurrence } from './recurrence.ts';
import { pollsValidation } from '#text/polls/validation.ts';

/** How far a poll is: a run of it is open; none was ever opened; all that were are over. */
export const PollState = z.enum(['running', 'draft', 'finished']);
export type PollState = z.infer<typeof PollState>;

/** What settles the runs that a poll opens by itself, beside its recurrence. */
export const PlannedRuns = z.object({
  starts_on: z.string(),
  skip_holidays: z.boolean(),
  /** How many questions one run takes of the poll's; null for all of them. */
  per_run: z.nullable(z.int()),
  audience: Audience,
});

/** How many questions recurring runs may ask one person in 30 days, and what of that is used up. */
export const QuestionRoom = z.object({
  limit: z.int(),
  /** What runs of these 30 days have asked everybody, the earliest first. */
  asked: z.array(z.object({ at: Instant, questions: z.int() })),
});
export type QuestionRoom = z.infer<typeof QuestionRoom>;

/** A poll as a line of the list: without its questions, so that hundreds come at once. */
export const PollLine = z.object({
  id: Id,
  title: z.string(),
  type: PollType,
  is_anonymous: z.boolean(),
  allow_anonymous_link: z.boolean(),
  /** How many. */
  questions: z.int(),
  created_at: Instant,
  state: PollState,
  /** The newest of its open runs; null where none is. */
  run: z.nullable(
    z.object({
      id: Id,
      deadline: z.nullable(Instant),
      /** How many it asks: those of the poll may have changed, or take turns. */
      questions: z.int(),
      /** Null for whoever may not read results. */
      audience: z.nullable(Audience),
    }),
  ),
  /** When a run was last opened; null of a draft, and where nobody noted it. */
  last_opened_at: z.nullable(Instant),
  archived_at: z.nullable(Instant),
  /** How it repeats, with the moment of its next run; null for a poll whose runs are opened by hand. */
  recurrence: z.nullable(Recurrence),
  /** Null where nothing repeats, and for whoever may not read results. */
  planned: z.nullable(PlannedRuns),
});
export type PollLine = z.infer<typeof PollLine>;

const Ends = z.object({ low: z.number(), high: z.number() });

/** The newest opened run of a poll in a few numbers, as far as they are told. */
export const PollFigures = z.object({
  poll_id: Id,
  run: Frame,
  opened_at: z.nullable(Instant),
  closed_at: z.nullable(Instant),
  /** Whether those who have not answered can be reminded: of an anonymous run that was opened again nobody knows them. */
  can_remind: z.boolean(),
  /** Everybody who has answered, as the summary of the run tells it. */
  answered: z.int(),
  answered_at_least: z.boolean(),
  /** Rounded down in steps while answers wait to be shown together. */
  members_answered: z.int(),
  answered_by_link: z.int(),
  /** Members who are asked. */
  invited: z.int(),
  people_asked: z.nullable(z.int()),
  /** How many had answered by this day in earlier runs; null where too few are known, and of a run that is over. */
  usual: z.nullable(z.object({ low: z.int(), high: z.int() })),
  /** Of a run that is over; null below five scores, and of polls without that question. */
  enps: z.nullable(EnpsFigure),
  /**
   * How that differs from the run before, points, with the 98 % interval, and whether it may be by chance, as the results
   * tell it; `silent`: the interval, were those who kept silent others in one of both. Null where there is nothing to
   * compare, or the question was another.
   */
  change: z.nullable(
    z.object({ value: z.number(), low: z.number(), high: z.number(), random: z.boolean(), silent: z.nullable(Ends) }),
  ),
  /** Whether results can be seen: yes; not before five have answered; not before the run is closed; never. */
  told: z.enum(['figures', 'few', 'later', 'never']),
});
export type PollFigures = z.infer<typeof PollFigures>;

/** Polls whose figures are asked for together: those in sight. */
export const FIGURES_MAX = 20;

/** Several ids in a query, between commas. */
export const PollIds = z.pipe(
  z
    .string({ error: () => pollsValidation.pollsWanted })
    .check(z.maxLength(1000, { error: () => pollsValidation.pollsAtOnce })),
  z.pipe(
    z.transform((text: string) => [...new Set(text.split(','))]),
    z.array(Id).check(z.maxLength(FIGURES_MAX, { error: () => pollsValidation.pollsAtOnce })),
  ),
);
