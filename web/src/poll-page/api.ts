import type { answers } from '#shared/contract/answers.ts';
import type { ErrorBody } from '#shared/errors.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { PublicPoll } from '#shared/models/poll.ts';
import { pollPageText } from '#web/text/poll-page.ts';

// Only types are imported from the contract: its schemas would bring the validation library onto this page.
// The annotations keep the two paths equal to the contract's: a change there does not compile here.
const POLL_PATH: (typeof answers)['getPublicPoll']['path'] = '/api/polls/public/{token}';
const TAKE_PATH: (typeof answers)['takePublicPoll']['path'] = '/api/polls/public/{token}/take';

const TIMEOUT_MS = 20_000;

export interface SentAnswers {
  readonly answers: readonly { readonly question_id: string; readonly content: string }[];
  readonly anonymous_session_id: string;
}

/** The server answered and said no; the message is its `detail`, meant for people. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** The poll behind a token. Throws Refusal, or TypeError and the like when there is no connection. */
export async function loadPoll(token: string): Promise<PublicPoll> {
  return (await call(POLL_PATH, token)) as PublicPoll; // border: our own server's reply
}

/**
 * Sends, or sends again, the answers of one respondent; gives back the session id under which they are kept.
 * Throws Refusal when the server says no, anything else when it is unknown whether the answers arrived.
 */
export async function sendAnswers(token: string, body: SentAnswers): Promise<string> {
  const reply = (await call(TAKE_PATH, token, body)) as Reply<(typeof answers)['takePublicPoll']> | null;
  return reply?.anonymous_session_id ?? body.anonymous_session_id;
}

async function call(path: string, token: string, body?: SentAnswers): Promise<unknown> {
  const response = await fetch(path.replace('{token}', encodeURIComponent(token)), {
    method: body ? 'POST' : 'GET',
    // Neither cookies nor the token of somebody logged in here may travel with an anonymous answer.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  const refusal = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  throw new Refusal(response.status, refusal?.detail || pollPageText.httpError(response.status));
}
