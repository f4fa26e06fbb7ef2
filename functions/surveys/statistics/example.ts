import type { StoredBreakdown } from '../repositories/survey-breakdown.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { breakDownSurvey, type CompletedSurvey } from './break-down-survey.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import type { Attributes, CountedQuestion, SurveyRow } from '../count-answers.ts';
import { greatestCommonDivisor } from './greatest-common-divisor.ts';

/** Steps through all remainders of a number, so that what is made up side by side does not move in step. */
const STRIDES = { team: 1, tenure: 7, role: 11 } as const satisfies Record<Dimension, number>;

/** A survey before its launch. */
export interface ExampleSurvey extends CompletedSurvey {
  /**
   * Who is asked, where that is known: what overlaps in the example then overlaps in truth. Left out, it is made up who
   * of a team has which role and tenure.
   */
  readonly people?: readonly Attributes[];
}

/**
 * What would be told if everybody who is invited answered, with made-up answers, before a survey is launched: the same
 * code as of real ones. A group that is too small here is never told.
 */
export function exampleBreakdown(survey: ExampleSurvey): Promise<StoredBreakdown> {
  return breakDownSurvey(survey, [exampleAnswers(survey)]);
}

/** One made-up respondent for each person invited; the same ones every time. */
export function exampleAnswers({ questions, people, ...survey }: ExampleSurvey): SurveyRow[] {
  return (people ?? madeUpPeople(survey)).map((attributes, person) => ({
    ...attributes,
    answers: questions.map((question, index) => madeUp(question, person, index)),
  }));
}

/** As many people of each group as are invited. */
function madeUpPeople({ dimensions, invited }: Pick<CompletedSurvey, 'dimensions' | 'invited'>): Attributes[] {
  const listed = new Map(dimensions.map((dimension) => [dimension, peopleOf(invited[dimension])] as const));
  const many = Math.max(0, ...[...listed.values()].map(({ length }) => length));
  return Array.from({ length: many }, (_, person) => {
    const valueOf = (dimension: Dimension): string | null =>
      listed.get(dimension)?.[stepped(person, STRIDES[dimension], many)] ?? null;
    return { team: valueOf('team'), tenure: valueOf('tenure'), role: valueOf('role') };
  });
}

/** The group of each person invited, one after another. */
function peopleOf(invited: ReadonlyMap<string | null, number> | undefined): (string | null)[] {
  return [...(invited ?? [])].flatMap(([group, people]) => Array.from({ length: people }, () => group));
}

/** Goes through all places, each once, not in their order. */
function stepped(person: number, stride: number, places: number): number {
  let step = stride;
  while (greatestCommonDivisor(step, places) > 1) step += 1;
  return (person * step) % places;
}

/** Answers lean to the upper end of a scale, as they mostly do, and a little otherwise at each question. */
function madeUp(question: CountedQuestion, person: number, index: number): string | null {
  // Of every second person: nobody knows yet whom a condition will hold for.
  if (question.showIf !== null && person % 2 === 1) return null;
  // Between 0 and 1, evenly spread over people by the golden ratio.
  const spread = ((person + 1) * 0.618_033_988_75 + index * 0.37) % 1;
  return kindOf(question).example(question, spread ** 0.6);
}
