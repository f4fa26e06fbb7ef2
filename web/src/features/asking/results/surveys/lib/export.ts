import type { Figure, SurveyQuestionFigures, SurveyResults } from '#shared/models/survey-results.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { formatDate } from '#web/lib/dates.ts';
import type { Cell, ExportTable, SumsRow } from '#web/lib/export-cells.ts';
import type { Sheet } from '#web/lib/export-xlsx.ts';
import { countedRows, hasStatements, isMeanAbout } from '#shared/question-kinds/index.ts';
import { inReadingOrder, type Address } from '#shared/question-kinds/statements.ts';
import { rowMeans } from '#web/question-kinds/parts/row-means.ts';
import { surveyExportText } from '#text/asking/results/surveys/export.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { heatTable } from './export-heat.ts';
import { rounded } from '#shared/rules/figures.ts';
import { groupName } from './group-name.ts';
import { askedIn } from './silent-note.ts';
import { heatMapOf, type HeatMap } from './heat-map.ts';
import { figuresById, isAbout, wholeText, type ShownQuestion } from './shown-questions.ts';

/*
 * What is saved as a file is what the screen shows: all of it comes from the one reply of the results.
 */

const text = surveyExportText;
const QUESTION_WIDTHS = [60, 30, 14, 14, 14];
const GROUP_WIDTHS = [34, 12, 12];
const GROUP_COLUMN_WIDTHS = [24, 14, 14, 14];
const DRIVER_WIDTHS = [60, 16, 16, 16, 20];

/** Every figure in a line of its own: whose, of which question, which, how much, how sure. */
export function linesOf(results: SurveyResults): ExportTable {
  const { survey } = results;
  const told = figuresById(results);
  const rows = inReadingOrder(survey.questions).flatMap((question): Cell[][] => {
    const figures = told.get(question.id);
    if (!figures) return [];
    const whole = [text.whole, text.whole, wholeText(survey.questions, question)] as const;
    const direction = surveyDirection(question);
    return [
      ...(direction ? [[...whole, text.direction, text.directions[direction], '', '']] : []),
      [...whole, text.answered, figures.answered, '', ''],
      ...withInterval(whole, isMeanAbout(question) ? text.meanAbout : text.mean, figures.mean),
      ...withInterval(whole, text.favourable, figures.favourable),
      ...meansOf(results, question, figures).flatMap(({ name, mean }) => withInterval(whole, name, mean)),
      ...answersOf(question, figures).map(([answer, count]): Cell[] => [...whole, text.gave(answer), count, '', '']),
    ];
  });
  const groups = mapsOf(results).flatMap((map) =>
    map.rows.slice(1).flatMap((row) =>
      row.cells.flatMap((cell, index): Cell[][] => {
        if (!cell) return [];
        const about = [dimensionName(map), groupName(row), map.columns[index]!.whole] as const;
        return [
          [...about, text.answered, cell.answered, '', ''],
          ...withInterval(about, text.mean, cell.mean),
          ...withInterval(about, text.favourable, cell.favourable),
          ...(cell.differs === null ? [] : [[...about, text.differs, text[cell.differs], '', '']]),
        ];
      }),
    ),
  );
  const drivers = (results.breakdown?.drivers.items ?? []).flatMap((item): Cell[][] => {
    const about = [text.whole, text.whole, driverName(results, item)] as const;
    return [
      ...withInterval(about, text.correlation, item.correlation),
      ...withInterval(about, text.weight, item.weight && percents(item.weight)),
    ];
  });
  const enps = results.enps;
  const score: Cell[][] = enps
    ? [[text.whole, text.whole, '', text.enps, rounded(enps.score), rounded(enps.low), rounded(enps.high)]]
    : [];
  return { header: [...text.columns], rows: [...score, ...rows, ...groups, ...drivers] };
}

