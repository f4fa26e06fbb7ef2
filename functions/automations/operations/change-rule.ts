import { requireFeature, requireWritable } from '#functions/subscriptions/plan.ts';
import { findRule, presentRule, requireMoneyRight, requireSound, ruleChanged } from '../rules.ts';
import type { AutomationsOperation } from '../operation.ts';

/**
 * Switches a rule or changes what it does. One whose content changes is off again unless the same request switches it
 * on: nobody has agreed to what it does now. Switching off is open to whoever can only read: less is done by it.
 */
export const changeRule: AutomationsOperation<'changeRule'> = async (context, { params, body }) => {
  const { repos, actor } = context;
  const rule = await findRule(context, params.ruleId);
  if (rule.version !== body.version) ruleChanged();
  const { version, enabled, condition = rule.condition, action = rule.action, cap = rule.cap } = body;
  const changes = body.condition !== undefined || body.action !== undefined || body.cap !== undefined;
  const content = { condition, action, cap };
  const changed = {
    ...rule,
    ...content,
    enabled: enabled ?? (changes ? false : rule.enabled),
    version: version + 1,
    changedBy: actor.userId,
  };
  if (changes || changed.enabled) {
    requireMoneyRight(context, rule);
    requireMoneyRight(context, content);
    await requireFeature(context, 'finance');
    await requireWritable(context);
    await requireSound(content, context);
  }
  if (!(await repos.automationRules.change(rule, changed))) ruleChanged();
  return presentRule(changed, context);
};
