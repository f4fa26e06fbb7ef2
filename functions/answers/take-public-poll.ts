import { createHash } from 'node:crypto';
import { invalid } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import type { Frame } from '#data/frames.ts';
import type { answers } from '#shared/contract/answers.ts';
import type { InputIssue } from '#shared/errors.ts';
import type { SubmittedAnswers } from '#shared/models/poll.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { openFrame } from './open-frame.ts';

const RESPONSE_KEY_BYTES = 16;

/**
 * Saves the answers under a key made from the respondent's session: sent twice they are stored once, sent again
 * later they replace the earlier ones. Without a session a fresh one begins.
 */
export const takePublicPoll: Operation<typeof answers.takePublicPoll> = async (context, { params, body }) => {
  const frame = await openFrame(params.token, context, { consistent: true });
  const sessionId = body.anonymous_session_id ?? context.newId();
  await context.repos.responses.save(frame.id, {
    key: responseKey(frame.id, sessionId),
    answers: inOrder(frame, body.answers),
    answeredAt: fullHour(context.now),
  });
  return { anonymous_session_id: sessionId };
};

/** The answers by question index; refuses foreign and repeated questions and required ones left blank. */
function inOrder(frame: Frame, submitted: SubmittedAnswers): (string | null)[] {
  const issues: InputIssue[] = [];
  const texts = new Map<string, string>();
  const known = new Set(frame.questions.map((question) => question.id));
  for (const [index, { question_id: id, content }] of submitted.entries()) {
    const path = `answers.${index}.question_id`;
    if (!known.has(id)) issues.push({ path, message: 'Этого вопроса нет в опросе' });
    else if (texts.has(id)) issues.push({ path, message: 'На вопрос дано два ответа' });
    texts.set(id, content);
  }
  const answered = frame.questions.map((question) => texts.get(question.id) || null);
  for (const [index, question] of frame.questions.entries()) {
    if (question.is_required && answered[index] === null) {
      issues.push({ path: `answers.${question.id}`, message: 'Ответьте на обязательный вопрос' });
    }
  }
  if (issues.length > 0) invalid(issues);
  return answered;
}

/** One way: who sees the key in the results cannot find the session that may change the answers. */
function responseKey(frameId: string, sessionId: string): string {
  return createHash('sha256')
    .update(`${frameId}/${sessionId}`)
    .digest()
    .subarray(0, RESPONSE_KEY_BYTES)
    .toString('base64url');
}
