import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { Survey } from '#shared/models/survey.ts';
import type {
  BreakdownCell,
  BreakdownGroup,
  SurveyBreakdown,
  SurveyQuestionFigures,
  SurveyResults,
} from '#shared/models/survey-results.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { isFavourable, judgedBy } from '#shared/rules/direction.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { sum } from '#shared/rules/sum.ts';

/*
 * Made-up results for tests of this folder, in the shapes of the contract. The figures are reckoned by the rules of the
 * product, so that what a test reads fits together.
 */

const NOW = '2026-11-17T15:00:00.000Z';
/** What questions are unless said: those with a mean. */
const RATED = 'RATING';

/** A question at a place of a survey: a scale, unless another kind is wanted. */
export function makeQuestion(place: number, values: Partial<SurveyQuestion> = {}): SurveyQuestion {
  const { type = RATED } = values;
  const id = `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`;
  return {
    id,
    text: `Вопрос ${place + 1}`,
    type,
    options: [],
    required: true,
    order: place + 1,
    created_at: NOW,
    scale: type === RATED ? '1-5' : null,
    direction: type === RATED ? 'higher_is_better' : null,
    theme: null,
    section: null,
    show_if: null,
    origin_id: id,
    ...values,
  };
}

/** An anonymous survey that is over. */
export function makeSurvey(questions: readonly SurveyQuestion[], values: Partial<Survey> = {}): Survey {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    title: 'Как нам работается: ноябрь',
    type: 'PULSE',
    workspace_id: '22222222-2222-4222-8222-222222222222',
    created_by: null,
    goal: '',
    respondent_type: 'ALL',
    selected_roles: [],
    selected_users: [],
    allow_unauthenticated: false,
    anonymous: true,
    deadline: null,
    share_link: null,
    link_by_letter: false,
    fingerprint: null,
    status: 'COMPLETED',
    created_at: '2026-11-09T09:00:00.000Z',
    updated_at: NOW,
    published_at: '2026-11-10T09:00:00.000Z',
    completed_at: NOW,
    questions: [...questions],
    translated_into: [],
    total_invited: 40,
    waits_for_me: false,
    answered_by_me: null,
    total_responded: 12,
    responded_at_least: false,
    total_responses: 34,
    response_rate: 85,
    average_time_spent: 130,
    can_edit_questions: false,
    smallest_group: 5,
    dimensions: ['team'],
    results_visibility: 'from_5',
    channels: [],
    notice: null,
    reminders: true,
    series_id: '11111111-1111-4111-8111-111111111111',
    version: 4,
    ...values,
  };
}

/** What is told of the answers to a question on a scale: how many gave each of its numbers. */
export function makeFigures(question: SurveyQuestion, counts: readonly number[]): SurveyQuestionFigures {
  const { answered, mean, favourable } = reckoned(question, counts);
  return { question_id: question.id, answered, counts: [...counts], mean, favourable };
}

/** The same of a group. */
export function makeCell(
  question: SurveyQuestion,
  counts: readonly number[],
  differs: BreakdownCell['differs'] = null,
): BreakdownCell {
  return { ...reckoned(question, counts), counts: [...counts], differs };
}

/** A group of a comparison, of whom one more was asked than answered. */
export function makeGroup(name: string | null, answered: number, cells: BreakdownGroup['cells']): BreakdownGroup {
  return { name, invited: answered + 1, answered, enps: null, cells: [...cells] };
}

export const NO_DRIVERS: SurveyBreakdown['drivers'] = {
  outcome_question_id: null,
  answered: 34,
  needed: 60,
  why_not: 'too_few',
  strongest_question_id: null,
  items: [],
};

interface ResultsParts {
  readonly questions: readonly SurveyQuestion[];
  readonly figures: readonly SurveyQuestionFigures[];
  readonly survey?: Partial<Survey>;
  readonly values?: Partial<SurveyResults>;
  readonly dimensions?: SurveyBreakdown['dimensions'];
  readonly drivers?: SurveyBreakdown['drivers'];
}

/** The results of a survey of these questions. */
export function makeResults({ questions, figures, survey, values, dimensions, drivers }: ResultsParts): SurveyResults {
  return {
    survey: makeSurvey(questions, survey),
    stats: {
      total_invited: 40,
      total_responded: 34,
      responded_by_link: 0,
      response_rate: 85,
      average_time_spent: 130,
      completed_users: null,
      not_completed_users: null,
      people_cursor: null,
    },
    shown: 34,
    questions: [...figures],
    enps: null,
    breakdown: { dimensions: dimensions ?? [], drivers: drivers ?? NO_DRIVERS },
    breakdown_state: 'ready',
    ...values,
  };
}

/** The eNPS of so many of each score from 0. */
export function makeEnps(counts: readonly number[]): SurveyResults['enps'] {
  return enpsOfCounts(counts);
}

function reckoned(question: SurveyQuestion, counts: readonly number[]) {
  const { type, scale } = question;
  const answered = sum(counts);
  if (type !== RATED) return { answered, mean: null, favourable: null };
  const values = numbersOf(scale);
  const places = Array.from({ length: 11 }, (_, value) => counts[value - values[0]!] ?? 0);
  const mean = meanOfCounts(places, { values });
  const direction = judgedBy(surveyDirection(question));
  const favourable = values.map((value, place) =>
    direction && isFavourable(value, scale ?? '1-5', values, direction) ? counts[place]! : 0,
  );
  const share = direction && shareOf(sum(favourable), answered);
  return {
    answered,
    mean: mean && { value: mean.value, low: mean.low, high: mean.high },
    favourable: share && { value: share.value * 100, low: share.low * 100, high: share.high * 100 },
  };
}
