import { answerDialogueOf } from '#functions/runs/dialogues.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { commentsOf } from '../dialogues.ts';
import type { SurveysOperation } from '../operation.ts';

/** Writes to the author of a comment on a survey, whom nobody knows. */
export const answerSurveyDialogue: SurveysOperation<'answerSurveyDialogue'> = async (context, { params, body }) => {
  await requireWritable(context);
  return answerDialogueOf(await commentsOf(context.survey, context), params.dialogueId, body, context);
};
