import { turnoverWords } from '#text/finance/turnover-words.ts';
import type { Observed as Turnover } from './turnover/data.ts';
import { effectOf } from '#functions/analysis/effect.ts';
import { leavingObserved } from './initiatives/leaving-effect.ts';
import { workloadObserved } from '#functions/analysis/workload-effect.ts';
import type { FinanceContext } from './datasets.ts';
import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import type { StoredInitiative } from './repositories/initiatives.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Effect, MeasureChoice } from '#shared/models/finance/money.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { inWords } from '#shared/text/said.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';
import { weeksAround } from '#functions/analysis/weekly.ts';
import { readTurnover } from './read-turnover.ts';

interface Context extends FinanceContext {
  readonly repos: FinanceContext['repos'] & Pick<Repositories, 'analyses'>;
  readonly now: Date;
}

/** What the effects of initiatives are read from, once for a list of them. */
export interface Measured {
  /** What was last measured of the workload. */
  readonly workload: Measurement | null;
  /** Who came and left; read only where an initiative is measured by it. */
  readonly turnover: Turnover | null;
}

/** Reads what these initiatives are measured by. */
export async function readMeasured(context: Context, initiatives: readonly StoredInitiative[]): Promise<Measured> {
  const ofLeaving = initiatives.some(
    ({ measure, startedOn }) => measure !== null && measure.kind !== 'workload' && startedOn !== null,
  );
  const [workload, seen] = await Promise.all([
    context.repos.analyses.workloadMeasured(context.workspaceId),
    ofLeaving ? readTurnover(context) : null,
  ]);
  return { workload, turnover: seen?.observed ?? null };
}

/** What an initiative has changed; null where it is to change nothing that is measured. */
export async function effectNow(
  context: Context,
  { measure, startedOn, department }: StoredInitiative,
  { turnover }: Measured,
): Promise<Effect | null> {
  if (measure === null) return null;
  const label = turnoverWords.measures[measure.kind];
  if (startedOn === null) {
    const early = turnoverWords.notBegun;
    return effectOf({ label, before: null, after: null, early, change: null, compared: false });
  }
  const today = moscowDay(context.now);
  if (measure.kind !== 'workload') {
    return effectOf(leavingObserved({ kind: measure.kind, label, startedOn, department, today }, turnover));
  }
  const weeks = await weeksAround(context.repos, context.workspaceId, { startedOn, today });
  return effectOf(workloadObserved(measure.key ?? '', { startedOn, today }, weeks));
}

/** What an initiative can be measured by: leaving, and the figures of the workload that were measured last. */
export function measuresOf({ workload }: Measured): MeasureChoice[] {
  return [
    { kind: 'left_in_90_days', key: null, label: turnoverWords.measures.left_in_90_days },
    { kind: 'turnover', key: null, label: turnoverWords.measures.turnover },
    ...(workload?.metrics ?? []).map(({ key, label }) => ({
      kind: 'workload' as const,
      key,
      label: inWords(workloadSaid, label),
    })),
  ];
}
