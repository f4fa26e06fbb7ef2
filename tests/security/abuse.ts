import { randomUUID } from 'node:crypto';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

export type Run = Frame & { public_token: string };

export const GOOD = ['9', 'Ничего', ''];
export const owner = await makePerson();
export const workspace = await makeWorkspace(owner);
export const member = await makeMember(workspace, 'сотрудник');

/** A run of a poll of its own, open. */
export async function makePublishedFrame(settings: Partial<Poll> = {}): Promise<{ poll: Poll; frame: Run }> {
  const poll = await makePoll(owner, workspace, settings);
  return { poll, frame: await makeFrame(owner, poll) };
}

/** A member answers; without a session when it is undefined. */
export function take(frame: Run, given: readonly object[], { session }: { session?: unknown } = {}) {
  const body = { answers: given, ...(session === undefined ? {} : { anonymous_session_id: session }) };
  return request(polls.takePoll, { token: member.token, params: { id: frame.id }, body });
}

/** Somebody with the link answers. */
export function byLink(poll: Poll, frame: Run, text: string, session: string = randomUUID()) {
  const body = { answers: answersTo(poll, ['9', text]), anonymous_session_id: session };
  return request(answers.takePublicPoll, { params: { token: frame.public_token }, body });
}

/** The owner changes the poll. */
export function patch(poll: Poll, body: object) {
  return request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body });
}

/** The owner opens or closes a run. */
export function publish(frame: Frame, published: boolean) {
  return request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published } });
}

/** The questions of a poll as they are sent back with a change. */
export function asked({ questions }: Poll) {
  return questions.map(({ id, text, order_index }) => ({ id, text, order_index }));
}

/** The responses stored of a run. */
export const responsesOf = async (frame: Frame) =>
  (await storedItems(frame.id)).filter(({ sk }) => sk.startsWith('RESPONSE#'));

/** What answering leaves behind: answers, marks, and the way from an account. */
export const leftOf = async (frame: Frame) =>
  (await storedItems(frame.id)).filter(({ type }) => ['response', 'mark', 'answered'].includes(String(type)));

/** The next write of such an item fails, as when the database does not answer. */
export function failOnce(sign: string): void {
  let failed = false;
  intercept((command) => {
    if (failed || !JSON.stringify((command as { input: unknown }).input).includes(sign)) return undefined;
    failed = true;
    throw new Error('no answer');
  });
}
