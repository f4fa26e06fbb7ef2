import { findPast } from '#core/automation-rules/find-causes.ts';
import { requireFeature } from '#core/rules/plan.ts';
import { DRY_RUN_DAYS } from '#shared/rules/automation-rules/limits.ts';
import { wouldDo } from '#shared/rules/automation-rules/would-do.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { requireSound } from './rules.ts';
import type { AutomationsOperation } from './operation.ts';

/** The days of the last 90 on which a rule would have acted, from what is stored; nothing is changed or sent by it. */
export const dryRunRule: AutomationsOperation<'dryRunRule'> = async (context, { body }) => {
  const { repos, workspaceId, now } = context;
  await requireFeature(context, 'finance');
  await requireSound(body, context);
  const today = moscowDay(now);
  const { causes, unknown } = await findPast(body.condition, { repos, workspaceId, today, now });
  const days = causes
    .toSorted((a, b) => b.day.localeCompare(a.day) || (a.key < b.key ? -1 : 1))
    .map(({ day, why, person }) => ({
      day,
      what: wouldDo(body.action),
      why,
      person: person && `${person.firstName} ${person.lastName}`.trim(),
      cost: null,
    }));
  return { from: addDays(today, -DRY_RUN_DAYS), to: today, days, cost: 0, unknown: [...unknown] };
};
