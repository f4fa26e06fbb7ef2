import { conflict } from '#core/http/errors.ts';
import { requireFeature, requireWritable } from '#functions/subscriptions/plan.ts';
import { automationsErrors } from '#text/automations/errors.ts';
import { presentRule, requireMoneyRight, requireSound } from '../rules.ts';
import type { AutomationsOperation } from '../operation.ts';

/** A new rule is off: whoever has made it looks first at what it would have done. */
export const createRule: AutomationsOperation<'createRule'> = async (context, { body }) => {
  const { repos, workspaceId, actor, now, newId } = context;
  requireMoneyRight(context, body);
  await requireFeature(context, 'finance');
  await requireWritable(context);
  await requireSound(body, context);
  // An older workspace gets its nights with its first rule.
  await repos.automations.enrol(workspaceId, now);
  const rule = {
    id: newId(),
    workspaceId,
    ...body,
    enabled: false,
    version: 1,
    createdAt: now.toISOString(),
    changedBy: actor.userId,
    lastEntry: null,
  };
  if (!(await repos.automationRules.create(rule))) {
    conflict(automationsErrors.tooManyRules);
  }
  return presentRule(rule, context);
};
