import type { Direction, Scale } from '#shared/models/answers.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { stepOf, type Step } from '#shared/rules/statistics/step.ts';
import { stepsThatStayed, type StepsThatStayed } from '#shared/rules/statistics/steps-that-stayed.ts';
import { trendOf, type Trend } from '#shared/rules/statistics/trend.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import type { Metric, TrendPoint } from '#web/lib/trend-point.ts';
import type { RunFigures } from '#shared/models/run-results.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** What closed runs say when they are held against each other. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'first'; readonly to: TrendPoint }
  /** The runs before the last one asked something else. */
  | { readonly kind: 'reworded'; readonly to: TrendPoint }
  | {
      readonly kind: 'change';
      /** The first run with this wording, the one before the last, the last. */
      readonly first: TrendPoint;
      readonly from: TrendPoint;
      readonly to: TrendPoint;
      /** From the one before the last to the last; null for counts of people, which are no sample of anything. */
      readonly difference: Step | null;
      /** Over all of them, per day. */
      readonly trend: Trend;
      /** What became of earlier steps that were more than chance. */
      readonly earlier: StepsThatStayed;
      /** Which answers are the better ones, where all of them say the same. */
      readonly direction: Direction | null;
    };

/** Runs that were ever opened: a draft has nothing to compare. */
export function comparable(runs: readonly RunFigures[]): RunFigures[] {
  return runs.filter(({ frame: run }) => run.was_opened || run.published);
}

/** What these runs can be compared by: eNPS where there is one, means of questions answered in numbers, how many answered. */
export function metricsOf(runs: readonly RunFigures[]): Metric[] {
  const means = new Map<string, Extract<Metric, { by: 'mean' }>>();
  // The newest wording names the question; a question that changed its scale is two.
  for (const { questions } of runs) {
    for (const question of questions) {
      const { id: questionId, text, mean } = question;
      const scale = scaleIn(question);
      const key = `${questionId}/${scale}`;
      if (mean !== null || means.has(key)) means.set(key, { by: 'mean', questionId, text, scale });
    }
  }
  return [
    ...(runs.some(({ enps }) => enps !== null) ? [{ by: 'enps' } as const] : []),
    ...means.values(),
    { by: 'responses' },
  ];
}

/**
 * The first question of the newest run whose answers can be called better or worse and that was answered in figures in
 * two runs at least; null where there is none.
 */
export function judgedMetricOf(runs: readonly RunFigures[]): Extract<Metric, { by: 'mean' }> | null {
  const { questions = [] } = runs.at(-1) ?? {};
  for (const { id: questionId, text, scale, direction } of questions) {
    if (scale === null || direction === null || direction === 'neither') continue;
    const metric: Metric = { by: 'mean', questionId, text, scale };
    if (runs.filter((run) => (questionOf(run, metric)?.mean ?? null) !== null).length > 1) return metric;
  }
  return null;
}

/** The runs along one metric, oldest first. */
export function pointsOf(runs: readonly RunFigures[], metric: Metric, now: Date): TrendPoint[] {
  let before: string | null = null;
  return runs.map((figures) => {
    const text = textOf(figures, metric);
    const changed = before !== null && text !== null && text !== before;
    before = text ?? before;
    const estimate = estimateOf(figures, metric);
    return {
      runId: figures.frame.id,
      at: figures.frame.created_at,
      name: runName(figures.frame),
      value: metric.by === 'responses' ? figures.answered : (estimate?.value ?? null),
      band: estimate && [estimate.low, estimate.high],
      estimate,
      responses: figures.answered,
      open: isOpen(figures.frame, now),
      direction: directionOf(figures, metric),
      text,
      newText: changed ? text : null,
    };
  });
}

/** What the closed runs with a figure say, those that asked the same as the last of them. */
export function changeOf(points: readonly TrendPoint[]): Change {
  const closed = points.filter(({ open, value }) => !open && value !== null);
  const to = closed.at(-1);
  if (!to) return { kind: 'none' };
  const alike = closed.slice(closed.findLastIndex(({ text }) => text !== to.text) + 1);
  const from = alike.at(-2);
  if (!from) return closed.length > 1 ? { kind: 'reworded', to } : { kind: 'first', to };
  const series = alike.flatMap(({ at, estimate }) => (estimate ? [{ at: Date.parse(at) / DAY_MS, estimate }] : []));
  return {
    kind: 'change',
    first: alike[0]!,
    from,
    to,
    difference: from.estimate && to.estimate && stepOf(series),
    trend: trendOf(series),
    earlier: stepsThatStayed(series),
    direction: alike.every(({ direction }) => direction === to.direction) ? (to.direction ?? null) : null,
  };
}

/** The question a metric is about; the eNPS is that of the first one. */
function textOf(figures: RunFigures, metric: Metric): string | null {
  if (metric.by === 'responses') return null;
  if (metric.by === 'enps') return figures.questions[0]?.text ?? null;
  return questionOf(figures, metric)?.text ?? null;
}

function directionOf(figures: RunFigures, metric: Metric): Direction | null {
  return metric.by === 'mean' ? (questionOf(figures, metric)?.direction ?? null) : null;
}

function questionOf({ questions }: RunFigures, { questionId, scale }: Extract<Metric, { by: 'mean' }>) {
  return questions.find((question) => question.id === questionId && scaleIn(question) === scale);
}

/** The numbers its mean is of; replies in people's own words are read as numbers 0–10. */
function scaleIn({ scale }: RunFigures['questions'][number]): Scale {
  return scale ?? '0-10';
}

/** About any number of people: a company over time is a process, of which those of one day are a part. */
function estimateOf(figures: RunFigures, metric: Metric): Estimate | null {
  if (metric.by === 'responses') return null;
  const among = { asked: figures.people_asked, overTime: true };
  if (metric.by === 'enps') return figures.enps && enpsEstimate(figures.enps, among);
  const scores = questionOf(figures, metric)?.scores;
  return scores ? meanOfCounts(scores, { ...among, values: numbersOf(metric.scale) }) : null;
}
