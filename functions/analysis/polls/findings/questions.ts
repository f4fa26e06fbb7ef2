import { confidenceOf, confidenceOfOrder } from '#shared/rules/confidence.ts';
import { judgedBy, orientedFigure, type Judged } from '#shared/rules/direction.ts';
import type { Metric, Severity } from '#shared/models/analysis.ts';
import { formatNumber, plural } from '#shared/rules/plural.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { silentBriefly } from '#shared/rules/silent-words.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from '../../more-than-chance.ts';
import { figureConfidence, type QuestionFigures } from '../figures.ts';
import { tenth } from '#shared/rules/figures.ts';
import { enpsMetric } from './enps.ts';
import { shortened, WEIGHTS, type Finding } from './finding.ts';

/** So large a share at both ends, and less between them, are two camps. */
const CAMP = 0.3;
/** So large a share of the same answer leaves nothing to tell apart. */
const NEARLY_ALL = 0.9;
/** Fewer questions have no best and worst. */
const FEWEST_QUESTIONS = 3;

/**
 * Answers at the bad end can be measured again as a share; a mean is none, and where nobody has said which end is bad
 * there is nothing to lower. Under a key of its own for either end: a question that is turned around is not compared.
 */
export function questionMetric({ id, text, direction, low, high, n }: QuestionFigures): Metric | null {
  switch (judgedBy(direction)) {
    case 'higher_is_better':
      return { key: `question:${id}`, label: `Низкие оценки: «${shortened(text)}»`, count: low, of: n };
    case 'lower_is_better':
      return { key: `question:${id}:high`, label: `Высокие оценки: «${shortened(text)}»`, count: high, of: n };
    case null:
      return null;
  }
}

/**
 * What the scales say of themselves, but for eNPS: surely good or bad, two camps, one answer; the best and the worst.
 * Good and bad are told of questions that say which of their answers are the better ones, and of no others.
 */
export function questionFindings(all: readonly QuestionFigures[]): Finding[] {
  const scales = all.filter(({ isEnps }) => !isEnps);
  return [
    ...all.flatMap((figures) => (figures.isEnps ? (campsOf(figures) ?? []) : [patternOf(figures)])),
    ...extremes(scales),
  ];
}

/** «Среднее 3,9 из 5, вероятно от 3,6 до 4,2». */
export function meanWords({ estimate, numbers, n, asked }: QuestionFigures): string {
  const { value, low, high } = estimate;
  const figure = `среднее ${tenth(value)} из ${formatNumber(numbers.at(-1)!)}`;
  return n === asked
    ? `${figure}, ответили все ${formatNumber(n)}`
    : `${figure}, вероятно от ${tenth(low)} до ${tenth(high)}${silentBriefly(estimate.silent, tenth)}, ${plural(n, 'оценка', 'оценки', 'оценок')}`;
}

/** What is told of the bad and of the good end of a scale, by its direction. */
const WORDS = {
  higher_is_better: {
    bad: { kind: 'low', words: 'оценки низкие' },
    good: { kind: 'high', words: 'большинство ставит высоко' },
  },
  lower_is_better: {
    bad: { kind: 'high', words: 'оценки высокие (меньше — лучше)' },
    good: { kind: 'low', words: 'большинство ставит низко (меньше — лучше)' },
  },
} as const satisfies Record<Judged, unknown>;

function patternOf(figures: QuestionFigures): Finding {
  const { numbers, counts, n, asked } = figures;
  const judged = judgedBy(figures.direction);
  const words = judged && WORDS[judged];
  const { bad, good } = endsOf(figures, judged);
  const most = (part: number) => (shareOf(part, n, { asked })?.low ?? 0) > 0.5;
  const same = counts.findIndex((count) => n >= 2 * SMALLEST_GROUP && count >= NEARLY_ALL * n);
  if (words && (most(bad) || surelyBelowMiddle(figures, judged))) {
    const severity = bad >= (2 / 3) * n ? 'high' : 'medium';
    return said(figures, words.bad.kind, `${words.bad.words}, ${meanWords(figures)}`, 'concern', severity);
  }
  const camps = campsOf(figures);
  if (camps) return camps;
  if (same >= 0) {
    const answers = `почти все ответили одинаково, ${formatNumber(counts[same]!)} из ${formatNumber(n)} поставили ${formatNumber(numbers[same]!)}`;
    return sureAs(
      said(figures, 'same', answers, words && most(good) ? 'highlight' : 'insight'),
      counts[same]!,
      figures,
    );
  }
  if (words && most(good))
    return said(figures, words.good.kind, `${words.good.words}, ${meanWords(figures)}`, 'highlight');
  return said(figures, 'mean', meanWords(figures), 'insight');
}

