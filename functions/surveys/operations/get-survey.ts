import { notFound } from '#core/http/errors.ts';
import { presentOne } from '../present.ts';
import { isVisibleTo } from '../visible-to.ts';
import type { SurveysOperation } from '../operation.ts';

/** One survey with its questions, and how many have answered as far as that is told. */
export const getSurvey: SurveysOperation<'getSurvey'> = async (context) => {
  if (!isVisibleTo(context.member, context.survey)) notFound('survey');
  return presentOne(context.survey, context);
};
