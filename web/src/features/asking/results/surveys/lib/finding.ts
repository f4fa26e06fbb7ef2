import { tenth } from '#shared/rules/figures.ts';
import type { Direction } from '#shared/models/answers.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import { isRecommendation, surveyDirection } from '#shared/rules/survey-direction.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { enpsDisplay } from '#web/lib/enps-display.ts';
import { surveyResultsText } from '#text/asking/results/surveys.ts';
import { strongestDriver } from './drivers.ts';
import { factsOf } from './facts.ts';
import { hundredth } from './figure-words.ts';
import { groupName } from './group-name.ts';
import { briefOf } from './brief.ts';
import { silentEnps } from './silent-note.ts';
import { isAbout } from './shown-questions.ts';
import { columnsOf, companyRow, heatMapOf, labelOf, type HeatCell, type HeatColumn, type HeatRow } from './heat-map.ts';

const text = surveyResultsText.band;
const QUESTION_LENGTH = 70;

/** What a survey says first. */
export interface SurveyFinding {
  /**
   * `difference` a group differs beyond chance; `enps`; `alike` groups do not differ; `answers` there are figures, but
   * nothing to compare; `waiting` figures will come; `none` there will be none.
   */
  readonly kind: 'difference' | 'enps' | 'alike' | 'answers' | 'waiting' | 'none';
  /** What is said in large letters, and what it is beside the rest. */
  readonly title: readonly string[];
  /** What is said below it, sentence by sentence. */
  readonly lines: readonly string[];
}

/** A cell of the heat map whose difference from all others is more than chance. */
export interface Difference {
  readonly dimension: Dimension;
  readonly row: HeatRow;
  readonly column: HeatColumn;
  readonly cell: HeatCell;
  /** The mean of everybody else. */
  readonly others: number;
}

/**
 * What to say first, of the figures alone: the strongest difference beyond chance; else the eNPS with its interval and
 * what one person moves it by; else that groups are alike; else what is missing, and when it comes.
 */
export function surveyFinding(results: SurveyResults): SurveyFinding {
  const missing = missingOf(results);
  if (missing) return missing;
  const difference = strongestDifference(results);
  if (difference) {
    const { row, column, cell, others } = difference;
    return {
      kind: 'difference',
      title: [
        text.cell(
          groupName(row, difference.dimension),
          nameOf(column),
          tenth(cell.mean.value),
          column.most,
          column.direction === 'lower_is_better',
        ),
        text.difference(tenth(others)),
      ],
      lines: driverLines(results),
    };
  }
  const compared = isCompared(results);
  if (results.enps) {
    const { score, low, high, step } = enpsDisplay(results.enps);
    return {
      kind: 'enps',
      title: [text.enps(score, low, high)],
      lines: [
        ...[silentEnps(results)].flatMap((line) => line ?? []),
        ...(step === null ? [] : [text.step(step)]),
        ...(compared ? [text.alikeAlso] : []),
        ...driverLines(results),
      ],
    };
  }
  if (compared) return { kind: 'alike', title: [text.alike], lines: [text.alikeText, ...driverLines(results)] };
  // How many have answered a survey that runs stands in its card.
  if (results.breakdown_state === 'open')
    return { kind: 'answers', title: [text.onlyAnswers], lines: [text.theyStandBelow] };
  return {
    kind: 'answers',
    title: [text.answers(results.stats.total_responded)],
    lines: [...(results.breakdown_state === 'ready' ? [text.nothingToCompare] : []), text.answersText],
  };
}

/** The difference beyond chance that is the largest part of its scale; null where there is none. */
export function strongestDifference(results: SurveyResults): Difference | null {
  const all = (results.breakdown?.dimensions ?? []).flatMap(({ dimension }) => differencesOf(results, dimension));
  const size = ({ cell, column, others }: Difference) =>
    Math.abs(cell.mean.value - others) / (column.most - column.least);
  return all.reduce<Difference | null>((best, one) => (best === null || size(one) > size(best) ? one : best), null);
}

function differencesOf(results: SurveyResults, dimension: Dimension): Difference[] {
  const map = heatMapOf(results, dimension);
  if (!map) return [];
  const [company, ...groups] = map.rows;
  return groups.flatMap((row) =>
    row.cells.flatMap((cell, place) => {
      const column = map.columns[place]!;
      const all = company?.cells[place];
      if (!cell || cell.differs === null || !all) return [];
      return [{ dimension, row, column, cell, others: meanOfOthers(all, cell, column) }];
    }),
  );
}

