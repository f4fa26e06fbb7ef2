import * as z from 'zod/mini';
import { isDay } from '../rules/working-days.ts';
import { Id, line } from './common.ts';
import { TEAM_MAX_LENGTH } from './team.ts';
import { overviewValidation } from '#text/overview/validation.ts';

/** What a decision is called for by: answers, load, or money. */
export const DECISION_SOURCES = ['poll', 'survey', 'load', 'money'] as const;
export type DecisionSource = (typeof DECISION_SOURCES)[number];

const NO_TEAM = () => overviewValidation.teamWanted;
const NO_DAY = () => overviewValidation.dayWanted;

/** Which decision this is: one team, by one source. What that source says of the team tomorrow is the same decision. */
export const DecisionKey = z.strictObject({
  source: z.enum(DECISION_SOURCES, { error: () => overviewValidation.unknownSource }),
  team: line(TEAM_MAX_LENGTH, NO_TEAM, NO_TEAM),
});
export type DecisionKey = z.infer<typeof DecisionKey>;

/** How a decision was made: postponed until a day, or taken, with the task that was made of it. */
export const NewDecision = z.strictObject({
  ...DecisionKey.shape,
  /** What was decided about, as it was read. */
  text: line(
    300,
    () => overviewValidation.textWanted,
    () => overviewValidation.textTooLong,
  ),
  /** It is shown again from this day on, if it is still called for; a calendar day in Moscow. */
  until: z.string({ error: NO_DAY }).check(z.refine(isDay, { error: NO_DAY })),
  task_id: z._default(z.nullable(Id), null),
});
export type NewDecision = z.infer<typeof NewDecision>;

/** A decision that was made and still holds. */
export const Decision = z.object({
  source: z.enum(DECISION_SOURCES),
  team: z.string(),
  text: z.string(),
  until: z.string(),
  /** Null for one that was postponed. */
  task_id: z.nullable(Id),
});
export type Decision = z.infer<typeof Decision>;
