import { keepPrediction, presentRecord, quarterOf } from '../track-record.ts';
import type { Observed } from '../turnover/data.ts';
import { leftSince, lookBack } from '../turnover/outlook/look-back.ts';
import { OUTLOOK_METHOD } from '../turnover/outlook/outlook.ts';
import { reportTurnover } from '../turnover/report.ts';
import { roublesOf } from '#shared/rules/finance/money.ts';
import { REPLACEMENT_SHARE } from '#shared/rules/finance/replacement-cost.ts';
import type { TurnoverReport } from '#shared/models/finance/turnover.ts';
import type { FinanceOperation } from '../operation.ts';
import { teamsUnderHighLoad } from '../high-load.ts';
import { readTurnover } from '../read-turnover.ts';

type Context = Parameters<FinanceOperation<'getTurnover'>>[0];

/** Turnover, its curve, its outlook and how the outlook has done. */
export const getTurnover: FinanceOperation<'getTurnover'> = async (context) => {
  const [seen, highLoad, initiatives] = await Promise.all([
    readTurnover(context),
    teamsUnderHighLoad(context),
    context.repos.initiatives.list(context.workspaceId),
  ]);
  if (!seen) return { report: null };
  const measures = initiatives.map(({ kopecks, ...one }) => ({ ...one, roubles: roublesOf(kopecks) }));
  const options = { highLoad, share: REPLACEMENT_SHARE.usual, measures };
  const report = reportTurnover(seen.observed, { ...options, ...seen });
  return { report: { ...report, predictions: await predictionsOf(context, seen.observed, report) } };
};

/** How the outlook has done: what it said here, and what it would have said of the half-years before. */
async function predictionsOf(
  context: Context,
  observed: Observed,
  { outlook: { low, high, until } }: Pick<TurnoverReport, 'outlook'>,
): Promise<TurnoverReport['predictions']> {
  const from = observed.until;
  const said = low === null || high === null ? null : { period: quarterOf(from), from, until, low, high };
  const kept = await keepPrediction(context, { kind: 'leaving', method: OUTLOOK_METHOD }, said);
  return {
    said: presentRecord(kept.map((one) => ({ ...one, came: leftSince(observed, one) }))),
    past: presentRecord(lookBack(observed).map((one) => ({ ...one, madeOn: null }))),
  };
}
