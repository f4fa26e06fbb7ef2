import { sheetsOf } from '#functions/runs/code-sheets.ts';
import type { SurveysOperation } from '../operation.ts';

/** The sheets of one-time codes of a survey. */
export const listSurveyCodeSheets: SurveysOperation<'listSurveyCodeSheets'> = (context) =>
  sheetsOf(context.survey.id, context);
