import { buildPath, type Call, type Reply, type Route } from '#shared/contract/route.ts';
import { isUuid, namesId } from '#shared/rules/ids.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { classifyIds } from './identifiers.ts';
import { pageIsPresent } from './page-presence.ts';
import { LANGUAGE } from '#text/format.ts';
import { commonText } from '#text/common/common.ts';

/** After so long nobody waits for a reply any more: the gateway itself gives up by then. */
export const REPLY_MILLISECONDS = 30_000;

/** The parts a call can have; `Call<R>` is the typed view of the same object. */
interface CallParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly body?: unknown;
}

/**
 * Sends one request and reads its reply, knowing nothing of sessions. Throws ApiError for a refusal,
 * NetworkError when the server was not reached or did not reply in time, Error('Invalid … ID format') before sending a
 * wrong id.
 */
export function send<R extends Route>(
  route: R,
  input: Call<R>,
  token: string | null,
  idempotencyKey?: string,
): Promise<Reply<R>> {
  const reply = exchange(route, input, token, idempotencyKey);
  // What is written may take its time, and says itself what became of it.
  if (route.method === 'GET') for (const listener of readListeners) listener(reply);
  return reply;
}

type ReadListener = (reply: Promise<unknown>) => void;
const readListeners = new Set<ReadListener>();

/** Hands on what is read, while it is on its way. */
export function watchReads(listener: ReadListener): void {
  readListeners.add(listener);
}

async function exchange<R extends Route>(
  route: R,
  input: Call<R>,
  token: string | null,
  idempotencyKey: string | undefined,
): Promise<Reply<R>> {
  // Border: the generic call is opened up into the parts every route is made of.
  const parts = input as CallParts;
  checkIds(route, parts.params);
  const response = await reach(route, parts, token, idempotencyKey);
  const content = await readContent(response);
  if (!response.ok) {
    throw new ApiError(response.status, isRecord(content) ? content : {}, response.headers.get('retry-after'));
  }
  warnAboutIds(route, content);
  // Border: the server shapes its replies by the same contract.
  return content as Reply<R>;
}

async function reach(
  route: Route,
  { params, query, body }: CallParts,
  token: string | null,
  idempotencyKey: string | undefined,
): Promise<Response> {
  const url = buildPath(route.path, params) + queryString(query);
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': LANGUAGE };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  // A connection that has stalled is a lost one, while the content is read as well.
  const request: RequestInit = { method: route.method, headers, signal: AbortSignal.timeout(REPLY_MILLISECONDS) };
  if (body !== undefined) request.body = JSON.stringify(body);
  // What is asked without a session brings along nothing by which the browser is known.
  if (route.auth === 'public') request.credentials = 'omit';
  const offline = !navigator.onLine;
  try {
    return await fetch(url, request);
  } catch (cause) {
    await pageIsPresent();
    throw new NetworkError(cause, route.method === 'GET' ? undefined : offline ? commonText.notSaved : undefined);
  }
}

/** A 204 and an empty body give undefined; a body that is not JSON (a proxy's page) gives undefined too. */
async function readContent(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    await pageIsPresent();
    throw new NetworkError(cause);
  }
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    if (response.ok) throw new ApiError(response.status);
    return undefined;
  }
}

function queryString(query: Record<string, string | undefined> = {}): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}

function checkIds(route: Route, params: Record<string, string> = {}): void {
  for (const [, name = ''] of route.path.matchAll(/\{(\w+)\}/g)) {
    if (namesId(name) && !isUuid(params[name])) throw new Error(`Invalid ${subject(route)} ID format`);
  }
}

function subject(route: Route): string {
  return 'scope' in route && typeof route.scope === 'object' ? route.scope.kind : 'resource';
}

function warnAboutIds(route: Route, content: unknown): void {
  // What Bitrix24 tells carries its own numbers, what happened to a task the number of its version; findings of an
  // analysis are named after what they say; an alias of the access log may be that of a person's record; providers that
  // let anybody in go by their names, ways into an account by hashes; the description of the API has examples of all.
  if (FOREIGN_REPLIES.has(route.name)) return;
  for (const list of listsOf(content)) classifyIds(list, route.key);
  const wrong = findWrongId(content);
  if (wrong !== null) console.warn(`Non-UUID id in the reply of ${route.key}: ${wrong}`);
}

/** Names that end like an id but hold none of ours: a session's alias, a key of an outside service. */
const FOREIGN_IDS = new Set(['anonymous_session_id', 'client_id']);

const FOREIGN_REPLIES = new Set([
  'openapi',
  'getBitrix24Tasks',
  'getBitrix24Employees',
  'listTaskEvents',
  'readAccessLog',
  'listProviders',
  'completeSignIn',
  'listIdentities',
  'completeIdentity',
  'getWorkloadSummary',
  'getWorkloadRecommendations',
  'getWorkloadEvidence',
  'getPollAiSummary',
  'getSurveyAiSummary',
  'getSurveyAiRecommendations',
  'getPollAiRecommendations',
]);

/** The lists a reply consists of or carries by name. */
function listsOf(content: unknown): readonly (readonly unknown[])[] {
  const candidates = isRecord(content) ? Object.values(content) : [content];
  return candidates.filter((candidate) => Array.isArray(candidate));
}

/** The first `id` or `…_id` in a reply that is not a UUID. */
function findWrongId(content: unknown): string | null {
  if (Array.isArray(content)) return firstOf(content, findWrongId);
  if (!isRecord(content)) return null;
  return firstOf(Object.entries(content), ([key, value]) => {
    const isId = (key === 'id' || key.endsWith('_id')) && !FOREIGN_IDS.has(key);
    if (isId && value !== null && typeof value !== 'object') return isUuid(value) ? null : String(value);
    return findWrongId(value);
  });
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | null): string | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
