import { endedBy } from '#functions/runs/dialogues.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { boxBehind, changeOwn } from '../own-dialogue.ts';
import type { AnswersOperation } from '../operation.ts';

/** Ends a dialogue for good, answered or not. The company learns it the next day. */
export const endOwnDialogue: AnswersOperation<'endOwnDialogue'> = async (context, { params }) => {
  const found = await boxBehind(params.key, context);
  await requireLinkRate(found.run, context);
  return changeOwn(found, context, (begun) => (begun.ended ? begun : endedBy('author', begun, moscowDay(context.now))));
};
