import * as z from 'zod/mini';
import { STAGES } from '../rules/stage-polls.ts';
import { AUTOMATIONS, NAME_RETENTION_MONTHS } from '../rules/automations.ts';
import { Analyst } from './analysis.ts';
import { Id, Instant } from './common.ts';
import { automationsValidation } from '#text/automations/validation.ts';

export const AutomationName = z.enum(AUTOMATIONS, { error: () => automationsValidation.unknown });

const Months = z.literal(NAME_RETENTION_MONTHS, { error: () => automationsValidation.chooseMonths });

const Stages = z
  .array(z.enum(STAGES, { error: () => automationsValidation.unknownStage }), {
    error: () => automationsValidation.chooseStages,
  })
  .check(
    z.minLength(1, { error: () => automationsValidation.chooseStage }),
    z.refine((stages) => new Set(stages).size === stages.length, { error: () => automationsValidation.stagesOnce }),
  );

/** What happened once: to whom, and to how many, is never said. */
const AutomationEntry = z.object({
  at: Instant,
  outcome: z.enum(['done', 'skipped', 'failed']),
  text: z.string(),
});
export type AutomationEntry = z.infer<typeof AutomationEntry>;

/** What can be set beside whether it is on; each automation knows its own and leaves the others out. */
const AutomationSettings = z.object({
  /** Who analyses workload at night; the model costs, so it is asked only where somebody has said so. */
  ai_provider: z.optional(Analyst),
  /** How many months names stay with answers. */
  months: z.optional(Months),
  /** At which stages people are asked. */
  stages: z.optional(Stages),
});
export type AutomationSettings = z.infer<typeof AutomationSettings>;

/** What has been asked at the stages so far. */
const StagePolls = z.object({
  /** Members of whom no source knows when they were hired, by the last morning: they are not asked. */
  unknown_days: z.int(),
  polls: z.array(
    z.object({
      stage: z.enum(STAGES),
      survey_id: Id,
      /** How many were asked; of those who have left, how many letters have gone out. */
      asked: z.int(),
      answered: z.int(),
      /** It is rounded down: at least so many have answered. */
      at_least: z.boolean(),
      /** How many answers are shown. */
      shown: z.int(),
    }),
  ),
});
export type StagePolls = z.infer<typeof StagePolls>;

/** Something the service does in a workspace by itself. */
export const Automation = z.object({
  name: AutomationName,
  title: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  /** Whether it can be switched at all. */
  switchable: z.boolean(),
  /** Why it does nothing though it is on; null where it works. */
  problem: z.nullable(z.string()),
  settings: AutomationSettings,
  last_run: z.nullable(AutomationEntry),
  /** Null where nothing is planned. */
  next_run: z.nullable(Instant),
  /** The newest first. */
  log: z.array(AutomationEntry),
  /** Of polls of newcomers and leavers alone. */
  stage_polls: z.optional(StagePolls),
});
export type Automation = z.infer<typeof Automation>;

/** What changes; what is left out stays. */
export const AutomationChange = z.strictObject({
  enabled: z.optional(z.boolean({ error: () => automationsValidation.sayWhetherOn })),
  settings: z.optional(
    z.strictObject({ ai_provider: z.optional(Analyst), months: z.optional(Months), stages: z.optional(Stages) }),
  ),
});

const Wanted = z.optional(z.boolean({ error: () => automationsValidation.sayWhetherToMail }));
export const NotificationChange = z.strictObject({ digest: Wanted, reminders: Wanted });

/** Which letters stopped; of whom and of which workspace is not said to whoever has the link. */
export const StoppedLetters = z.object({ kind: z.enum(['digest', 'reminders', 'packs']) });
export type StoppedLetters = z.infer<typeof StoppedLetters>;
