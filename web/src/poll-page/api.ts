import type { answers } from '#shared/contract/answers.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { PollByCode, PollForCode, PublicPoll } from '#shared/models/answers.ts';
import type { SentAnswer } from '#web/answer-form/form-state.ts';
import { inLanguages } from './language/language.ts';
import { addressOf, load, send } from './transport.ts';

// Only types are imported from the contract: its schemas would bring the validation library onto this page.
// The annotations keep the two paths equal to the contract's: a change there does not compile here.
const POLL_PATH: (typeof answers)['getPublicPoll']['path'] = '/api/polls/public/{token}';
const SHORT_PATH: (typeof answers)['getPollByCode']['path'] = '/api/polls/short/{code}';
const TAKE_PATH: (typeof answers)['takePublicPoll']['path'] = '/api/polls/public/{token}/take';
const CODE_PATH: (typeof answers)['getPollForCode']['path'] = '/api/polls/codes/{code}';
const TAKE_BY_CODE_PATH: (typeof answers)['takePollByCode']['path'] = '/api/polls/codes/{code}/take';
const ENDED_PATH: (typeof answers)['getEndedPoll']['path'] = '/api/polls/public/{token}/ended';

export interface SentAnswers {
  readonly answers: readonly SentAnswer[];
  readonly anonymous_session_id: string;
  readonly consent: string | undefined;
}

/** The poll behind the token of this page's address. */
export async function loadPoll(token: string): Promise<PublicPoll> {
  return (await load(addressOf(POLL_PATH, token) + inLanguages())) as PublicPoll; // border: our own server's reply
}

/** The token behind the short code of this page's address, and the poll with it while that is open. */
export async function loadByCode(code: string): Promise<PollByCode> {
  return (await load(addressOf(SHORT_PATH, code) + inLanguages())) as PollByCode; // border: our own server's reply
}

/** What is told of a poll that is over. */
export type EndedPoll = Reply<(typeof answers)['getEndedPoll']>;

/** The same, behind the token of a link. */
export async function loadEnded(token: string): Promise<EndedPoll> {
  return (await load(addressOf(ENDED_PATH, token))) as EndedPoll;
}

/** The poll that a one-time code answers, or what is told of it once it is over. */
export async function loadForCode(code: string): Promise<PollForCode> {
  return (await load(addressOf(CODE_PATH, code) + inLanguages())) as PollForCode; // border: our own server's reply
}

/** Sends, or sends again, the answers of one respondent; gives back the session id under which they are kept. */
export const sendAnswers = (token: string, body: SentAnswers) => sendTo(addressOf(TAKE_PATH, token), body);

/** The same by a one-time code. */
export const sendByCode = (code: string, body: SentAnswers) => sendTo(addressOf(TAKE_BY_CODE_PATH, code), body);

async function sendTo(path: string, body: SentAnswers): Promise<string> {
  const taken = (await send(path, body)) as Reply<(typeof answers)['takePublicPoll']> | null;
  return taken?.anonymous_session_id ?? body.anonymous_session_id;
}
