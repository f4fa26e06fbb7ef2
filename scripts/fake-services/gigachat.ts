import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { honestReply, objectionTo, obedientReply } from './gigachat-replies.ts';
import {
  behaviourOf,
  BUSY,
  EXPIRED,
  NO_MODEL,
  UNKNOWN_CLIENT,
  type Asked,
  type Behaviour,
} from './gigachat-secrets.ts';
import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

export const GIGACHAT_OAUTH_PATH = '/api/v2/oauth';
export const GIGACHAT_API_PATH = '/v1';
/** What a test asks of the one who plays, not of GigaChat: `GET` tells what a client did, `POST` lets its slow replies go. */
const CONTROL_PATH = '/__fake/clients/';

const MODELS = ['GigaChat-2', 'GigaChat-2-Pro', 'GigaChat-2-Max'];
const LIST = { object: 'list', data: MODELS.map((id) => ({ id, object: 'model', owned_by: 'salutedevices' })) };
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TOKEN_MILLISECONDS = 30 * MINUTE_MS;
/** Less than the client's margin: a token that is to be renewed at once. */
const SOON_MILLISECONDS = 30_000;
/** Long enough for two requests to meet. */
const LATENCY_MILLISECONDS = 5;

/** What a client has done so far. */
export interface GigachatCounters {
  readonly tokens: number;
  /** Requests for a completion, the refused ones too. */
  readonly asked: number;
  /** Completions that were made: each is paid for. */
  readonly billed: number;
  /** The most streams it had at once. */
  readonly most: number;
  readonly refusedStreams: number;
  /** Bodies of the requests for completions, as they came. */
  readonly prompts: readonly string[];
}

interface Client {
  tokens: number;
  asked: number;
  billed: number;
  open: number;
  most: number;
  refusedStreams: number;
  prompts: string[];
  release: AbortController;
}

interface Token {
  readonly clientId: string;
  readonly secret: string;
  readonly scope: string;
  readonly count: number;
}

/** GigaChat that behaves as the client secret says, and is as strict about headers, streams and schemas as the real one. */
export function startGigachat(): Promise<TestServer> {
  const clients = new Map<string, Client>();
  const clientOf = (id: string): Client => {
    const known = clients.get(id) ?? newClient();
    clients.set(id, known);
    return known;
  };
  return serveJson((request) => {
    const { method, path, headers } = request;
    if (path.startsWith(CONTROL_PATH)) {
      return control(clientOf(decodeURIComponent(path.slice(CONTROL_PATH.length))), method);
    }
    if (!headers['user-agent']) return { status: 403, body: { message: 'Unauthorized' } };
    if (method === 'POST' && path === GIGACHAT_OAUTH_PATH) return giveToken(request, clientOf);
    const token = tokenOf(headers.authorization);
    const behaviour = token && behaviourOf(token.secret);
    if (!behaviour) return EXPIRED;
    if (method === 'GET' && path === `${GIGACHAT_API_PATH}/models`) {
      return behaviour.models ?? { status: 200, body: LIST };
    }
    if (method === 'POST' && path === `${GIGACHAT_API_PATH}/chat/completions`) {
      return complete(request, token, behaviour, clientOf(token.clientId));
    }
    return { status: 404, body: { status: 404, message: 'No such route' } };
  });
}

function newClient(): Client {
  const release = new AbortController();
  return { tokens: 0, asked: 0, billed: 0, open: 0, most: 0, refusedStreams: 0, prompts: [], release };
}

/** What a client of the played GigaChat has done, asked over its own address by whoever does not run it. */
export async function gigachatCounters(host: string, clientId: string): Promise<GigachatCounters> {
  const reply = await fetch(`http://${host}${CONTROL_PATH}${encodeURIComponent(clientId)}`);
  return (await reply.json()) as GigachatCounters;
}

/** Lets the slow replies of a client go, those that wait and those to come. */
export async function releaseGigachat(host: string, clientId: string): Promise<void> {
  await fetch(`http://${host}${CONTROL_PATH}${encodeURIComponent(clientId)}`, { method: 'POST' });
}

function control(client: Client, method: string): TestReply {
  if (method === 'POST') client.release.abort();
  const { release: _, open: __, ...counters } = client;
  return { status: 200, body: counters };
}

function giveToken({ headers, body }: TestRequest, clientOf: (id: string) => Client): TestReply {
  if (!UUID_V4.test(String(headers['rquid']))) return { status: 400, body: {} };
  const scope = new URLSearchParams(body).get('scope');
  if (!scope) return { status: 400, body: { code: 5, message: 'scope is empty' } };
  const basic = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
  const [clientId = '', secret = ''] = basic.split(':');
  const client = clientOf(clientId);
  const count = ++client.tokens;
  const behaviour = behaviourOf(secret);
  if (!behaviour || behaviour.token) return behaviour?.token ?? UNKNOWN_CLIENT;
  const token = Buffer.from(JSON.stringify({ clientId, secret, scope, count } satisfies Token)).toString('base64url');
  const end = Date.now() + (behaviour.expiry === 'soon' ? SOON_MILLISECONDS : TOKEN_MILLISECONDS);
  const seconds = Math.floor(end / 1000);
  if (behaviour.expiry === 'tok-exp') return { status: 200, body: { tok: token, exp: seconds } };
  return { status: 200, body: { access_token: token, expires_at: behaviour.expiry === 'seconds' ? seconds : end } };
}

