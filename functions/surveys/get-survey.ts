import { presentOne } from './present.ts';
import type { SurveysOperation } from './operation.ts';

/** One survey with its questions, and how many have answered as far as that is told. */
export const getSurvey: SurveysOperation<'getSurvey'> = async (context) => presentOne(context.survey, context);
