import { confidenceOfOrder } from '#shared/rules/confidence.ts';
import { verdictOf, type Verdict } from '#shared/rules/direction.ts';
import type { Said, Words } from '#shared/text/said.ts';
import { OVER_TIME } from '#shared/rules/statistics/over-time.ts';
import { stepOf } from '#shared/rules/statistics/step.ts';
import { trendOf } from '#shared/rules/statistics/trend.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { PollData } from '../data.ts';
import { figuresOf, shownOf, type QuestionFigures } from '../figures.ts';
import { say } from '../say.ts';
import { enpsMetric } from './enps.ts';
import { shortened, WEIGHTS, type Finding } from './finding.ts';
import { questionMetric } from './questions.ts';

/** How the newest run compares with those before it. */
export interface Changes {
  /** What is more than chance among so many questions. */
  readonly findings: readonly Finding[];
  /** One sentence where nothing is: why there is no comparison, or that differences may be random. */
  readonly otherwise: Words;
}

/** An open run is compared with none; nor is a question that was worded otherwise. */
export function changesOf(
  data: Pick<PollData, 'runs' | 'earlier' | 'opened' | 'type' | 'smallestGroup' | 'kind'>,
): Changes {
  const [newest, ...older] = [...data.runs, ...(data.earlier ?? [])];
  const nothing = (otherwise: Words): Changes => ({ findings: [], otherwise });
  if (!newest) return nothing(say('noRunsYet'));
  const closed = older.filter(({ open }) => !open);
  if (newest.open)
    return nothing(closed.length === 0 ? say('mayChange', { kind: data.kind ?? 'poll' }) : say('comparedLater'));
  if (closed.length === 0) return nothing(whyNone(data, older.length));
  const now = figuresOf(newest, data);
  const compared = now.flatMap((figures) => {
    const series = [{ at: newest.createdAt, figures }];
    for (const run of closed) {
      const same = figuresOf(run, data).find(
        ({ id, numbers }) => id === figures.id && numbers.length === figures.numbers.length,
      );
      if (!same) continue;
      if (same.text !== figures.text) break;
      series.push({ at: run.createdAt, figures: same });
    }
    return series.length > 1 ? [series.toReversed()] : [];
  });
  if (now.length === 0) return nothing(say('nothingToCompare'));
  if (compared.length === 0) return nothing(say('askedOtherwise'));
  const main = mainOf(compared);
  // The one whose change is told first of all is tested by itself, as on the page of results; the others share a chance.
  const comparisons = (series: Series) => (series === main ? 1 : compared.length - 1);
  const findings = compared.flatMap((series) => changeOf(series, comparisons(series)) ?? []);
  return { findings, otherwise: findings.length > 0 ? '' : randomly(main) };
}

interface Point {
  readonly at: string;
  readonly figures: QuestionFigures;
}
type Series = readonly Point[];

/** eNPS; without it the first question that can be compared. */
function mainOf(compared: readonly Series[]): Series {
  return compared.find((series) => series.at(-1)!.figures.isEnps) ?? compared[0]!;
}

/** Why no run before can be compared with: there is none, it still goes on, or too little of it is shown. */
function whyNone(data: Pick<PollData, 'opened' | 'smallestGroup' | 'kind'>, told: number): Words {
  const { opened = 0, smallestGroup: least, kind = 'poll' } = data;
  if (told > 0) return say('othersOpen');
  // Whether a survey repeats another is told, with the comparison, beside its results.
  if (opened === 0) return kind === 'survey' ? '' : say('firstRun');
  return say('othersTooFew', { least });
}

/** The trend over all runs that asked the same, as the results tell it, where it is more than chance, else the last step. */
function changeOf(series: Series, comparisons: number): Finding | null {
  const [from, to] = [series.at(-2)!.figures, series.at(-1)!.figures];
  const first = series[0]!.figures;
  const trend = trendOf(pointsOf(series));
  if (trend.kind === 'trend' && !trend.random && trend.p * comparisons < OVER_TIME) {
    const up = trend.slope > 0;
    const along = (to.estimate.value - first.estimate.value) * trend.slope > 0 && shownOf(first) !== shownOf(to);
    const verdict = verdictIn(series, trend.slope);
    const ends = along ? { from: first.estimate.value, to: to.estimate.value } : null;
    const { runs, silent } = trend;
    const text = say('trend', { runs, figure: figureOf(to), up, ends, verdict, silent: silent ?? null });
    return said(series, up, text, verdict);
  }
  const step = stepOf(pointsOf(series), comparisons)!;
  if (shownOf(from) === shownOf(to) || step.random) return null;
  const up = to.estimate.value > from.estimate.value;
  const verdict = verdictIn(series.slice(-2), to.estimate.value - from.estimate.value);
  const text = say('step', { figure: figureOf(to), up, ...endsOf(from, to), verdict, silent: step.silent ?? null });
  return said(series.slice(-2), up, text, verdict);
}

/** Better or worse by the direction of the question, where it was the same in all of these runs. */
function verdictIn(series: Series, change: number): Verdict | null {
  const { direction } = series.at(-1)!.figures;
  return series.every(({ figures }) => figures.direction === direction) ? verdictOf(change, direction) : null;
}

function pointsOf(series: Series) {
  return series.map(({ at, figures }) => ({ at: Date.parse(at) / DAY_MS, estimate: figures.comparable }));
}

function said(over: Series, up: boolean, text: Said, verdict: Verdict | null): Finding {
  const { figures } = over.at(-1)!;
  const isWorse = verdict === 'worse';
  return {
    finding: {
      id: `change:${figures.isEnps ? 'enps' : figures.id}`,
      text,
      confidence: confidenceOfOrder(...over.map((point) => point.figures.n)),
      evidence: [],
      metric: figures.isEnps ? enpsMetric(figures) : questionMetric(figures),
    },
    side: verdict === null ? 'insight' : isWorse ? 'concern' : 'highlight',
    subject: isWorse ? { kind: 'worse', figure: figureOf(figures), up } : { kind: 'other' },
    severity: isWorse ? 'high' : 'low',
    unjudged: verdict === null,
    weight: WEIGHTS.change,
  };
}

function randomly(main: Series): Said {
  const [from, to] = [main.at(-2)!.figures, main.at(-1)!.figures];
  const figure = figureOf(to);
  if (shownOf(from) === shownOf(to)) return say('unchanged', { figure, value: to.estimate.value });
  const { silent, noticeable } = stepOf(pointsOf(main))!;
  return say('mayBeChance', { figure, ...endsOf(from, to), silent: silent ?? null, noticeable });
}

function endsOf(from: QuestionFigures, to: QuestionFigures) {
  return { from: from.estimate.value, to: to.estimate.value };
}

/** What a figure is of, as sentences name it: its question, and none of eNPS. */
function figureOf({ isEnps, text }: QuestionFigures): string | null {
  return isEnps ? null : shortened(text);
}
