import { addPoll } from './add-poll.ts';
import type { PollsOperation } from './operation.ts';

/** Questions keep the order they came in; gaps in their numbering are closed. */
export const createPoll: PollsOperation<'createPoll'> = (context, { body }) =>
  addPoll(context, {
    title: body.title,
    pollType: body.type,
    isAnonymous: body.is_anonymous,
    allowAnonymousLink: body.allow_anonymous_link,
    questions: body.questions.toSorted((a, b) => a.order_index - b.order_index),
  });
