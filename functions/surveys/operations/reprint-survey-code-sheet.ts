import { reprintSheet } from '#functions/runs/code-sheets.ts';
import { titlesInAll } from '#functions/runs/message-language.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { SurveysOperation } from '../operation.ts';

/** Prints a sheet of a survey again, with other codes. */
export const reprintSurveyCodeSheet: SurveysOperation<'reprintSurveyCodeSheet'> = async (context, { params }) => {
  await requireWritable(context);
  return reprintSheet(context.survey.id, params.sheetId, (run) => titlesInAll(run, context.repos), context);
};
