import type { Metric, Severity } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from '#functions/analysis/more-than-chance.ts';
import type { QuestionFigures } from '#functions/analysis/polls/figures.ts';
import { tenth } from '#shared/rules/figures.ts';
import { enpsMetric } from './enps.ts';
import { shortened, WEIGHTS, type Finding } from './finding.ts';

/** So large a share at both ends, and less between them, are two camps. */
const CAMP = 0.3;
/** So large a share of the same answer leaves nothing to tell apart. */
const NEARLY_ALL = 0.9;
/** Fewer questions have no best and worst. */
const FEWEST_QUESTIONS = 3;

/** Low answers can be measured again as a share; a mean is none. */
export function questionMetric({ id, text, low, n }: QuestionFigures): Metric {
  return { key: `question:${id}`, label: `Низкие оценки: «${shortened(text)}»`, count: low, of: n };
}

/** What the scales say of themselves, but for eNPS: surely low or high, two camps, one answer; the best and the worst. */
export function questionFindings(all: readonly QuestionFigures[], asked: number | null): Finding[] {
  const scales = all.filter(({ isEnps }) => !isEnps);
  return [
    ...all.flatMap((figures) => (figures.isEnps ? (campsOf(figures) ?? []) : [patternOf(figures, asked)])),
    ...extremes(scales),
  ];
}

/** «Среднее 3,9 из 5, вероятно от 3,6 до 4,2». */
export function meanWords(
  { estimate: { value, low, high }, numbers, n }: QuestionFigures,
  asked: number | null,
): string {
  const figure = `среднее ${tenth(value)} из ${formatNumber(numbers.at(-1)!)}`;
  return n === asked
    ? `${figure}, ответили все ${formatNumber(n)}`
    : `${figure}, вероятно от ${tenth(low)} до ${tenth(high)}, ${plural(n, 'оценка', 'оценки', 'оценок')}`;
}

function patternOf(figures: QuestionFigures, asked: number | null): Finding {
  const { numbers, counts, n, estimate, low, high } = figures;
  const most = (part: number) => (shareOf(part, n, { asked })?.low ?? 0) > 0.5;
  const same = counts.findIndex((count) => n >= 2 * SMALLEST_GROUP && count >= NEARLY_ALL * n);
  if (most(low) || estimate.high < (numbers[0]! + numbers.at(-1)!) / 2) {
    const severity = low >= (2 / 3) * n ? 'high' : 'medium';
    return said(figures, 'low', `оценки низкие, ${meanWords(figures, asked)}`, 'concern', severity);
  }
  const camps = campsOf(figures);
  if (camps) return camps;
  if (same >= 0) {
    const words = `почти все ответили одинаково, ${formatNumber(counts[same]!)} из ${formatNumber(n)} поставили ${formatNumber(numbers[same]!)}`;
    return said(figures, 'same', words, most(high) ? 'highlight' : 'insight');
  }
  if (most(high)) return said(figures, 'high', `большинство ставит высоко, ${meanWords(figures, asked)}`, 'highlight');
  return said(figures, 'mean', meanWords(figures, asked), 'insight');
}

/** Two camps: many at either end of the scale, five people at least, and fewer between them. */
function campsOf(figures: QuestionFigures): Finding | null {
  const { n, low, high } = figures;
  const middle = n - low - high;
  const fewest = Math.max(SMALLEST_GROUP, CAMP * n);
  if (low < fewest || high < fewest || middle >= Math.min(low, high)) return null;
  const words = `мнения разошлись, ${formatNumber(low)} ставят низко, ${formatNumber(high)} — высоко, ${formatNumber(middle)} — посередине`;
  return said(figures, 'camps', words, 'concern', 'medium');
}

function said(
  figures: QuestionFigures,
  kind: string,
  words: string,
  side: Finding['side'],
  severity: Severity = 'low',
): Finding {
  const { id, text, isEnps, n } = figures;
  return {
    finding: {
      id: `${kind}:${id}`,
      text: `«${shortened(text)}»: ${words}`,
      confidence: 'high',
      evidence: [],
      metric: isEnps ? enpsMetric(figures) : questionMetric(figures),
    },
    side,
    subject: { kind: 'question', question: shortened(text) },
    severity,
    // Of two alike, the one more people answered comes first.
    weight: WEIGHTS[side] + n / 1e6,
  };
}

/** The question with the best and the one with the worst answers of one scale, where they differ by more than chance. */
function extremes(scales: readonly QuestionFigures[]): Finding[] {
  return [...Map.groupBy(scales, ({ numbers }) => numbers.length).values()].flatMap((alike) => {
    if (alike.length < FEWEST_QUESTIONS) return [];
    const sorted = alike.toSorted((a, b) => a.estimate.value - b.estimate.value || (a.id < b.id ? -1 : 1));
    const [worst, best] = [sorted[0]!, sorted.at(-1)!];
    const pairs = (alike.length * (alike.length - 1)) / 2;
    if (!moreThanChance(worst.comparable, best.comparable, pairs)) return [];
    const of = ({ text, estimate }: QuestionFigures) => `«${shortened(text)}» — ${tenth(estimate.value)}`;
    return [
      {
        finding: {
          id: `extremes:${worst.id}`,
          text: `Из вопросов с одной шкалой выше всего ${of(best)}, ниже всего ${of(worst)} из ${formatNumber(worst.numbers.at(-1)!)}; разница больше случайной`,
          confidence: 'high',
          evidence: [],
          metric: questionMetric(worst),
        } as const,
        side: 'insight',
        subject: { kind: 'other' },
        severity: 'low',
        weight: WEIGHTS.insight + 1,
      },
    ];
  });
}
