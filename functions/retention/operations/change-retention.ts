import { conflict, notFound } from '#core/http/errors.ts';
import { automationsErrors } from '#text/automations/errors.ts';
import { presentRetention } from '../present-retention.ts';
import type { RetentionOperation } from '../operation.ts';

/** Sets all terms at once; what is outdated by them goes with the next night. Open on every plan: the law is no feature. */
export const changeRetention: RetentionOperation<'changeRetention'> = async (context, { body: terms }) => {
  const { repos, workspaceId, now } = context;
  await repos.automations.enrol(workspaceId, now);
  const found = (await repos.automations.find(workspaceId)) ?? notFound('workspace');
  if (!(await repos.automations.setTerms(workspaceId, found, { terms, now }))) {
    conflict(automationsErrors.automationsChanged);
  }
  return presentRetention(workspaceId, await repos.automations.find(workspaceId), terms, context);
};
