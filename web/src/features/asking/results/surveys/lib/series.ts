import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyTrendPoint } from '#shared/models/survey-results.ts';
import type { Metric, TrendPoint } from '#web/lib/trend-point.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import { inReadingOrder } from '#shared/question-kinds/statements.ts';
import { byOrigin, originOf } from './shown-questions.ts';

/** What the surveys of a series can be compared by: eNPS, the questions and statements on a scale of the open one, how many answered. */
export function metricsOf(surveys: readonly SurveyTrendPoint[], questions: readonly SurveyQuestion[]): Metric[] {
  const known = new Set(
    surveys.flatMap((one) => [...byOrigin(one)].flatMap(([origin, { mean }]) => (mean ? [origin] : []))),
  );
  return [
    ...(surveys.some(({ enps }) => enps !== null) ? [{ by: 'enps' } as const] : []),
    ...inReadingOrder(questions)
      .filter((question) => known.has(originOf(question)) && scoresOf(question) !== null)
      .map((question) => {
        const { text, scale } = question;
        return { by: 'mean', questionId: originOf(question), text, scale: scale ?? '1-5' } as const;
      }),
    { by: 'responses' },
  ];
}

/** The surveys along one metric, oldest first. */
export function pointsOf(surveys: readonly SurveyTrendPoint[], metric: Metric): TrendPoint[] {
  let before: string | null = null;
  return surveys.map((survey) => {
    const question = metric.by === 'mean' ? byOrigin(survey).get(metric.questionId) : undefined;
    const text = question?.text ?? null;
    const changed = before !== null && text !== null && text !== before;
    before = text ?? before;
    const { value, band } = figureOf(survey, metric, question);
    return {
      runId: survey.survey_id,
      at: survey.published_at,
      name: survey.title,
      value,
      band,
      estimate: null,
      responses: survey.responses,
      open: survey.status === 'PUBLISHED',
      text,
      newText: changed ? text : null,
    };
  });
}

function figureOf(
  { enps, responses }: SurveyTrendPoint,
  { by }: Metric,
  question: SurveyTrendPoint['questions'][number] | undefined,
): Pick<TrendPoint, 'value' | 'band'> {
  if (by === 'responses') return { value: responses, band: null };
  if (by === 'enps') return enps ? { value: enps.score, band: [enps.low, enps.high] } : { value: null, band: null };
  const mean = question?.mean ?? null;
  return mean ? { value: mean.value, band: [mean.low, mean.high] } : { value: null, band: null };
}

/** The surveys of the series that this one can be compared with: those that are over. */
export function othersOf(surveys: readonly SurveyTrendPoint[], id: string): SurveyTrendPoint[] {
  return surveys.filter(({ survey_id, status }) => survey_id !== id && status !== 'PUBLISHED');
}

/** The survey before this one in its series; null for the first. */
export function surveyBefore(surveys: readonly SurveyTrendPoint[], id: string): string | null {
  const place = surveys.findIndex(({ survey_id }) => survey_id === id);
  return surveys[place - 1]?.survey_id ?? null;
}
