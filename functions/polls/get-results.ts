import { uuidText } from '#core/rules/uuid.ts';
import { userOf, type Response } from '#data/responses.ts';
import type { AnswerRecord } from '#shared/models/poll.ts';
import { presentFrame, presentPollOf } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** One page of responses, turned from "what each said" into "what was said to each question". */
export const getResults: PollsOperation<'getResults'> = async ({ repos, frame }, { query }) => {
  const page = await repos.results.page(frame, query.limit, query.cursor ?? null);
  const byQuestion: Record<string, AnswerRecord[]> = {};
  for (const [index, question] of frame.questions.entries()) {
    byQuestion[question.id] = page.responses.flatMap((response) => {
      const content = response.answers[index];
      if (content === null || content === undefined) return [];
      return [{ ...whoOf(response), question_id: question.id, content, created_at: response.answeredAt }];
    });
  }
  return {
    poll: presentPollOf(frame),
    frame: presentFrame(frame),
    questions: [...frame.questions],
    by_question: byQuestion,
    next_cursor: page.cursor,
  };
};

/** A member, or an alias: the response's key in the form of an identifier, derived one way, so it changes nothing. */
function whoOf(response: Response): Pick<AnswerRecord, 'user_id' | 'anonymous_session_id'> {
  const userId = userOf(response);
  if (userId !== null) return { user_id: userId, anonymous_session_id: null };
  return { user_id: null, anonymous_session_id: uuidText(Buffer.from(response.key, 'base64url')) };
}
