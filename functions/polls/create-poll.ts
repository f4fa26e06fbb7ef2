import type { Operation } from '#core/http/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { addPoll } from './add-poll.ts';

/** Questions keep the order they came in; gaps in their numbering are closed. */
export const createPoll: Operation<typeof polls.createPoll> = (context, { body }) =>
  addPoll(context, {
    title: body.title,
    pollType: body.type,
    isAnonymous: body.is_anonymous,
    allowAnonymousLink: body.allow_anonymous_link,
    questions: body.questions.toSorted((a, b) => a.order_index - b.order_index),
  });