function tokenOf(authorization = ''): Token | null {
  try {
    return JSON.parse(Buffer.from(authorization.replace('Bearer ', ''), 'base64url').toString()) as Token;
  } catch {
    return null;
  }
}

interface ChatBody {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly temperature?: number;
  readonly response_format?: { readonly schema: unknown };
  readonly functions?: readonly { readonly name: string; readonly parameters: unknown }[];
  readonly function_call?: { readonly name: string };
}

async function complete(
  { body, gone }: TestRequest,
  token: Token,
  behaviour: Behaviour,
  client: Client,
): Promise<TestReply> {
  client.prompts.push(body);
  const count = ++client.asked;
  if (client.open >= (token.scope === 'GIGACHAT_API_PERS' ? 1 : 10)) {
    client.refusedStreams++;
    return BUSY;
  }
  client.most = Math.max(client.most, ++client.open);
  try {
    await setTimeout(LATENCY_MILLISECONDS);
    const chat = JSON.parse(body) as ChatBody;
    const mode = chat.response_format ? 'json_schema' : chat.function_call ? 'function' : 'prompt';
    const asked: Asked = { count, tokenCount: token.count, mode, model: chat.model };
    const refusal = behaviour.refuse?.(asked) ?? refusalOf(chat, mode);
    if (refusal) return refusal;
    // The work is paid for whether or not somebody waits for it.
    client.billed++;
    if (behaviour.waits && !client.release.signal.aborted) {
      await Promise.race([once(client.release.signal, 'abort'), once(gone, 'abort')]);
    }
    return behaviour.cut ? { status: 0, cut: true } : { status: 200, body: completionOf(chat, behaviour, asked) };
  } finally {
    client.open--;
  }
}

/** What GigaChat says of a request that is not as it should be. */
function refusalOf({ model, messages, temperature = 1, ...chat }: ChatBody, mode: Asked['mode']): TestReply | null {
  const wrong = (message: string): TestReply => ({ status: 422, body: { status: 422, message } });
  if (!MODELS.includes(model)) return NO_MODEL;
  if (messages.some(({ role }, index) => (role === 'system') !== (index === 0))) {
    return wrong('Invalid params: system message must be the first message');
  }
  if (temperature <= 0) return wrong('Invalid params: temperature');
  const schema = mode === 'json_schema' ? chat.response_format?.schema : chat.functions?.[0]?.parameters;
  const objection = mode === 'prompt' ? null : objectionTo(schema);
  return objection === null ? null : wrong(`Invalid params: ${objection}`);
}

function completionOf(chat: ChatBody, behaviour: Behaviour, asked: Asked): unknown {
  const [system, user] = [chat.messages[0]!.content, chat.messages.at(-1)!.content];
  const schema =
    asked.mode === 'json_schema'
      ? chat.response_format!.schema
      : asked.mode === 'function'
        ? chat.functions![0]!.parameters
        : JSON.parse(system.slice(system.lastIndexOf('схеме: ') + 'схеме: '.length));
  const good = behaviour.isObedient ? obedientReply(schema, user) : honestReply(schema, user);
  const value = behaviour.value?.(good) ?? good;
  const finish = behaviour.finish ? behaviour.finish(asked) : 'stop';
  const text = JSON.stringify(value, null, 2);
  const fine = behaviour.text?.(text, asked) ?? text;
  const message =
    finish === 'blacklist'
      ? { role: 'assistant', content: 'Генеративные модели не обладают собственным мнением.' }
      : finish === 'length'
        ? { role: 'assistant', content: fine.slice(0, fine.length / 2) }
        : asked.mode === 'function' && !behaviour.text
          ? { role: 'assistant', content: '', function_call: { name: chat.function_call!.name, arguments: value } }
          : { role: 'assistant', content: fine };
  const reason = finish === 'stop' && 'function_call' in message ? 'function_call' : finish;
  const prompt_tokens = Math.ceil(system.length / 4) + Math.ceil(user.length / 4);
  const completion_tokens = finish === 'blacklist' ? 0 : Math.ceil(fine.length / 4);
  return {
    choices: [{ message, index: 0, finish_reason: reason }],
    created: Math.floor(Date.now() / 1000),
    model: `${asked.model}:2.0.30.01`,
    object: 'chat.completion',
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  };
}
