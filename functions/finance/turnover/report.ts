import { turnoverWords } from '#text/finance/turnover-words.ts';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Observed } from './data.ts';
import { leaversOf } from './exposure.ts';
import { decisionOf, type DecisionFigures, type DecisionOptions } from './decision.ts';
import { blindOf, notesOf } from './notes.ts';
import { HIGH_LOAD, OUTLOOK_URLS, TENURE_BRACKETS } from './outlook/coefficients.ts';
import { CALIBRATED_FROM } from './outlook/hazards.ts';
import { HORIZON_DAYS, HORIZON_MONTHS, lookAhead, type Outlook } from './outlook/outlook.ts';
import { countLeavers, earlyLeavers, headcountOf, lastYear, monthByMonth, rateOfYear } from './rate.ts';
import { tenureCurve } from './tenure-curve.ts';

const YEAR_DAYS = 365;
const FIRST_DAYS = 90;

interface ReportOptions extends DecisionOptions {
  /** Keys of teams under high load; null where no load is known. */
  readonly highLoad: ReadonlySet<string> | null;
  /** How many months of employees and lines of the history there are. */
  readonly lists: number;
  readonly history: number;
}

/** Everything that is told of turnover but how predictions have done; nobody in it has a name. */
export function reportTurnover(
  observed: Observed,
  { highLoad, lists, history, ...options }: ReportOptions,
): Omit<TurnoverReport, 'predictions'> {
  const { since, until, employments } = observed;
  const period = lastYear(observed);
  const curve = tenureCurve(observed);
  const outlook = lookAhead(observed, highLoad);
  return {
    period,
    headcount: headcountOf(observed, period),
    left: countLeavers(observed, period),
    rate: rateOfYear(observed, period),
    early: earlyLeavers(observed, YEAR_DAYS),
    early_90_days: earlyLeavers(observed, FIRST_DAYS),
    months: monthByMonth(observed),
    survival: curve && {
      from_months: curve.fromMonths,
      points: curve.points.map(({ atRisk, ...point }) => ({ ...point, at_risk: atRisk })),
      median: curve.median,
    },
    outlook: {
      ...presentOutlook(outlook),
      leavers:
        outlook.status === 'silent' ? leaversOf(employments, { from: since, to: until }).length : outlook.leavers,
      horizon_months: HORIZON_MONTHS,
      until: addDays(until, HORIZON_DAYS),
      calibrated_from: CALIBRATED_FROM,
      coefficients: coefficientsOf(outlook),
    },
    decision: presentDecision(decisionOf(observed, outlook, options)),
    basis: { since, until, lists, history, notes: notesOf(observed), blind: blindOf(outlook) },
  };
}

function presentOutlook(outlook: Outlook) {
  if (outlook.status === 'silent') {
    return { status: outlook.status, reason: outlook.reason, expected: null, low: null, high: null, teams: [] };
  }
  const { status, expected, low, high, teams } = outlook;
  return { status, reason: null, expected, low, high, teams };
}

function presentDecision(figures: DecisionFigures | null): TurnoverReport['decision'] {
  if (!figures) return null;
  const { raisePercent, measures, ...told } = figures;
  return {
    ...told,
    teams: [...told.teams],
    raise_percent: raisePercent,
    measures: measures.map(({ roubles, ...one }) => ({ ...one, price: roubles })),
  };
}

/** The coefficients with their sources; those of tenure with the company's own where it has them. */
function coefficientsOf(outlook: Outlook): TurnoverReport['outlook']['coefficients'] {
  const own = outlook.status === 'silent' ? null : outlook.own;
  const { factors, sources } = turnoverWords;
  const load = { factor: 'high_load' as const, name: factors.high_load, published: HIGH_LOAD, own: null };
  return [
    ...TENURE_BRACKETS.map(({ key, published }, place) => ({
      factor: key,
      name: factors[key],
      published,
      own: own?.[place] ?? null,
      source: sources.tenure,
      url: OUTLOOK_URLS.tenure,
    })),
    { ...load, source: sources.load, url: OUTLOOK_URLS.load },
  ];
}
