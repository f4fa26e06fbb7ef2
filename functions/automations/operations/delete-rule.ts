import { notFound } from '#core/http/errors.ts';
import { findRule } from '../rules.ts';
import type { AutomationsOperation } from '../operation.ts';

/** It acts no more from this moment on; what it did stays in the log. */
export const deleteRule: AutomationsOperation<'deleteRule'> = async (context, { params }) => {
  const rule = await findRule(context, params.ruleId);
  if (!(await context.repos.automationRules.remove(rule))) notFound('rule');
};
