import type { planLimitsText as Russian } from '../../ru/common/plan-limits.ts';
import type { Catalogue } from '../../catalogue.ts';
import { NBSP, plural } from '../format.ts';

/** Words where a limit of the plan is near or in the way, wherever that is. */
export const planLimitsText: Catalogue<typeof Russian> = {
  toPlans: 'Compare plans',
  ownerChanges: 'The workspace owner changes the plan.',
  trial: {
    start: (days) => `Try ${plural(days, 'day', 'days')} free`,
    starting: 'Turning on…',
    started: 'Premium trial is on',
    failed: 'Could not start the trial. Try again',
  },
  free: {
    allows: (people) =>
      `The free plan is for up to ${plural(people, 'person', 'people')}, you included. For more people, there are Basic and Premium.`,
    trial: (days) =>
      `You can try Premium: ${plural(days, 'day', 'days')} without payment, then everything goes back by itself and your data stays.`,
  },
  hints: {
    people: (used, max) => `${used} of the ${max}${NBSP}places of your plan are taken, by those we wait for too.`,
    workspaces: (used, max) => `You have ${used} of the ${plural(max, 'workspace', 'workspaces')} your plan allows.`,
    pollsPerMonth: (used, max) =>
      `${used} of the ${plural(max, 'poll', 'polls')} your plan allows have been created this month.`,
  },
};
