import type { Figure, SurveyComparison, SurveyResults, SurveyTrendPoint } from '#shared/models/survey-results.ts';
import { judgedBy, oriented } from '#shared/rules/direction.ts';
import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { signedTenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { type Axis, ENPS_AXIS, type IntervalTone } from '#web/ui/figures/interval-line.tsx';
import { changeWords, shownDifference } from './change-words.ts';
import { columnsOf, type HeatColumn, labelOf, type Level, levelOf } from './heat-map.ts';
import { byOrigin, figuresById, type ShownQuestion } from './shown-questions.ts';

/** A question as a line: its figure, and how it has changed. */
export interface ScoreRow {
  readonly question: ShownQuestion;
  readonly figure: Figure;
  readonly favourable: Figure | null;
  readonly tone: IntervalTone | undefined;
}

/** Rows that stand on one scale, the weakest first; what does not say which answers are better comes last. */
export interface ScoreGroup {
  readonly kind: 'enps' | 'mean';
  readonly axis: Axis;
  readonly rows: readonly ScoreRow[];
}

/** How a figure has changed since another survey of the series. */
export interface Change {
  /** Null where either of the two is not told. */
  readonly value: string | null;
  readonly sure: boolean;
  readonly verdict: 'better' | 'worse' | null;
  readonly words: string;
}

/** Px are enough for so many letters of a name on two lines. */
const NAME_LENGTH = 60;
const TONES = {
  best: 'good',
  good: 'good',
  middle: undefined,
  poor: 'bad',
  worst: 'bad',
} as const satisfies Record<Level, IntervalTone | undefined>;

/** What is told in numbers, scale by scale: the eNPS, then means. */
export function scoreGroups(results: SurveyResults): ScoreGroup[] {
  const { survey, enps } = results;
  const figures = figuresById(results);
  const columns = columnsOf(survey.questions);
  const asked = enps && columns.find(({ question }) => isRecommendation(question));
  const means = columns.flatMap((column) => {
    const { mean = null, favourable = null } = figures.get(column.question.id) ?? {};
    if (mean === null || column === asked) return [];
    const level = levelOf(mean.value, column);
    const row: ScoreRow = {
      question: column.question,
      figure: mean,
      favourable,
      tone: level === null ? undefined : TONES[level],
    };
    return [{ column, row }];
  });
  const scales = [...new Set(means.map(({ column }) => `${column.least}–${column.most}`))];
  return [
    ...(asked
      ? [
          {
            kind: 'enps',
            axis: ENPS_AXIS,
            rows: [
              {
                question: asked.question,
                figure: { value: enps.score, low: enps.low, high: enps.high },
                favourable: figures.get(asked.question.id)?.favourable ?? null,
                tone: enps.low > 0 ? 'good' : enps.high < 0 ? 'bad' : undefined,
              },
            ],
          } as const,
        ]
      : []),
    ...scales.map((scale): ScoreGroup => {
      const some = means.filter(({ column }) => `${column.least}–${column.most}` === scale);
      return {
        kind: 'mean',
        axis: axisOf(some[0]!.column),
        rows: some
          .toSorted((a, b) => goodness(a.column, a.row.figure) - goodness(b.column, b.row.figure))
          .map(({ row }) => row),
      };
    }),
  ];
}

/** How the figures of the questions have changed, by what a question is in all surveys of a series. */
export function changesOf(
  comparison: SurveyComparison,
  surveys: readonly SurveyTrendPoint[],
): { readonly enps: Change | null; readonly byOrigin: ReadonlyMap<string, Change> } {
  const { first, second, enps } = comparison;
  const scoreOf = (id: string) => surveys.find(({ survey_id }) => survey_id === id)?.enps?.score ?? null;
  return {
    enps: enps && {
      ...change(enps, signed(shownDifference(scoreOf(first.id), scoreOf(second.id), 1) ?? enps.difference.value)),
      words: changeWords(enps.difference, enps.distinguishable, { noticeable: enps.noticeable, isEnps: true }),
      verdict: !enps.distinguishable ? null : enps.difference.value > 0 ? 'better' : 'worse',
    },
    byOrigin: new Map(
      [...byOrigin(comparison)].map(([origin, one]) => {
        const shown = shownDifference(one.first?.value, one.second?.value, 10) ?? one.difference?.value;
        return [
          origin,
          {
            ...change(one, one.difference && shown !== undefined ? signedTenth(shown) : null),
            words: changeWords(one.difference, one.distinguishable, {
              verdict: one.verdict,
              noticeable: one.noticeable,
            }),
            verdict: one.verdict,
          },
        ];
      }),
    ),
  };
}

function change({ distinguishable }: { readonly distinguishable: boolean }, value: string | null) {
  return { value, sure: distinguishable };
}

function axisOf({ numbers, least, most }: HeatColumn): Axis {
  return { ticks: numbers.length > 6 ? [least, (least + most) / 2, most] : numbers };
}

/** Where a mean stands on its scale, from the worse end; beyond the better one where nobody said which is which. */
function goodness({ direction, least, most }: HeatColumn, { value }: Figure): number {
  const judged = judgedBy(direction);
  if (judged === null) return 2;
  return (oriented(value, [least, most], judged) - least) / (most - least);
}

/** What a question is called in its row. */
export function rowName(question: ShownQuestion): string {
  return labelOf(question, NAME_LENGTH);
}
