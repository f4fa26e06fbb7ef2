import { notFound } from '#core/http/errors.ts';
import { endKioskOf } from '#functions/runs/kiosks.ts';
import type { SurveysOperation } from '../operation.ts';

/** Ends a kiosk of a survey. */
export const endSurveyKiosk: SurveysOperation<'endSurveyKiosk'> = async (context, { params }) => {
  const run = (await context.repos.runs.findConsistent(context.survey.id)) ?? notFound('kiosk');
  await endKioskOf(run, params.kioskId, context);
};