/** Answers at the bad and at the good end. */
function endsOf({ low, high }: QuestionFigures, judged: Judged | null) {
  return judged === 'lower_is_better' ? { bad: high, good: low } : { bad: low, good: high };
}

/** Whether the whole interval of the mean lies on the bad side of the middle of the scale. */
function surelyBelowMiddle({ numbers, estimate }: QuestionFigures, judged: Judged): boolean {
  const middle = (numbers[0]! + numbers.at(-1)!) / 2;
  return judged === 'lower_is_better' ? estimate.low > middle : estimate.high < middle;
}

/** Two camps: many at either end of the scale, five people at least, and fewer between them. */
function campsOf(figures: QuestionFigures): Finding | null {
  const { n, low, high } = figures;
  const middle = n - low - high;
  const fewest = Math.max(SMALLEST_GROUP, CAMP * n);
  if (low < fewest || high < fewest || middle >= Math.min(low, high)) return null;
  const words = `мнения разошлись, ${formatNumber(low)} ставят низко, ${formatNumber(high)} — высоко, ${formatNumber(middle)} — посередине`;
  // Where no end is the good one, none is unhappy: people differ, and that is all.
  const found = judgedBy(figures.direction)
    ? said(figures, 'camps', words, 'concern', 'medium')
    : said(figures, 'camps', words, 'insight');
  return sureAs(found, Math.min(low, high), figures);
}

/** What is said of so many of those who answered is as sure as their share. */
function sureAs(found: Finding, part: number, { n, asked }: QuestionFigures): Finding {
  return { ...found, finding: { ...found.finding, confidence: confidenceOf(shareOf(part, n, { asked })!, 1) } };
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
      confidence: figureConfidence(figures),
      evidence: [],
      metric: isEnps ? enpsMetric(figures) : questionMetric(figures),
    },
    side,
    subject: { kind: 'question', question: shortened(text) },
    severity,
    unjudged: judgedBy(figures.direction) === null,
    // Of two alike, the one more people answered comes first.
    weight: WEIGHTS[side] + n / 1e6,
  };
}

/**
 * The question with the best and the one with the worst answers of one scale, where they differ by more than chance, all
 * turned so that more is better (x′ = low + high − x where less is); told as they were given.
 */
function extremes(scales: readonly QuestionFigures[]): Finding[] {
  const judged = scales.flatMap((figures) => {
    const direction = judgedBy(figures.direction);
    if (!direction) return [];
    const { value } = orientedFigure(figures.estimate, figures.numbers, direction);
    return [{ figures, direction, value, comparable: orientedFigure(figures.comparable, figures.numbers, direction) }];
  });
  return [...Map.groupBy(judged, ({ figures }) => figures.numbers.length).values()].flatMap((alike) => {
    if (alike.length < FEWEST_QUESTIONS) return [];
    const sorted = alike.toSorted((a, b) => a.value - b.value || (a.figures.id < b.figures.id ? -1 : 1));
    const [worst, best] = [sorted[0]!, sorted.at(-1)!];
    const pairs = (alike.length * (alike.length - 1)) / 2;
    if (!moreThanChance(worst.comparable, best.comparable, pairs)) return [];
    const of = ({ figures: { text, estimate }, direction }: (typeof alike)[number]) =>
      `«${shortened(text)}» — ${tenth(estimate.value)}${direction === 'lower_is_better' ? ' (меньше — лучше)' : ''}`;
    return [
      {
        finding: {
          id: `extremes:${worst.figures.id}`,
          text: `Из вопросов с одной шкалой, из ${formatNumber(worst.figures.numbers.at(-1)!)}: лучше всего ${of(best)}, хуже всего ${of(worst)}; разница больше случайной`,
          confidence: confidenceOfOrder(worst.figures.n, best.figures.n),
          evidence: [],
          metric: questionMetric(worst.figures),
        } as const,
        side: 'insight',
        subject: { kind: 'other' },
        severity: 'low',
        weight: WEIGHTS.insight + 1,
      },
    ];
  });
}
