import { randomUUID } from 'node:crypto';
import { uuidBytes } from '#core/uuid.ts';
import { answers } from '#shared/contract/answers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { RESPONDENT_NOTICES } from '#shared/rules/respondent-notice.ts';
import { request } from './api.ts';
import { answersTo, makeFrame, makePoll, type Person } from './factories.ts';

/** The key to a consent, as the page of the respondent makes it. */
export function consentKey(runId: string, session: string): string {
  return Buffer.concat([uuidBytes(runId), uuidBytes(session)]).toString('base64url');
}

/** A run of a poll, with names as a rule, and an answer by its link that came with a consent. */
export async function makeConsented(author: Person, workspace: Workspace, { anonymous = false } = {}) {
  const poll = await makePoll(author, workspace, { is_anonymous: anonymous, allow_anonymous_link: true });
  const frame = await makeFrame(author, poll);
  const session = randomUUID();
  const call = {
    params: { token: frame.public_token },
    body: {
      answers: answersTo(poll, ['7', 'Я Ольга со склада', '']),
      anonymous_session_id: session,
      consent: RESPONDENT_NOTICES[0],
    },
  };
  const { status, text } = await request(answers.takePublicPoll, call);
  if (status !== 200) throw new Error(`The answers were not taken: ${text}`);
  return { poll, frame, consent: { id: session, key: consentKey(frame.id, session) } };
}
