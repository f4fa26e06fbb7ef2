import { dialoguesOf } from '#functions/runs/dialogues.ts';
import { commentsOf } from '../dialogues.ts';
import type { PollsOperation } from '../operation.ts';

/** The shown comments of a run whose authors want to be answered, and what was said about them. */
export const listDialogues: PollsOperation<'listDialogues'> = (context) =>
  dialoguesOf(commentsOf(context.run), context);
