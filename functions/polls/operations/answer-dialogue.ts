import { answerDialogueOf } from '#functions/runs/dialogues.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { commentsOf } from '../dialogues.ts';
import type { PollsOperation } from '../operation.ts';

/** Writes to the author of a comment, whom nobody knows. */
export const answerDialogue: PollsOperation<'answerDialogue'> = async (context, { params, body }) => {
  await requireWritable(context);
  return answerDialogueOf(commentsOf(context.run), params.dialogueId, body, context);
};
