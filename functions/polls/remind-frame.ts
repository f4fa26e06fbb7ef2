import { conflict, notFound, runClosed, tooManyRequests, waitText } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { isOpen } from '#shared/rules/frame-state.ts';
import { knowsWhoAnswered, REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { frameChanged } from './conflicts.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/**
 * Reminds those who have not answered, once a day at most. The reply is the same whether there are any: from how many
 * letters went out before and after somebody answered, one could tell that they did.
 */
export const remindFrame: PollsOperation<'remindFrame'> = async (context) => {
  const { repos, now } = context;
  const frame = (await repos.frames.findConsistent(context.frame.id)) ?? notFound('frame');
  if (!isOpen(frame, now)) runClosed();
  if (!knowsWhoAnswered(frame)) {
    conflict(
      'Этот анонимный запуск закрывали, и вместе с ним забыли, кто уже ответил. Напомнить только остальным не получится',
    );
  }
  await requireWritable(context);
  const free = Date.parse(frame.remindedAt ?? '') + REMINDER_PAUSE_MILLISECONDS;
  if (free > now.getTime()) {
    const seconds = (free - now.getTime()) / 1000;
    tooManyRequests(seconds, `Об этом опросе напоминали совсем недавно. Ещё раз можно ${waitText(seconds)}`);
  }
  return presentFrame((await repos.frames.remindNow(frame, now)) ?? frameChanged());
};
