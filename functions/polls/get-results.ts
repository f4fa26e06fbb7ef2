import type { Operation } from '#core/operation.ts';
import { uuidText } from '#core/uuid.ts';
import { RESULTS_PAGE_SIZE, type polls } from '#shared/contract/polls.ts';
import type { AnswerRecord } from '#shared/models/poll.ts';
import { presentFrame } from './present.ts';

/** One page of responses, turned from "what each said" into "what was said to each question". */
export const getResults: Operation<typeof polls.getResults> = async ({ repos, frame }, { query }) => {
  const page = await repos.responses.page(frame.id, RESULTS_PAGE_SIZE, query.cursor ?? null);
  const byQuestion: Record<string, AnswerRecord[]> = {};
  for (const [index, question] of frame.questions.entries()) {
    byQuestion[question.id] = page.responses.flatMap(({ key, answers, answeredAt }) => {
      const content = answers[index];
      if (content === null || content === undefined) return [];
      return [
        { user_id: null, anonymous_session_id: alias(key), question_id: question.id, content, created_at: answeredAt },
      ];
    });
  }
  return {
    poll: { id: frame.pollId, title: frame.title, type: frame.pollType, is_anonymous: frame.isAnonymous },
    frame: presentFrame(frame),
    questions: [...frame.questions],
    by_question: byQuestion,
    next_cursor: page.cursor,
  };
};

/** A response's key in the form of an identifier; it is derived one way, so it cannot be used to change answers. */
function alias(responseKey: string): string {
  return uuidText(Buffer.from(responseKey, 'base64url'));
}
