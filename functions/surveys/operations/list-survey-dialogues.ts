import { dialoguesOf } from '#functions/runs/dialogues.ts';
import { commentsOf } from '../dialogues.ts';
import type { SurveysOperation } from '../operation.ts';

/** The shown comments of a survey whose authors want to be answered; a draft has none. */
export const listSurveyDialogues: SurveysOperation<'listSurveyDialogues'> = async (context) => {
  if (context.survey.status === 'DRAFT') return { dialogues: [] };
  return dialoguesOf(await commentsOf(context.survey, context), context);
};
