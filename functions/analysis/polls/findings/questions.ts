import { confidenceOf, confidenceOfOrder } from '#shared/rules/confidence.ts';
import { judgedBy, orientedFigure, type Judged } from '#shared/rules/direction.ts';
import type { Severity } from '#shared/models/analysis.ts';
import type { Said } from '#shared/text/said.ts';
import type { KeptMetric } from '../../kept.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from '../../more-than-chance.ts';
import { figureConfidence, type QuestionFigures } from '../figures.ts';
import { say } from '../say.ts';
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
export function questionMetric({ id, text, direction, low, high, n }: QuestionFigures): KeptMetric | null {
  switch (judgedBy(direction)) {
    case 'higher_is_better':
      return { key: `question:${id}`, label: say('measuredLow', { question: shortened(text) }), count: low, of: n };
    case 'lower_is_better':
      return {
        key: `question:${id}:high`,
        label: say('measuredHigh', { question: shortened(text) }),
        count: high,
        of: n,
      };
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

/** “Mean 3.9 of 5, probably from 3.6 to 4.2”. */
function meanSaid({ estimate, numbers, n, asked }: QuestionFigures): Said {
  const { value, low, high } = estimate;
  const range = n === asked ? null : { low, high, silent: estimate.silent ?? null };
  return say('mean', { value, top: numbers.at(-1)!, n, range });
}

/** Which end of a scale is bad and which is good, by its direction. */
const ENDS = {
  higher_is_better: { bad: 'low', good: 'high' },
  lower_is_better: { bad: 'high', good: 'low' },
} as const satisfies Record<Judged, unknown>;

function patternOf(figures: QuestionFigures): Finding {
  const { numbers, counts, n, asked } = figures;
  const judged = judgedBy(figures.direction);
  const ends = judged && ENDS[judged];
  const lowerIsBetter = judged === 'lower_is_better';
  const { bad, good } = endsOf(figures, judged);
  const most = (part: number) => (shareOf(part, n, { asked })?.low ?? 0) > 0.5;
  const same = counts.findIndex((count) => n >= 2 * SMALLEST_GROUP && count >= NEARLY_ALL * n);
  if (ends && (most(bad) || surelyBelowMiddle(figures, judged))) {
    const severity = bad >= (2 / 3) * n ? 'high' : 'medium';
    const words = say('badScores', { lowerIsBetter, mean: meanSaid(figures) });
    return said(figures, ends.bad, words, 'concern', severity);
  }
  const camps = campsOf(figures);
  if (camps) return camps;
  if (same >= 0) {
    const answers = say('sameScore', { count: counts[same]!, of: n, score: numbers[same]! });
    return sureAs(said(figures, 'same', answers, ends && most(good) ? 'highlight' : 'insight'), counts[same]!, figures);
  }
  if (ends && most(good))
    return said(figures, ends.good, say('goodScores', { lowerIsBetter, mean: meanSaid(figures) }), 'highlight');
  return said(figures, 'mean', meanSaid(figures), 'insight');
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
  const words = say('camps', { low, high, middle });
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
  words: Said,
  side: Finding['side'],
  severity: Severity = 'low',
): Finding {
  const { id, text, isEnps, n } = figures;
  return {
    finding: {
      id: `${kind}:${id}`,
      text: say('ofQuestion', { question: shortened(text), words }),
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
    const of = ({ figures: { text, estimate }, direction }: (typeof alike)[number]) => ({
      question: shortened(text),
      value: estimate.value,
      lowerIsBetter: direction === 'lower_is_better',
    });
    const top = worst.figures.numbers.at(-1)!;
    return [
      {
        finding: {
          id: `extremes:${worst.figures.id}`,
          text: say('extremes', { top, best: of(best), worst: of(worst) }),
          confidence: confidenceOfOrder(worst.figures.n, best.figures.n),
          evidence: [],
          metric: questionMetric(worst.figures),
        },
        side: 'insight',
        subject: { kind: 'other' },
        severity: 'low',
        weight: WEIGHTS.insight + 1,
      },
    ];
  });
}