/** The mean of all who are not in the group, from counts that are both told. */
export function meanOfOthers(all: HeatCell, group: HeatCell, { least }: Pick<HeatColumn, 'least'>): number {
  let people = 0;
  let points = 0;
  all.counts.forEach((count, place) => {
    const others = count - (group.counts[place] ?? 0);
    people += others;
    points += others * (least + place);
  });
  return people === 0 ? all.mean.value : points / people;
}

/** Whether at least two groups stand side by side. */
function isCompared(results: SurveyResults): boolean {
  return (results.breakdown?.dimensions ?? []).some(
    ({ dimension }) => (heatMapOf(results, dimension)?.rows.length ?? 0) > 2,
  );
}

/** The question the score goes with most; of several that cannot be told apart, that they cannot. */
function driverLines(results: SurveyResults): string[] {
  const drivers = results.breakdown?.drivers;
  if (!drivers) return [];
  const strongest = strongestDriver(drivers);
  const column = columnsOf(results.survey.questions).find(({ question }) => strongest && isAbout(strongest, question));
  if (strongest && column) return [driverLine(results, strongest.correlation.value, column)];
  const related = drivers.items.filter((item) => item.related).length;
  return related === 0 ? [] : [text.driversAlike(related, drivers.answered)];
}

/**
 * A relation, and where to begin: only where better answers go with a better score. Of a question, or a score, that does
 * not say which of its answers are the better ones, nobody can say that.
 */
function driverLine({ survey, breakdown }: SurveyResults, correlation: number, column: HeatColumn): string {
  const outcome = survey.questions.find(({ id }) => id === breakdown?.drivers.outcome_question_id);
  const ways = [column.direction, outcome ? surveyDirection(outcome) : 'higher_is_better'].map(signOf);
  const isLowerBetter = column.direction === 'lower_is_better';
  const said = text.driver(
    nameOf(column),
    hundredth(correlation),
    isLowerBetter,
    column.question.statement !== undefined,
  );
  const toAct = ways.reduce((product, way) => product * way, correlation) > 0;
  return toAct ? text.driverToAct(said) : text.driverAlone(said);
}

/** 1 where more is better, −1 where less is, 0 where neither. */
function signOf(direction: Direction | null): number {
  const judged = judgedBy(direction);
  if (judged === null) return 0;
  return judged === 'lower_is_better' ? -1 : 1;
}

/** The question as a sentence has room for it. */
function nameOf({ question }: HeatColumn): string {
  return labelOf(question, QUESTION_LENGTH);
}

/** Why there is nothing to tell yet, or ever; null where there is. */
function missingOf({ survey, stats, shown, breakdown_state: state }: SurveyResults): SurveyFinding | null {
  const k = survey.smallest_group;
  const waiting = (title: string): SurveyFinding => ({ kind: 'waiting', title: [title], lines: [] });
  const none = (title: string): SurveyFinding => ({ kind: 'none', title: [title], lines: [] });
  const open = state === 'open';
  if (stats.total_responded === 0 && shown === 0) return open ? waiting(text.none.open) : none(text.none.closed);
  if (state === 'too_few') return none(text.few.closed(k));
  if (shown > 0) return null;
  if (!open) return waiting(text.preparing);
  return waiting(survey.results_visibility === 'closed' ? text.untilClosed : text.few.open(k));
}

/** What is said of the whole company: a text that everybody reads names no group. */
export function companyWords(results: SurveyResults): string[] {
  const { survey, enps } = results;
  const words = surveyResultsText.tell;
  const [first] = factsOf(results);
  const columns = columnsOf(survey.questions);
  const company = companyRow(results, columns);
  const score = enps && enpsDisplay(enps);
  return [
    ...(first ? [words.answered(first.figure)] : []),
    ...(score ? [text.enps(score.score, score.low, score.high)] : []),
    ...[silentEnps(results)].flatMap((line) => line ?? []),
    ...columns.flatMap((column, place) => {
      const mean = company.cells[place]?.mean;
      // Of statements the highest and the lowest are told.
      if (!mean || column.question.statement || (enps && isRecommendation(column.question))) return [];
      const isLowerBetter = column.direction === 'lower_is_better';
      return [words.mean(labelOf(column.question, QUESTION_LENGTH), tenth(mean.value), column.most, isLowerBetter)];
    }),
    ...survey.questions.flatMap((question) => {
      const brief = briefOf(results, question);
      return brief === null ? [] : [words.brief(labelOf(question, QUESTION_LENGTH), brief)];
    }),
  ];
}
