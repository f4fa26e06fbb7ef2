import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { ACCOUNT, type Resolver } from './intrinsics.ts';
import type { Lambda } from './lambda.ts';
import { createMatcher, type Match } from './routes.ts';

/** A request on its way between the edge and an origin; header names in lower case. */
export interface EdgeRequest {
  readonly method: string;
  /** Path as sent, still encoded. */
  readonly path: string;
  /** Query as sent, without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface EdgeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

export type Gateway = (request: EdgeRequest) => Promise<EdgeResponse>;

/** HTTP APIs take no larger request. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** HTTP APIs wait no longer for a Lambda. */
const INTEGRATION_TIMEOUT_MS = 30_000;
const TEXT_TYPE = /^(text\/|application\/(json|javascript|xml|.*\+(json|xml)))/;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const Result = z.object({
  statusCode: z.number(),
  headers: z._default(z.record(z.string(), z.coerce.string()), {}),
  cookies: z._default(z.array(z.string()), []),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
});

/** The template's HTTP API over its functions. `lambdaByArn` finds the function an integration names. */
export function createGateway(resolver: Resolver, lambdaByArn: (arn: string) => Lambda): Gateway {
  const integrations = resolver.all('AWS::ApiGatewayV2::Integration', z.object({ IntegrationUri: z.string() }));
  const routes = resolver.all('AWS::ApiGatewayV2::Route', z.object({ RouteKey: z.string(), Target: z.string() }));
  const match = createMatcher(
    routes.map(({ properties: { RouteKey, Target } }) => {
      const integration = integrations.find(({ name }) => `integrations/${name}` === Target);
      if (!integration) throw new Error(`The route ${RouteKey} leads to ${Target}, which is not there`);
      return { routeKey: RouteKey, target: lambdaByArn(integration.properties.IntegrationUri) };
    }),
  );
  return async (request) => {
    if (request.body.length > MAX_BODY_BYTES) return message(413, 'Request Entity Too Large');
    const found = match(request.method, request.path);
    if (!found) return message(404, 'Not Found');
    const late = Promise.withResolvers<EdgeResponse>();
    const tooLate = (): void => late.resolve(message(503, 'Service Unavailable'));
    // After a standstill of this process an answer that came meanwhile is heard first.
    const timer = setTimeout(() => setImmediate(tooLate), INTEGRATION_TIMEOUT_MS);
    const answer = found.target
      .invoke(eventOf(request, found))
      .then(responseOf, () => message(500, 'Internal Server Error'));
    return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
  };
}

/** The event of payload format 2.0 that the gateway hands to a Lambda. */
export function eventOf(request: EdgeRequest, match: Match<unknown>, now = new Date()): APIGatewayProxyEventV2 {
  const { cookie, ...headers } = request.headers;
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(request.query)) {
    query[name] = name in query ? `${query[name]},${value}` : value;
  }
  const hasBody = request.body.length > 0;
  const isBase64Encoded = hasBody && !TEXT_TYPE.test(headers['content-type'] ?? 'text/plain');
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath: request.path,
    rawQueryString: request.query,
    ...(cookie ? { cookies: cookie.split(';').map((part) => part.trim()) } : {}),
    headers,
    ...(request.query ? { queryStringParameters: query } : {}),
    ...(Object.keys(match.pathParameters).length > 0 ? { pathParameters: match.pathParameters } : {}),
    requestContext: {
      accountId: ACCOUNT,
      apiId: 'local',
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: request.method,
        path: request.path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: '$default',
      time: clfTime(now),
      timeEpoch: now.getTime(),
    },
    ...(hasBody ? { body: request.body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
}

/** What the gateway makes of a Lambda's result; without a status code the whole result is the JSON body. */
export function responseOf(result: unknown): EdgeResponse {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) return json(200, result);
  const { statusCode, headers, cookies, body, isBase64Encoded } = Result.parse(result);
  const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    status: statusCode,
    headers: {
      ...(body ? { 'content-type': 'text/plain;charset=UTF-8' } : {}),
      ...lowered,
      ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

function message(status: number, text: string): EdgeResponse {
  return json(status, { message: text });
}

function json(status: number, value: unknown): EdgeResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(value)) };
}

/** `21/Nov/2026:02:40:00 +0000`, as `requestContext.time` has it. */
function clfTime(now: Date): string {
  const [date = '', clock = ''] = now.toISOString().split('T');
  const [year, month, day] = date.split('-');
  return `${day}/${MONTHS[Number(month) - 1]}/${year}:${clock.slice(0, 8)} +0000`;
}
