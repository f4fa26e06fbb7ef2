import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import type { AutomationName } from '#shared/rules/automations.ts';
import { say } from '../said.ts';
import { settingOf, type AutomationSetting, type StoredEntry } from '../repositories/automations.ts';
import { createStagePolls } from '../repositories/stage-polls.ts';
import { newcomersAskedAt } from '#shared/rules/stage-polls.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { defineJob, type JobContext } from '#functions/jobs/define-job.ts';
import { analyseWorkload, repositories as analysis } from '#functions/analysis/workload-at-night.ts';
import { repositories as rules, runRules } from './run-rules.ts';
import { repositories as budget, watchBudget } from '#functions/finance/watch-budget.ts';
import { removeOutdated, repositories as outdated } from '#functions/retention/remove-outdated.ts';
import { repositories as names, takeNamesOff } from '#functions/runs/take-names-off.ts';

const payload = z.object({ workspaceId: Id, nightAt: z.string() });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'run-night': z.infer<typeof payload>;
  }
}

const repositories = { ...analysis, ...budget, ...names, ...outdated, ...rules, stagePolls: createStagePolls };
type Context = JobContext<typeof repositories>;
type Outcome = Pick<StoredEntry, 'outcome' | 'text'>;

/** The night of a workspace: which one, and how the automation is set. */
interface Night {
  readonly workspaceId: string;
  readonly nightAt: string;
  readonly settings: AutomationSetting['settings'];
}

/** What a night does, by the automation that switches it. Each may be done twice. */
const STEPS: Partial<Record<AutomationName, (night: Night, context: Context) => Promise<Outcome | null>>> = {
  workload_analysis: ({ workspaceId, settings: { ai_provider: analyst = 'builtin' } }, context) =>
    analyseWorkload(workspaceId, analyst, context),
  budget_watch: ({ workspaceId }, context) => watchBudget(workspaceId, context),
  async data_retention({ workspaceId, settings: { months = 12 } }, context) {
    const found = await takeNamesOff(workspaceId, months, context);
    return { outcome: 'done', text: found ? say('namesTakenOff', { months }) : say('noNames', { months }) };
  },
  rules: ({ workspaceId, nightAt }, context) => runRules(workspaceId, nightAt, context),
  async stage_polls({ workspaceId, nightAt }, { repos }) {
    // Nobody is written to at three in the morning.
    const night = moscowDay(new Date(nightAt));
    await repos.stagePolls.plan(workspaceId, newcomersAskedAt(night), addDays(night, -1));
    return null;
  },
};

/** One night of a workspace: everything that is switched on there, each with a line in its log. */
export const runNight = defineJob({
  kind: 'run-night',
  payload,
  repositories,
  async run({ workspaceId, nightAt }, context) {
    const { automations } = context.repos;
    const found = await automations.find(workspaceId);
    if (!found) return;
    const failures: unknown[] = [];
    for (const [name, step] of Object.entries(STEPS) as [AutomationName, (typeof STEPS)[AutomationName] & object][]) {
      const setting = settingOf(found, name);
      if (!setting.enabled) continue;
      // One that fails holds up no other; the whole night is done again, and a later line takes the place of this one.
      const night = { workspaceId, nightAt, settings: setting.settings };
      const outcome = await step(night, context).catch((error: unknown): Outcome => {
        failures.push(error);
        return { outcome: 'failed', text: say('failed') };
      });
      if (outcome) await automations.note(workspaceId, name, { at: nightAt, about: 'night', ...outcome });
    }
    if (found.retention !== null) {
      try {
        const kinds = await removeOutdated(workspaceId, found.retention, context);
        const entry = {
          at: nightAt,
          about: 'terms',
          outcome: 'done',
          text: say('outdatedRemoved', { kinds }),
        } as const;
        if (kinds.length > 0) await automations.note(workspaceId, 'data_retention', entry);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  },
});