/** The same as a workbook: the survey, its questions, a sheet for each way of comparing groups, what goes with the score. */
export function sheetsOf(results: SurveyResults): Sheet[] {
  return [
    { name: text.sheets.sums, sums: sumsOf(results) },
    { name: text.sheets.questions, table: questionsTable(results), widths: QUESTION_WIDTHS },
    ...mapsOf(results).map((map) => ({
      name: text.sheets.groups(dimensionName(map)),
      table: heatTable(map, results.survey.smallest_group),
      widths: [...GROUP_WIDTHS, ...map.columns.flatMap(() => GROUP_COLUMN_WIDTHS)],
    })),
    ...driversSheet(results),
  ];
}

function sumsOf({ survey, stats, enps, breakdown }: SurveyResults): SumsRow[] {
  const hidden = (breakdown?.dimensions ?? []).flatMap((one) => one.hidden.map(({ name }) => name));
  return [
    [text.survey, survey.title],
    ...(survey.completed_at === null ? [] : [[text.completed, formatDate(survey.completed_at)] as const]),
    [text.asked, stats.total_invited],
    [survey.responded_at_least ? text.answeredAtLeast : text.answered, stats.total_responded],
    ...(stats.responded_by_link === 0 ? [] : [[text.byLink, stats.responded_by_link] as const]),
    ...(stats.response_rate === null ? [] : [[text.rate, rounded(stats.response_rate)] as const]),
    ...(stats.average_time_spent === null ? [] : [[text.time, rounded(stats.average_time_spent)] as const]),
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
    ...(hidden.length === 0 ? [] : [[text.hidden, hidden.join('; ')] as const]),
  ];
}

function questionsTable(results: SurveyResults): ExportTable {
  const [, , question, what, value, low, high] = text.columns;
  return {
    header: [question, what, value, low, high],
    rows: linesOf({ ...results, enps: null, breakdown: null }).rows.map((row) => row.slice(2)),
  };
}

function driversSheet(results: SurveyResults): Sheet[] {
  const items = results.breakdown?.drivers.items ?? [];
  if (items.length === 0) return [];
  const rows = items.map(({ correlation: { value, low, high }, weight, ...about }): Cell[] => [
    driverName(results, about),
    rounded(value),
    rounded(low),
    rounded(high),
    weight ? rounded(weight.value * 100) : '',
  ]);
  const header = [text.columns[2], text.correlation, text.low, text.high, text.weight];
  return [{ name: text.sheets.drivers, table: { header, rows }, widths: DRIVER_WIDTHS }];
}

/** What could be answered, and how many did; statements tell that of themselves. */
function answersOf(question: ShownQuestion, { counts }: SurveyQuestionFigures): [answer: string, count: number][] {
  if (counts === null || hasStatements(question)) return [];
  const answers = countedRows(question).flatMap(({ labels }) => labels());
  return answers.map((answer, index) => [answer, counts[index] ?? 0]);
}

/** The mean of every row, of a question that has several. */
function meansOf(results: SurveyResults, question: ShownQuestion, { counts }: SurveyQuestionFigures) {
  if (counts === null || hasStatements(question)) return [];
  // There are counts: they are of as many people as may be told.
  return rowMeans(question, counts, { asked: askedIn(results, question), smallest: 1 });
}

function mapsOf(results: SurveyResults): HeatMap[] {
  return (results.breakdown?.dimensions ?? []).flatMap(({ dimension }) => heatMapOf(results, dimension) ?? []);
}

function dimensionName({ dimension }: HeatMap): string {
  return surveyResultsText.heat.dimensions[dimension];
}

/** The question, or the statement, that goes with the outcome. */
function driverName({ survey }: SurveyResults, about: Address): string {
  const question = inReadingOrder(survey.questions).find((one) => isAbout(about, one));
  return question ? wholeText(survey.questions, question) : '';
}

function withInterval(about: readonly [string, string, string], name: string, figure: Figure | null): Cell[][] {
  return figure ? [[...about, name, rounded(figure.value), rounded(figure.low), rounded(figure.high)]] : [];
}

function percents({ value, low, high }: Figure): Figure {
  return { value: value * 100, low: low * 100, high: high * 100 };
}
