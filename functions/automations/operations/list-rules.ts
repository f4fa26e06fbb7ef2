import { settingOf } from '../repositories/automations.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import { presentRules, rulesProblem } from '../rules.ts';
import type { AutomationsOperation } from '../operation.ts';

/** The rules of a workspace in the order they were made, with what they did last. */
export const listRules: AutomationsOperation<'listRules'> = async (context) => {
  const { repos, workspaceId } = context;
  const [rules, automations, problem] = await Promise.all([
    repos.automationRules.list(workspaceId),
    repos.automations.find(workspaceId),
    rulesProblem(context, (plan) => featureText(plan, 'finance')),
  ]);
  return { rules: await presentRules(rules, context), enabled: settingOf(automations, 'rules').enabled, problem };
};
