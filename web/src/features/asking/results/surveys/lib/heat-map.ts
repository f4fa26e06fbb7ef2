import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type {
  BreakdownCell,
  BreakdownGroup,
  Figure,
  SurveyBreakdown,
  SurveyResults,
} from '#shared/models/survey-results.ts';
import type { Direction } from '#shared/models/answers.ts';
import { judgedBy, oriented } from '#shared/rules/direction.ts';
import { isRecommendation, surveyDirection } from '#shared/rules/survey-direction.ts';
import { shortNameOf } from '#shared/rules/short-names.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { tenth } from '#shared/rules/figures.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { shorten } from '#web/lib/shorten.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import { inReadingOrder, withStatements } from '#shared/question-kinds/statements.ts';
import { figuresById, firstSentence, wholeText, type ShownQuestion } from './shown-questions.ts';

/** How good a mean is, by where it stands on its scale. */
export type Level = 'worst' | 'poor' | 'middle' | 'good' | 'best';
/** From which part of the scale on a mean has each level, where more is better. */
const LEVELS = [
  [0.75, 'best'],
  [0.62, 'good'],
  [0.5, 'middle'],
  [0.25, 'poor'],
] as const satisfies readonly (readonly [number, Level])[];

/** What stands in the head of a column without taking more room than the figures below it. */
const LABEL_LENGTH = 28;
export type HiddenGroup = SurveyBreakdown['dimensions'][number]['hidden'][number];

export interface HeatColumn {
  /** Its place among the questions of the survey and, after them, their statements. */
  readonly place: number;
  readonly question: ShownQuestion;
  /** A word or two. */
  readonly label: string;
  /** The whole question. */
  readonly whole: string;
  /** Which of its answers are the better ones; null while nobody has said. */
  readonly direction: Direction | null;
  /** What its means are means of. */
  readonly numbers: readonly number[];
  readonly least: number;
  readonly most: number;
}

export interface HeatCell {
  readonly answered: number;
  /** How many gave each number of the scale, from its lowest. */
  readonly counts: readonly number[];
  readonly mean: Figure;
  readonly favourable: Figure | null;
  /** Null where the question does not say which of its answers are the better ones. */
  readonly level: Level | null;
  readonly differs: BreakdownCell['differs'];
}

export interface HeatRow {
  readonly kind: 'company' | 'group' | 'small';
  readonly key: string;
  /** Of a group alone. */
  readonly name: string | null;
  readonly answered: number;
  readonly invited: number | null;
  /** By column; null where too few of the group answered. */
  readonly cells: readonly (HeatCell | null)[];
}

export interface HeatMap {
  readonly dimension: Dimension;
  readonly columns: readonly HeatColumn[];
  /** The whole company, then groups as they are told, small groups together last. */
  readonly rows: readonly HeatRow[];
  /** Groups that are told only together with others, and why. */
  readonly hidden: readonly HiddenGroup[];
}

/** The questions and statements that have a mean, with names short enough for the head of a column. */
export function columnsOf(questions: readonly SurveyQuestion[]): HeatColumn[] {
  const places = withStatements(questions).map(({ id }) => id);
  return inReadingOrder(questions).flatMap((question): HeatColumn[] => {
    const numbers = scoresOf(question);
    if (numbers === null) return [];
    const direction = surveyDirection(question);
    return [
      {
        place: places.indexOf(question.id),
        question,
        label: labelOf(question),
        whole: wholeText(questions, question),
        direction,
        numbers,
        least: numbers[0]!,
        most: numbers.at(-1)!,
      },
    ];
  });
}

/** The groups of a dimension beside the company; null where it is not told, or nothing has a mean. */
export function heatMapOf(results: SurveyResults, dimension: Dimension): HeatMap | null {
  const told = results.breakdown?.dimensions.find((one) => one.dimension === dimension);
  const columns = columnsOf(results.survey.questions);
  if (!told || told.why_not !== null || columns.length === 0) return null;
  const groups = told.groups.filter(({ name }) => name !== null);
  const small = told.groups.filter(({ name }) => name === null);
  return {
    dimension,
    columns,
    rows: [
      companyRow(results, columns),
      ...groups.map((group) => groupRow(group, columns)),
      ...small.map((group) => groupRow(group, columns)),
    ],
    hidden: told.hidden,
  };
}

/** How good a mean is on its scale, in five steps; null where no answer is said to be the better one. */
export function levelOf(
  mean: number,
  { least, most, direction }: Pick<HeatColumn, 'least' | 'most' | 'direction'>,
): Level | null {
  const judged = judgedBy(direction);
  if (judged === null) return null;
  const part = (oriented(mean, [least, most], judged) - least) / (most - least);
  return LEVELS.find(([from]) => part >= from)?.[1] ?? 'worst';
}

/** Half of the interval, what stands behind ±; null where it would be ±0,0, as everybody answered. */
export function reachOf({ low, high }: Figure): string | null {
  const reach = tenth((high - low) / 2);
  return reach === tenth(0) ? null : reach;
}

/** Groups that are not told by themselves, those with the same reason together. */
export function hiddenTogether(hidden: readonly HiddenGroup[]): { why: HiddenGroup['why']; names: string[] }[] {
  const reasons = [...new Set(hidden.map(({ why }) => why))];
  return reasons.map((why) => ({ why, names: hidden.filter((one) => one.why === why).map(({ name }) => name) }));
}

/** The row of everybody together, beside which groups are read. */
export function companyRow(results: SurveyResults, columns: readonly HeatColumn[]): HeatRow {
  const { stats } = results;
  const figures = figuresById(results);
  return {
    kind: 'company',
    key: 'company',
    name: null,
    answered: stats.total_responded,
    invited: stats.responded_by_link === 0 ? stats.total_invited : null,
    cells: columns
      .map((column) => {
        const own = figures.get(column.question.id);
        return own && cellOf({ ...own, counts: own.counts ?? [], differs: null }, column);
      })
      .map((cell) => cell ?? null),
  };
}

function groupRow(group: BreakdownGroup, columns: readonly HeatColumn[]): HeatRow {
  const { name, answered, invited } = group;
  const cells = [...group.cells, ...(group.statements ?? [])];
  return {
    kind: name === null ? 'small' : 'group',
    key: name === null ? 'small' : `group ${name}`,
    name,
    answered,
    invited,
    cells: columns.map((column) => {
      const own = cells[column.place];
      return own ? cellOf(own, column) : null;
    }),
  };
}

function cellOf({ answered, counts, mean, favourable, differs }: BreakdownCell, column: HeatColumn): HeatCell | null {
  return mean && { answered, counts, mean, favourable, level: levelOf(mean.value, column), differs };
}

/**
 * The question where it is short, else what a high number says, where that is known, else as much of the question as
 * there is room for. Never its theme: “Workload 2.1” would not say what is low.
 */
export function labelOf(question: ShownQuestion, room = LABEL_LENGTH): string {
  const asked = firstSentence(question.text);
  if (asked.length <= LABEL_LENGTH) return asked;
  // Its mean is no eNPS, and not called one.
  const known =
    shortNameOf(question.text) ?? (isRecommendation(question) ? surveyResultsText.heat.recommendation : null);
  return known ?? shorten(asked, room);
}
