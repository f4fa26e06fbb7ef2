import { presentEntries } from '../rules.ts';
import type { AutomationsOperation } from '../operation.ts';

/** What rules did: also those that are deleted by now. */
export const readRuleLog: AutomationsOperation<'readRuleLog'> = async (context, { query }) => {
  const { entries, cursor } = await context.repos.automationRules.log(context.workspaceId, query.cursor ?? null);
  return { entries: await presentEntries(entries, context), next_cursor: cursor };
};
