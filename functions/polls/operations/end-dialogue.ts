import { endDialogueOf } from '#functions/runs/dialogues.ts';
import { commentsOf } from '../dialogues.ts';
import type { PollsOperation } from '../operation.ts';

/** Ends a dialogue with the author of a comment. */
export const endDialogue: PollsOperation<'endDialogue'> = async (context, { params }) => {
  await endDialogueOf(commentsOf(context.run), params.dialogueId, context);
};
