import type { Subscription } from '#shared/models/subscription.ts';
import type { Plan } from '#shared/rules/plans.ts';

/** The limits of a plan in the words of the API. */
export function presentLimits({ limits }: Plan): Subscription['limits'] {
  const { people, workspaces, pollsPerMonth } = limits;
  return { people, workspaces, polls_per_month: pollsPerMonth };
}
