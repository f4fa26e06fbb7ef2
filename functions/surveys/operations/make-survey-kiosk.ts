import { conflict } from '#core/http/errors.ts';
import { makeKioskOf } from '#functions/runs/kiosks.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { kiosksErrors } from '#text/runs/kiosks.ts';
import { ofLeavers } from '../conflicts.ts';
import type { SurveysOperation } from '../operation.ts';

/** Makes a kiosk for a survey that was published: only then it has a run. */
export const makeSurveyKiosk: SurveysOperation<'makeSurveyKiosk'> = async (context, { body }) => {
  await requireWritable(context);
  if (context.survey.linkByLetter) ofLeavers();
  const run = (await context.repos.runs.findConsistent(context.survey.id)) ?? conflict(kiosksErrors.draft);
  return makeKioskOf(run, body, context);
};
