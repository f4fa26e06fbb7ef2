import { confidenceOfOrder } from '#shared/rules/confidence.ts';
import { verdictOf, type Verdict } from '#shared/rules/direction.ts';
import { plural } from '#shared/rules/plural.ts';
import { groupWords } from '#shared/rules/group-words.ts';
import { OVER_TIME } from '#shared/rules/statistics/over-time.ts';
import { silentBriefly } from '#shared/rules/silent-words.ts';
import { stepOf, type Step } from '#shared/rules/statistics/step.ts';
import { trendOf } from '#shared/rules/statistics/trend.ts';
import type { PollData } from '../data.ts';
import { figuresOf, type QuestionFigures } from '../figures.ts';
import { runWords } from '../run-words.ts';
import { noticeableWords, signed, signedTenth, tenth } from '#shared/rules/figures.ts';
import { enpsMetric } from './enps.ts';
import { shortened, WEIGHTS, type Finding } from './finding.ts';
import { questionMetric } from './questions.ts';

const DAY_MS = 86_400_000;

/** How the newest run compares with those before it. */
export interface Changes {
  /** What is more than chance among so many questions. */
  readonly findings: readonly Finding[];
  /** One sentence where nothing is: why there is no comparison, or that differences may be random. */
  readonly otherwise: string;
}

/** An open run is compared with none; nor is a question that was worded otherwise. */
export function changesOf(
  data: Pick<PollData, 'runs' | 'earlier' | 'opened' | 'type' | 'smallestGroup' | 'kind'>,
): Changes {
  const [newest, ...older] = [...data.runs, ...(data.earlier ?? [])];
  const nothing = (otherwise: string): Changes => ({ findings: [], otherwise });
  if (!newest) return nothing('Запусков ещё нет.');
  const closed = older.filter(({ open }) => !open);
  if (newest.open)
    return nothing(
      closed.length === 0
        ? `${runWords(data).stillOpen}: итоги могут измениться.`
        : 'Запуск ещё открыт: сравним с прошлыми, когда он закроется.',
    );
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
  if (now.length === 0) return nothing('Вопросов с оценками в этом запуске нет: сравнивать нечего.');
  if (compared.length === 0)
    return nothing('С прошлыми запусками не сравниваем: вопросы тогда звучали иначе или оценок было мало.');
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
function whyNone(data: Pick<PollData, 'opened' | 'smallestGroup' | 'kind'>, told: number): string {
  const { opened = 0, smallestGroup } = data;
  if (told > 0) return 'С прошлыми запусками пока не сравниваем: они ещё открыты.';
  if (opened === 0) return runWords(data).first;
  return `С прошлыми запусками не сравниваем: в них показано меньше ${groupWords(smallestGroup).of} ответов.`;
}

/** The trend over all runs that asked the same, as the results tell it, where it is more than chance, else the last step. */
function changeOf(series: Series, comparisons: number): Finding | null {
  const [from, to] = [series.at(-2)!.figures, series.at(-1)!.figures];
  const first = series[0]!.figures;
  const trend = trendOf(pointsOf(series));
  if (trend.kind === 'trend' && !trend.random && trend.p * comparisons < OVER_TIME) {
    const up = trend.slope > 0;
    const along = (to.estimate.value - first.estimate.value) * trend.slope > 0 && shown(first) !== shown(to);
    const over = `За ${plural(trend.runs, 'запуск', 'запуска', 'запусков')} ${nameOf(to)} ${verbOf(to, up)}`;
    const verdict = verdictIn(series, trend.slope);
    const moved = along ? ` с ${shown(first)} до ${shown(to)}` : '';
    return said(series, up, `${over}${moved}: ${beyondChance(to, verdict)}${silentOf(to, trend)}`, verdict);
  }
  const step = stepOf(pointsOf(series), comparisons)!;
  if (shown(from) === shown(to) || step.random) return null;
  const up = to.estimate.value > from.estimate.value;
  const moved = `${capital(nameOf(to))} ${verbOf(to, up)} с прошлого запуска`;
  const values = `${to.isEnps ? 'был' : 'было'} ${shown(from)}, ${to.isEnps ? 'стал' : 'стало'} ${shown(to)}`;
  const verdict = verdictIn(series.slice(-2), to.estimate.value - from.estimate.value);
  return said(series.slice(-2), up, `${moved}: ${values}; ${beyondChance(to, verdict)}${silentOf(to, step)}`, verdict);
}

/** Better or worse by the direction of the question, where it was the same in all of these runs. */
function verdictIn(series: Series, change: number): Verdict | null {
  const { direction } = series.at(-1)!.figures;
  return series.every(({ figures }) => figures.direction === direction) ? verdictOf(change, direction) : null;
}

/** «Это хуже, и это больше случайной разницы»; what a rise of eNPS means is known. */
function beyondChance({ isEnps }: QuestionFigures, verdict: Verdict | null): string {
  const judged = isEnps || verdict === null ? '' : `${verdict === 'worse' ? 'хуже' : 'лучше'}, и это `;
  return `это ${judged}больше случайной разницы`;
}

/** What the difference may be, were those who kept silent others in one of both runs, or at one end of the trend. */
function silentOf({ isEnps }: QuestionFigures, { silent }: Pick<Step, 'silent'>): string {
  return silentBriefly(silent, isEnps ? signed : signedTenth);
}

function pointsOf(series: Series) {
  return series.map(({ at, figures }) => ({ at: Date.parse(at) / DAY_MS, estimate: figures.comparable }));
}

function said(over: Series, up: boolean, text: string, verdict: Verdict | null): Finding {
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
    subject: isWorse ? { kind: 'worse', figure: nameOf(figures), now: up ? 'выше' : 'ниже' } : { kind: 'other' },
    severity: isWorse ? 'high' : 'low',
    unjudged: verdict === null,
    weight: WEIGHTS.change,
  };
}

function randomly(main: Series): string {
  const [from, to] = [main.at(-2)!.figures, main.at(-1)!.figures];
  const name = capital(nameOf(to));
  if (shown(from) === shown(to)) return `${name} ${to.isEnps ? 'прежний' : 'прежнее'}: ${shown(to)}.`;
  const step = stepOf(pointsOf(main))!;
  return `${name} ${to.isEnps ? 'был' : 'было'} ${shown(from)}, ${to.isEnps ? 'стал' : 'стало'} ${shown(to)}: разница может быть случайной${silentOf(to, step)}, ${noticeableWords(step.noticeable, to.isEnps)}.`;
}

function shown({ isEnps, estimate }: QuestionFigures): string {
  return isEnps ? signed(estimate.value) : tenth(estimate.value);
}

function nameOf({ isEnps, text }: QuestionFigures): string {
  return isEnps ? 'eNPS' : `среднее на вопрос «${shortened(text)}»`;
}

function verbOf({ isEnps }: QuestionFigures, up: boolean): string {
  if (isEnps) return up ? 'вырос' : 'снизился';
  return up ? 'выросло' : 'снизилось';
}

/** eNPS stays as it is written. */
function capital(text: string): string {
  return text.startsWith('eNPS') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
