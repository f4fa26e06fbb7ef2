import { reprintSheet } from '#functions/runs/code-sheets.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { SurveysOperation } from '../operation.ts';

/** Prints a sheet of a survey again, with other codes. */
export const reprintSurveyCodeSheet: SurveysOperation<'reprintSurveyCodeSheet'> = async (context, { params }) => {
  await requireWritable(context);
  return reprintSheet(context.survey.id, params.sheetId, context);
};
