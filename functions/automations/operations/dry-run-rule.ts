import type { Cause } from '../causes/cause.ts';
import { findPast } from '../causes/find-causes.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import type { RuleContent, RuleDryRun } from '#shared/models/automation-rule.ts';
import { spends } from '#shared/rules/automation-rules/contradictions.ts';
import { DRY_RUN_DAYS, RULE_ACTIONS_A_NIGHT } from '#shared/rules/automation-rules/limits.ts';
import { wouldDo } from '#shared/rules/automation-rules/would-do.ts';
import { kopecksOf, roublesOf } from '#shared/rules/finance/money.ts';
import { offerCost } from '#shared/rules/offers.ts';
import { sum } from '#shared/rules/sum.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { dryRunText } from '#text/automations/dry-run.ts';
import { toldOf } from '../said.ts';
import { requireSound, type RulesContext } from '../rules.ts';
import type { AutomationsOperation } from '../operation.ts';

type DryDay = RuleDryRun['days'][number];

/** The days of the last 90 on which a rule would have acted, from what is stored; nothing is changed or sent by it. */
export const dryRunRule: AutomationsOperation<'dryRunRule'> = async (context, { body }) => {
  const { repos, workspaceId, now } = context;
  await requireFeature(context, 'finance');
  await requireSound(body, context);
  const today = moscowDay(now);
  const { causes, unknown } = await findPast(body.condition, { repos, workspaceId, today, now });
  const price = await priceOf(body, context);
  const inOrder = causes.toSorted((a, b) => a.day.localeCompare(b.day) || (a.key < b.key ? -1 : 1));
  const days = withinLimits(inOrder, body, price).toReversed();
  const told = price === null ? [] : [dryRunText.priceOfToday];
  return {
    from: addDays(today, -DRY_RUN_DAYS),
    to: today,
    days,
    cost: roublesOf(sum(days.map(({ cost }) => kopecksOf(cost ?? 0)))),
    unknown: [...unknown, ...told],
  };
};

/** What one order costs today, in kopecks; null for what costs nothing. */
async function priceOf({ action }: RuleContent, { repos }: RulesContext): Promise<number | null> {
  if (action.kind !== 'offer' || !spends(action) || action.offer_id === null) return null;
  const offer = await repos.offers.find(action.offer_id);
  return offer && kopecksOf(offerCost(offer, action.people));
}

/** In the order of days: so many a night, and as much a month as the cap has room for. */
function withinLimits(causes: readonly Cause[], { action, cap }: RuleContent, price: number | null): DryDay[] {
  const spent = new Map<string, number>();
  const acted = new Map<string, number>();
  return causes.map(({ day, why, person }) => {
    const name = person && `${person.firstName} ${person.lastName}`.trim();
    const told = { day, why: toldOf(why), person: name };
    const count = acted.get(day) ?? 0;
    if (count >= RULE_ACTIONS_A_NIGHT) {
      return { ...told, what: dryRunText.tooManyTonight, cost: null };
    }
    acted.set(day, count + 1);
    const month = day.slice(0, '2026-11'.length);
    const total = (spent.get(month) ?? 0) + (price ?? 0);
    if (price !== null && total > kopecksOf(cap ?? 0)) {
      return { ...told, what: dryRunText.overCap, cost: null };
    }
    spent.set(month, total);
    return { ...told, what: wouldDo(action), cost: price === null ? null : roublesOf(price) };
  });
}
