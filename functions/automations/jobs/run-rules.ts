import { findCauses } from '../causes/find-causes.ts';
import type { Cause } from '../causes/cause.ts';
import { findGoverned, type Governed } from '#functions/subscriptions/plan.ts';
import type { Rule } from '../repositories/automation-rules.ts';
import type { StoredEntry } from '../repositories/automations.ts';
import { readOnlySaid } from '../not-done.ts';
import { say } from '../said.ts';
import { RULE_ACTIONS_A_NIGHT } from '#shared/rules/automation-rules/limits.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { actOn } from '../actions/act-on.ts';
import { repositories, type RuleExecution, type RulesContext } from '../actions/rule-execution.ts';

export { repositories };

type LogLine = Pick<StoredEntry, 'outcome' | 'text'>;

/** Looks at every rule that is on and has each act on the causes it finds; null where there is none. */
export async function runRules(workspaceId: string, nightAt: string, context: RulesContext): Promise<LogLine | null> {
  const rules = (await context.repos.automationRules.list(workspaceId)).filter(({ enabled }) => enabled);
  if (rules.length === 0) return null;
  const governed = await findGoverned({ ...context, workspaceId });
  const { workspace, plan } = governed;
  const closed = plan.features.includes('finance')
    ? readOnlySaid(governed)
    : say('planFeature', { plan: plan.id, feature: 'finance' });
  if (closed !== null) return { outcome: 'skipped', text: closed };
  const failures: unknown[] = [];
  let acted = 0;
  for (const rule of rules) {
    // One that fails holds up no other; the night is done again, and each acts once.
    await runRule(rule, workspace, nightAt, context).then(
      (count) => (acted += count),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  return { outcome: 'done', text: say('rulesChecked', { rules: rules.length, acted }) };
}

/** How often it acted. */
async function runRule(
  rule: Rule,
  workspace: Governed['workspace'],
  nightAt: string,
  context: RulesContext,
): Promise<number> {
  const today = moscowDay(new Date(nightAt));
  const causes = await findCauses(rule.condition, { ...context, workspaceId: rule.workspaceId, today });
  let acted = 0;
  for (const cause of causes.slice(0, RULE_ACTIONS_A_NIGHT)) {
    if (await actOn({ ...context, rule, cause, workspace, today })) acted++;
  }
  if (causes.length > RULE_ACTIONS_A_NIGHT) await tellOfRest(causes, { ...context, rule, workspace, today });
  return acted;
}

/** What is beyond a night's number is not done, and said. */
async function tellOfRest(causes: readonly Cause[], execution: Omit<RuleExecution, 'cause'>): Promise<void> {
  const { repos, rule, today, now } = execution;
  const rest = causes.length - RULE_ACTIONS_A_NIGHT;
  const once = { rule, cause: `rest/${today}`, today, pauseDays: null };
  const what = say('notDoneRest', { rest, most: RULE_ACTIONS_A_NIGHT });
  const why = say('causesOfNight', { count: causes.length });
  await repos.automationRules.act(once, { outcome: 'skipped', what, why, personId: null, cost: null }, [], now);
}
