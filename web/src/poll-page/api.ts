import type { answers } from '#shared/contract/answers.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { ErrorBody } from '#shared/errors.ts';
import type { PublicPoll } from '#shared/models/answers.ts';
import type { SentAnswer } from '#web/answer-form/form-state.ts';

// Only types are imported from the contract: its schemas would bring the validation library onto this page.
// The annotations keep the two paths equal to the contract's: a change there does not compile here.
const POLL_PATH: (typeof answers)['getPublicPoll']['path'] = '/api/polls/public/{token}';
const TAKE_PATH: (typeof answers)['takePublicPoll']['path'] = '/api/polls/public/{token}/take';

const TIMEOUT_MS = 20_000;

export interface SentAnswers {
  readonly answers: readonly SentAnswer[];
  readonly anonymous_session_id: string;
}

/** The server answered and said no; `detail` is its sentence for people, null when it gave none. */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: string | null;
  readonly code: string | null;
  /** Seconds after which the server wants to be asked again; null when it named none. */
  readonly retryAfter: number | null;

  constructor(status: number, { detail, code }: Partial<ErrorBody>, retryAfter: number | null) {
    super();
    this.status = status;
    this.detail = detail || null;
    this.code = code ?? null;
    this.retryAfter = retryAfter;
  }
}

/** A request on its way, and how it is given up. */
interface SentRequest {
  readonly reply: Promise<Response>;
  readonly impatience: AbortController;
}

declare global {
  interface Window {
    /** The document has asked for the poll of its own address (poll.html). */
    earlyPoll?: SentRequest;
  }
}

/**
 * The poll behind the token of this page's address; the first time it is what the document itself has asked for.
 * Throws Refusal, or TypeError and the like when there is no connection.
 */
export async function loadPoll(token: string): Promise<PublicPoll> {
  const early = window.earlyPoll;
  delete window.earlyPoll;
  const { reply, impatience } = early ?? request(POLL_PATH, token);
  return (await read(reply, impatience)) as PublicPoll; // border: our own server's reply
}

/**
 * Sends, or sends again, the answers of one respondent; gives back the session id under which they are kept.
 * Throws Refusal when the server says no, anything else when it is unknown whether the answers arrived.
 */
export async function sendAnswers(token: string, body: SentAnswers): Promise<string> {
  const { reply, impatience } = request(TAKE_PATH, token, body);
  const taken = (await read(reply, impatience)) as Reply<(typeof answers)['takePublicPoll']> | null;
  return taken?.anonymous_session_id ?? body.anonymous_session_id;
}

function request(path: string, token: string, body?: SentAnswers): SentRequest {
  const impatience = new AbortController();
  const reply = fetch(path.replace('{token}', encodeURIComponent(token)), {
    method: body ? 'POST' : 'GET',
    // Neither cookies nor the token of somebody logged in here may travel with an anonymous answer.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: impatience.signal,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { reply, impatience };
}

/** What a request brings; it is given up when the whole reply takes too long. */
async function read(reply: Promise<Response>, impatience: AbortController): Promise<unknown> {
  const timer = setTimeout(() => impatience.abort(), TIMEOUT_MS);
  try {
    const response = await reply;
    if (response.ok) return await response.json();
    const refusal = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
    throw new Refusal(response.status, refusal ?? {}, Number(response.headers.get('retry-after')) || null);
  } finally {
    clearTimeout(timer);
  }
}
