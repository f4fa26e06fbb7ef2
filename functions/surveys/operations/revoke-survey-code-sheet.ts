import { revokeSheet } from '#functions/runs/code-sheets.ts';
import type { SurveysOperation } from '../operation.ts';

/** Ends the codes of a sheet of a survey. */
export const revokeSurveyCodeSheet: SurveysOperation<'revokeSurveyCodeSheet'> = (context, { params }) =>
  revokeSheet(context.survey.id, params.sheetId, context);
