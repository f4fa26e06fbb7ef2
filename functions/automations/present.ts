import type { Governed } from '#functions/subscriptions/plan.ts';
import { toldOf } from './said.ts';
import { settingOf, type Automations, type StoredEntry } from './repositories/automations.ts';
import type { Automation, StagePolls } from '#shared/models/automation.ts';
import { ALWAYS_ON, type AutomationName } from '#shared/rules/automations.ts';
import { newcomersAskedAt } from '#shared/rules/stage-polls.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { nextDigest } from '#shared/rules/nightly-run.ts';
import type { PlanFeature } from '#shared/rules/plans.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import { automationTexts } from '#text/rules/automations.ts';

/** An automation as people see it. */
export function presentAutomation(
  name: AutomationName,
  automations: Automations,
  stored: readonly StoredEntry[],
  governed: Pick<Governed, 'plan'>,
  stagePolls: StagePolls | null = null,
): Automation {
  const { enabled, settings } = settingOf(automations, name);
  const problem = problemOf(name, governed);
  const log = stored.map((entry) => ({ ...entry, text: toldOf(entry.text) }));
  return {
    name,
    ...automationTexts[name],
    enabled,
    switchable: !ALWAYS_ON.has(name),
    problem,
    settings,
    last_run: log[0] ?? null,
    next_run: enabled && problem === null ? nextRun(name, automations) : null,
    log,
    ...(stagePolls ? { stage_polls: stagePolls } : {}),
  };
}

/** What of the plan an automation does not work without. */
const NEEDED: Partial<Record<AutomationName, PlanFeature>> = {
  workload_analysis: 'ai',
  rules: 'finance',
  budget_watch: 'finance',
};

function problemOf(name: AutomationName, { plan }: Pick<Governed, 'plan'>): string | null {
  const needed = NEEDED[name];
  return needed === undefined || plan.features.includes(needed) ? null : featureText(plan, needed);
}

const NIGHTLY: ReadonlySet<AutomationName> = new Set(['workload_analysis', 'data_retention', 'budget_watch', 'rules']);

/** Null for what depends on the runs and the plan there are. */
function nextRun(name: AutomationName, { nightAt, digestAt }: Automations): string | null {
  if (NIGHTLY.has(name)) return nightAt;
  if (name === 'stage_polls') return newcomersAskedAt(moscowDay(new Date(nightAt)));
  if (name === 'weekly_digest') return digestAt ?? nextDigest(new Date(nightAt)).toISOString();
  return null;
}
