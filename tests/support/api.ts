import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { statusesOf } from '#shared/contract/refusals.ts';
import { buildPath, pathOf, type Reply, type Route, type RouteSpec } from '#shared/contract/route.ts';
import { ERROR_STATUS, type ErrorBody } from '#shared/errors.ts';
import { tokenToSend } from './access-tokens.ts';
import { asFunction } from './granted.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

/** The function of a domain as it is deployed; loaded when it is first asked. */
async function handlerOf(domain: string): Promise<Handler> {
  const { handler } = (await import(`../../functions/lambdas/${domain}/handler.ts`)) as { handler: Handler };
  return handler;
}

/** What a function of the API has left to run. */
const REMAINING_MILLISECONDS = 15_000;

export interface RequestOptions {
  readonly params?: Record<string, string> | undefined;
  readonly query?: Record<string, string> | undefined;
  /** Sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  /** What the body is said to be; null leaves that out. */
  readonly contentType?: string | null;
  readonly sourceAddress?: string;
}

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Body;
  readonly text: string;
}

/** Sends a request to a route the way the gateway does: payload 2.0 in, structured result out. */
export async function request<R extends Route>(
  route: R,
  options: RequestOptions = {},
): Promise<Answer<Reply<R> & ErrorBody>> {
  const handler = await handlerOf(route.domain);
  const event = gatewayEvent(route, { ...options, token: options.token && (await tokenToSend(options.token)) });
  const answer = await asFunction(route.domain, () => invoke<Reply<R> & ErrorBody>(handler, event));
  requireNamed(route, answer.status, answer.text);
  return answer;
}

/**
 * Throws where a route answers with a status that its contract does not name. Only what breaks on our side is in none:
 * tests break things on purpose.
 */
export function requireNamed(route: Route, status: number, text: string): void {
  if (status === ERROR_STATUS.internal || statusesOf(route).includes(status)) return;
  throw new Error(`${route.key} answers ${status}, which its contract does not name: ${text}`);
}

/** The same call under a key of its own, where the route takes one. */
export function withKey(route: Route, options: RequestOptions, key: string = randomUUID()): RequestOptions {
  return route.idempotent ? { ...options, headers: { ...options.headers, 'idempotency-key': key } } : options;
}

/** Invokes a function with an event and reads what it answers. */
export async function invoke<Body>(handler: Handler, event: APIGatewayProxyEventV2): Promise<Answer<Body>> {
  const getRemainingTimeInMillis = () => REMAINING_MILLISECONDS;
  const context = { awsRequestId: randomUUID(), functionName: 'test', getRemainingTimeInMillis } as Context;
  const result = await handler(event, context);
  const text = String(result.body ?? '');
  return {
    status: result.statusCode ?? 200,
    headers: result.headers as Record<string, string>,
    body: (text ? JSON.parse(text) : undefined) as Body,
    text,
  };
}

/** The event of a request that the gateway has matched with this route. */
export function gatewayEvent(route: RouteSpec, options: RequestOptions = {}): APIGatewayProxyEventV2 {
  const { params, query, body, token, headers = {}, sourceAddress = '203.0.113.7' } = options;
  const { contentType = 'application/json' } = options;
  const path = pathOf({ path: buildPath(route.path, params) });
  const routeKey = `ANY ${pathOf(route)}`;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    headers: {
      ...(contentType === null ? {} : { 'content-type': contentType }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(params ? { pathParameters: params } : {}),
    ...(query ? { queryStringParameters: query } : {}),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method: route.method, path, protocol: 'HTTP/1.1', sourceIp: sourceAddress, userAgent: 'test' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
  };
}
