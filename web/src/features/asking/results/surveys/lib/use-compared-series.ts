import { useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyTrendPoint } from '#shared/models/survey-results.ts';
import { useComparison, useSeries } from '../api.ts';
import { othersOf, surveyBefore } from './series.ts';

const NONE: readonly SurveyTrendPoint[] = [];

export type ComparedSeries = ReturnType<typeof useComparedSeries>;

/** The surveys with the same questions, and this one beside one of them: the one before it, until another is chosen. */
export function useComparedSeries(survey: Survey | null) {
  const trend = useSeries(survey?.id ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const surveys = trend.data?.surveys ?? NONE;
  const isOver = survey !== null && survey.status !== 'PUBLISHED';
  const others = isOver ? othersOf(surveys, survey.id) : NONE;
  const before = isOver
    ? surveyBefore([...others, ...surveys.filter((one) => one.survey_id === survey.id)], survey.id)
    : null;
  const other = others.find(({ survey_id }) => survey_id === (chosen ?? before)) ?? others.at(-1) ?? null;
  const comparison = useComparison(survey?.id ?? '', other?.survey_id ?? null);
  return {
    trend,
    surveys,
    others,
    other,
    comparison,
    choose: setChosen,
    // Most first ones stay alone: nothing is held open for what will hardly come.
    isShown: surveys.length > 1 || trend.error !== undefined,
  };
}
