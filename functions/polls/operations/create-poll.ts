import { addPoll } from '../add-poll.ts';
import type { PollsOperation } from '../operation.ts';
import { givenQuestions } from '../questions.ts';

/** Questions keep the order they came in; gaps in their numbering are closed. */
export const createPoll: PollsOperation<'createPoll'> = (context, { body }) =>
  addPoll(context, {
    title: body.title,
    pollType: body.type,
    isAnonymous: body.is_anonymous,
    allowAnonymousLink: body.allow_anonymous_link,
    questions: givenQuestions(body.questions),
  });
