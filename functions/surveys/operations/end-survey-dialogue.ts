import { endDialogueOf } from '#functions/runs/dialogues.ts';
import { commentsOf } from '../dialogues.ts';
import type { SurveysOperation } from '../operation.ts';

/** Ends a dialogue with the author of a comment on a survey. */
export const endSurveyDialogue: SurveysOperation<'endSurveyDialogue'> = async (context, { params }) => {
  await endDialogueOf(await commentsOf(context.survey, context), params.dialogueId, context);
};
