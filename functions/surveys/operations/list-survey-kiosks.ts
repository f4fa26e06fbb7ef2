import { kiosksOf } from '#functions/runs/kiosks.ts';
import type { SurveysOperation } from '../operation.ts';

/** The kiosks of a survey, the newest first; a draft has none. */
export const listSurveyKiosks: SurveysOperation<'listSurveyKiosks'> = (context) => kiosksOf(context.survey.id, context);
