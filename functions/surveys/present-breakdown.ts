import type { StoredBreakdown, StoredCell, StoredDimension, StoredGroup } from './repositories/survey-breakdown.ts';
import type { BreakdownCell, BreakdownGroup, SurveyBreakdown } from '#shared/models/survey-results.ts';
import { hasStatements } from '#shared/question-kinds/index.ts';
import { statementsOf } from '#shared/question-kinds/statements.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import type { CountedQuestion } from './count-answers.ts';
import { enpsFigure, figuresOf, type About } from './statistics/figures.ts';
import { enpsQuestion } from './outcome.ts';
import { surveyGroupNames } from '#text/rules/survey-groups.ts';

/** A stored breakdown in the words of the API: figures follow from the counts. */
export function presentBreakdown(
  questions: readonly CountedQuestion[],
  smallest: number,
  { dimensions, drivers }: StoredBreakdown,
): SurveyBreakdown {
  return {
    dimensions: dimensions.map((dimension) => presentDimension(questions, smallest, dimension)),
    drivers: { strongest_question_id: null, ...drivers },
  };
}

function presentDimension(
  questions: readonly CountedQuestion[],
  smallest: number,
  { dimension, whyNot, groups, hidden }: StoredDimension,
): SurveyBreakdown['dimensions'][number] {
  return {
    dimension,
    why_not: whyNot,
    groups: groups.map((group) => presentGroup(questions, smallest, dimension, group)),
    hidden: hidden.map(({ name, why }) => ({ name: nameOf(dimension, name), why })),
  };
}

function presentGroup(
  questions: readonly CountedQuestion[],
  smallest: number,
  dimension: Dimension,
  { name, invited, answered, cells, statements }: StoredGroup,
): BreakdownGroup {
  const about = { invited, smallest };
  const enps = cells[enpsQuestion(questions) ?? -1];
  return {
    name: name === null ? null : nameOf(dimension, name),
    invited,
    answered,
    enps: enps ? enpsFigure(enps.counts, about) : null,
    cells: cells.map((cell, index) => {
      const question = questions[index]!;
      // What was worked out before statements stood by themselves counts who rated any of them.
      return hasStatements(question) ? null : presentCell(question, cell, about);
    }),
    ...(statements && {
      statements: statementsOf(questions).map((question, index) =>
        presentCell(question, statements[index] ?? null, about),
      ),
    }),
  };
}

function presentCell(question: CountedQuestion, cell: StoredCell | null, about: About): BreakdownCell | null {
  return cell && { ...cell, counts: [...cell.counts], ...figuresOf(question, cell, about) };
}

/** What a group is called, for a person. */
export function nameOf(dimension: Dimension, name: string): string {
  if (dimension === 'team') return name;
  const names: Readonly<Record<string, string>> = surveyGroupNames[dimension];
  return names[name] ?? name;
}
