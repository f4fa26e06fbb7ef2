import { share } from '#shared/rules/figures.ts';
import { formatNumber } from '#text/format.ts';
import { percent, rubles, shortRubles } from '#text/finance/money.ts';
import { numberRange, rangeText } from '#text/finance/ranges.ts';
import { turnoverText } from '#text/finance/turnover.ts';
import { packText } from '#text/overview/pack.ts';
import { formatDate } from '#web/lib/dates.ts';
import type { PackMoney } from './pack-data.ts';
import type { PackBlock, PackFigure, PackPage } from './pack.ts';

const text = packText.money;

/** What leaving costs, what was spent, what measures brought; as the section of finance says it. */
export function moneyPage({ turnover, ledger, budget, initiatives }: PackMoney): PackPage {
  const figures: PackFigure[] = [];
  if (turnover) {
    const { left, rate } = turnover;
    const note = rate ? text.rate(percent(rate.value), rangeText(percent(rate.low), percent(rate.high))) : '';
    figures.push({ value: formatNumber(left.all), name: text.left(left.all, formatDate(turnover.period.from)), note });
  }
  if (ledger && ledger.leaving.left > 0) {
    const { total, average_replacement: each } = ledger.leaving;
    figures.push({ value: shortRubles(total), name: text.leaving, note: text.each(rubles(each)) });
  }
  const outlook = turnover?.outlook;
  if (outlook && outlook.low !== null && outlook.high !== null) {
    const cost = turnover.decision?.cost;
    const until = text.until(formatDate(outlook.until));
    figures.push({
      value: numberRange(outlook.low, outlook.high),
      name: text.expected,
      note: cost ? `${until}; ${text.expectedCost(rangeText(shortRubles(cost.low), shortRubles(cost.high)))}` : until,
    });
  }
  if (budget.planned !== null || budget.spent > 0) {
    const note = budget.planned === null ? text.noPlan : text.plan(rubles(budget.planned));
    figures.push({ value: shortRubles(budget.spent), name: text.spent(budget.year), note });
  }
  const blocks: PackBlock[] = figures.length > 0 ? [{ kind: 'figures', figures }] : [];
  if (initiatives.length > 0) {
    blocks.push({
      kind: 'table',
      title: text.initiatives,
      head: text.columns,
      rows: initiatives.map(({ title, cost, effect }) => [
        title,
        rubles(cost),
        effect ? effect.text : text.notMeasured,
      ]),
      widths: [0.42, 0.2, 0.38],
      right: [1],
    });
  }
  const { label } = text;
  if (figures.length === 0) {
    return { label, headline: text.none, lead: text.noneLead, blocks, trust: text.noTrust };
  }
  const since = turnover ? `${text.trust(formatDate(turnover.basis.since), formatDate(turnover.basis.until))} ` : '';
  return { label, ...claimOf({ turnover, ledger, budget }), blocks, trust: `${since}${text.noTrust}` };
}

/** The heading of the ledger, which its figures bear; else how many left, else how much of the budget is spent. */
function claimOf({
  turnover,
  ledger,
  budget: { spent, planned, year },
}: Omit<PackMoney, 'initiatives'>): Pick<PackPage, 'headline' | 'lead'> {
  const { band } = turnoverText;
  const average = Math.round(turnover?.headcount.average ?? 0);
  const left = !turnover
    ? null
    : turnover.left.all === 0
      ? band.none(average)
      : turnover.rate
        ? band.some(turnover.left.all, average, percent(turnover.rate.value))
        : band.short;
  if (ledger) return { headline: ledger.title, lead: left };
  return { headline: left ?? text.budget(year, planned ? share(spent, planned) : shortRubles(spent)), lead: null };
}
