import { withNumbersAsText, withoutLists } from './gigachat-replies.ts';
import type { TestReply } from './json-server.ts';

/** One request for a completion: which of the client's it is, and under which of its tokens. */
export interface Asked {
  /** From 1 on. */
  readonly count: number;
  readonly tokenCount: number;
  readonly mode: 'json_schema' | 'function' | 'prompt';
  readonly model: string;
}

/** What a client secret makes of a completion; what it does not say is done as well as can be. */
export interface Behaviour {
  /** The answer to the request for a token. */
  readonly token?: TestReply;
  /** How the token's end is told. */
  readonly expiry?: 'seconds' | 'tok-exp' | 'soon';
  /** The answer to the list of models. */
  readonly models?: TestReply;
  /** The answer to a completion, instead of one; nothing is billed. */
  readonly refuse?: (asked: Asked) => TestReply | null;
  /** Why it ends. */
  readonly finish?: (asked: Asked) => 'stop' | 'length' | 'blacklist' | 'error' | null;
  /** What becomes of a good value. */
  readonly value?: (value: unknown) => unknown;
  /** What becomes of the text of a good reply. */
  readonly text?: (text: string, asked: Asked) => string;
  readonly isObedient?: boolean;
  /** Answered when the test says so. */
  readonly waits?: boolean;
  /** The connection ends after the completion was made and billed. */
  readonly cut?: boolean;
}

const apiError = (status: number, message: string): TestReply => ({ status, body: { status, message } });
const oauthError = (status: number, code: number, message: string): TestReply => ({ status, body: { code, message } });

export const UNKNOWN_CLIENT = oauthError(401, 6, "credentials doesn't match db data");
export const EXPIRED = apiError(401, 'Token has expired');
export const BUSY = apiError(429, 'Too Many Requests');
export const NO_MODEL = apiError(404, 'No such model');
const BROKEN: TestReply = { status: 502, headers: { 'content-type': 'text/html' }, text: '<html>' };
const SPENT = apiError(402, 'Payment Required');
const CLOSED: TestReply = { status: 403, body: { message: 'Unauthorized' } };
const noMode = (message: string): TestReply => apiError(400, message);

const LIGHT = 'GigaChat-2';
const firstTime = ({ count }: Asked): boolean => count === 1;

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  good: {},
  wrong: { token: UNKNOWN_CLIENT },
  garbled: { token: oauthError(400, 4, "Can't decode 'Authorization' header") },
  corporate: { token: oauthError(400, 7, 'scope from db not fully includes consumed scope') },
  busy: { token: BUSY },
  broken: { token: BROKEN },
  spent: { models: SPENT, refuse: () => SPENT },
  closed: { models: CLOSED, refuse: () => CLOSED },
  // From here on the test of the connection finds nothing wrong.
  'always-busy': { refuse: () => BUSY },
  'always-broken': { refuse: () => BROKEN },
  'spent-chat': { refuse: () => SPENT },
  'closed-chat': { refuse: () => CLOSED },
  'too-large': { refuse: () => apiError(413, 'Payload too large') },
  blacklist: { finish: () => 'blacklist' },
  length: { finish: (asked) => (firstTime(asked) ? 'length' : 'stop') },
  'always-length': { finish: () => 'length' },
  error: { finish: (asked) => (firstTime(asked) ? 'error' : 'stop') },
  'always-error': { finish: () => 'error' },
  'no-finish': { finish: () => null },
  'invalid-json': { text: (text, asked) => (firstTime(asked) ? text.slice(0, -2) : text) },
  'always-invalid-json': { text: (text) => text.slice(0, -2) },
  fenced: { text: (text) => `Вот ответ:\n\`\`\`json\n${text}\n\`\`\`\nГотово.` },
  'missing-arrays': { value: withoutLists },
  'scores-as-strings': { value: withNumbersAsText },
  'no-json-schema': {
    refuse: ({ mode }) => (mode === 'json_schema' ? noMode('response_format is not supported') : null),
  },
  'no-functions': { refuse: ({ mode }) => (mode === 'prompt' ? null : noMode('Invalid params: not supported')) },
  'no-modes': { refuse: () => apiError(422, 'Invalid params: too long') },
  'no-model': { refuse: ({ model }) => (model === LIGHT ? null : NO_MODEL) },
  'other-models': { models: { status: 200, body: { object: 'list', data: [{ id: 'Embeddings', object: 'model' }] } } },
  slow: { waits: true },
  'cut-connection': { cut: true },
  'expired-token': { refuse: ({ tokenCount }) => (tokenCount === 1 ? EXPIRED : null) },
  'always-expired': { refuse: () => EXPIRED },
  'seconds-expiry': { expiry: 'seconds' },
  'tok-exp': { expiry: 'tok-exp' },
  'short-token': { expiry: 'soon' },
  obedient: { isObedient: true },
};

/** `busy-3` and `broken-1` fail so often and are fine then. */
const PASSING = /^(busy|broken)-(\d+)$/;

/** What `good-secret` and the like make GigaChat do; null for a secret it does not know. */
export function behaviourOf(secret: string): Behaviour | null {
  const name = secret.replace(/-secret$/, '');
  if (name === secret) return null;
  const [, trouble, times] = PASSING.exec(name) ?? [];
  if (trouble === undefined) return BEHAVIOURS[name] ?? null;
  return { refuse: ({ count }) => (count <= Number(times) ? (trouble === 'busy' ? BUSY : BROKEN) : null) };
}
