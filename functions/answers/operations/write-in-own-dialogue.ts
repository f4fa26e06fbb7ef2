import { conflict } from '#core/http/errors.ts';
import { requireOpenTo, sentBy } from '#functions/runs/dialogues.ts';
import { DIALOGUE_DAYS, DIALOGUE_MESSAGES_MAX } from '#shared/rules/dialogues.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { dialoguesErrors } from '#text/runs/dialogues.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { boxBehind, changeOwn } from '../own-dialogue.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes what the author of a comment answers to the company, once it has written. The company reads it the next day. */
export const writeInOwnDialogue: AnswersOperation<'writeInOwnDialogue'> = async (context, { params, body }) => {
  const found = await boxBehind(params.key, context);
  await requireLinkRate(found.run, context);
  const today = moscowDay(context.now);
  return changeOwn(found, context, (begun) => {
    requireOpenTo('author', begun, today);
    if (begun.messages.length === 0) conflict(dialoguesErrors.notAnswered);
    const last = begun.messages.at(-1)!;
    if (last.by === 'author' && last.on === today && last.text === body.text) return begun;
    if (sentBy('author', begun) >= DIALOGUE_MESSAGES_MAX) conflict(dialoguesErrors.most);
    return {
      ...begun,
      messages: [...begun.messages, { by: 'author', text: body.text, on: today }],
      waitingSince: begun.waitingSince ?? today,
      until: addDays(today, DIALOGUE_DAYS),
    };
  });
};
