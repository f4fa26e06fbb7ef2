import { presentRetention } from '../present-retention.ts';
import { termsOf } from '../terms.ts';
import { RETAINED, type RetentionTerms } from '#shared/rules/retention.ts';
import type { RetentionOperation } from '../operation.ts';

/** How long what is kept, and what goes within a month, also by terms that nobody has saved yet. */
export const getRetention: RetentionOperation<'getRetention'> = async (context, { query }) => {
  const { repos, workspaceId } = context;
  const automations = await repos.automations.find(workspaceId);
  const terms = termsOf(automations);
  const asked = Object.fromEntries(
    RETAINED.map((kind) => {
      const term = query[kind];
      return [kind, term === undefined ? terms[kind] : term === 'none' ? null : Number(term)];
    }),
  ) as unknown as RetentionTerms;
  return presentRetention(workspaceId, automations, asked, context);
};
