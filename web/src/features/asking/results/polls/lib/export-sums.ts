import type { Scale } from '#shared/models/answers.ts';
import type { FrameSummary, QuestionFigures } from '#shared/models/run-results.ts';
import { isNumeric, numbersOf, scaleOf } from '#shared/rules/scales.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import type { SumsRow } from '#web/lib/export-cells.ts';
import { runName } from '#web/features/asking/runs/lib/run-name.ts';
import { resultsText } from '#text/asking/results/polls.ts';
import { rounded } from '#shared/rules/figures.ts';
import { meanOfFigures } from './mean.ts';

const text = resultsText.sums;

/** The figures of a run as a sheet: the run, its eNPS, then each question with its mean and how often what was said. */
export function sumsOf({
  poll,
  frame: run,
  answered,
  answered_at_least: atLeast,
  responses,
  people_asked: asked,
  enps,
  questions,
  by_question,
}: FrameSummary): SumsRow[] {
  const figuresById = new Map(by_question.map((figures) => [figures.question_id, figures]));
  return [
    [text.poll, poll.title],
    [text.run, `${runName(run)} · ${formatDateTime(run.created_at)}`],
    [atLeast ? text.answeredAtLeast : text.answered, answered],
    ...(answered === responses ? [] : [[text.shown, responses] as const]),
    ...(asked === null ? [] : [[text.asked, asked] as const]),
    ...(enps
      ? ([
          [text.enps, rounded(enps.score)],
          [text.low, rounded(enps.low)],
          [text.high, rounded(enps.high)],
          [text.promoters, enps.promoters],
          [text.passives, enps.passives],
          [text.detractors, enps.detractors],
        ] as const)
      : []),
    ...questions.flatMap((asking, position) => [
      [''] as const,
      [asking.text] as const,
      ...questionRows(figuresById.get(asking.id), scaleOf(poll, asking, position), asked),
    ]),
  ];
}

function questionRows(figures: QuestionFigures | undefined, scale: Scale | null, asked: number | null): SumsRow[] {
  if (!figures) return [[text.answers, 0]];
  const { answered, scores, values, other } = figures;
  const numbers = numbersOf(scale).map((number) => [String(number), scores?.[number] ?? 0] as const);
  const scored = numbers.reduce((sum, [, count]) => sum + count, 0);
  const numeric = isNumeric(scale, { numbers: scored, answered });
  const mean = numeric ? meanOfFigures(figures, scale, asked) : null;
  return [
    [text.answers, answered],
    ...(mean
      ? ([
          [text.mean, rounded(mean.value)],
          [text.low, rounded(mean.low)],
          [text.high, rounded(mean.high)],
        ] as const)
      : []),
    ...(numeric ? numbers : []),
    ...values.map(({ text: value, count }) => [value, count] as const),
    ...(other > 0 ? [[text.other, other] as const] : []),
  ];
}
