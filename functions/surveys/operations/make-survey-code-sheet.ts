import { conflict, notFound, runNotOpen } from '#core/http/errors.ts';
import { makeSheet } from '#functions/runs/code-sheets.ts';
import { titlesInAll } from '#functions/runs/message-language.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { surveysErrors } from '#text/surveys/errors.ts';
import { ended, ofLeavers } from '../conflicts.ts';
import type { SurveysOperation } from '../operation.ts';

/**
 * Makes a sheet of one-time codes for a survey that is open, and lets people answer without an account: whoever holds a
 * code is one of those, told and counted as they are.
 */
export const makeSurveyCodeSheet: SurveysOperation<'makeSurveyCodeSheet'> = async (context, { body }) => {
  await requireWritable(context);
  const survey = (await context.repos.surveys.findConsistent(context.survey)) ?? notFound('survey');
  if (survey.linkByLetter) ofLeavers();
  if (survey.status === 'DRAFT') runNotOpen();
  if (survey.status !== 'PUBLISHED') ended();
  if (!survey.allowUnauthenticated) conflict(surveysErrors.link.membersOnlyForGood);
  const asked = { count: body.count, team: null };
  return makeSheet(survey.id, asked, (run) => titlesInAll(run, context.repos), context);
};
