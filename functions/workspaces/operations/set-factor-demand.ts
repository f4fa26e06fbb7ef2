import { notFound } from '#core/http/errors.ts';
import { FACTOR_GRACE_DAYS } from '#shared/rules/second-factor.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { WorkspacesOperation } from '../operation.ts';

/**
 * Says of whom a second factor is demanded. Whom a new demand reaches has days of grace, told by a notice in the workspace;
 * said once more it changes nothing. A workspace that can only be read allows it, too: a right can always be guarded.
 */
export const setFactorDemand: WorkspacesOperation<'setFactorDemand'> = async (context, { body: { who } }) => {
  const { repos, workspaceId, now, newId } = context;
  const { factorRule } = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  if (factorRule?.who === who) return factorRule;
  const from = new Date(now.getTime() + FACTOR_GRACE_DAYS * DAY_MS).toISOString();
  const rule = who === 'none' ? null : { who, from };
  const isThere = await repos.workspaces.setFactorRule(workspaceId, rule, newId(), now);
  if (!isThere) notFound('workspace');
  return rule ?? { who: 'none', from: null };
};
