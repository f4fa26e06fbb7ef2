import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { HttpEvent } from '#core/http/event.ts';
import { buildPath, pathOf, type Reply, type Route } from '#shared/contract/route.ts';
import type { ErrorBody } from '#shared/errors.ts';

/** The API as a function of a request, with all that `serve` does on its way. */
export type Api = (event: HttpEvent, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;

interface Given {
  readonly params?: Record<string, string>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Why the API told nothing, in its own words for people. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Asks the API as whoever has sent the request: by the same key, from the same address, in the same language. */
export type Call = <R extends Route>(route: R, given: Given) => Promise<Reply<R>>;

/** What a tool asks the API by; each such request is one of the calls that a key has in a minute. */
export function callerOf(api: Api, event: HttpEvent, context: Context): Call {
  return async <R extends Route>(route: R, { params, query = {} }: Given): Promise<Reply<R>> => {
    const rawPath = pathOf({ path: buildPath(route.path, params) });
    const asked = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
    const { body: _, ...request } = event;
    const { authorization, ...headers } = event.headers;
    const inner: HttpEvent = {
      ...request,
      routeKey: `ANY ${pathOf(route)}`,
      rawPath,
      rawQueryString: new URLSearchParams(asked).toString(),
      queryStringParameters: asked,
      ...(params ? { pathParameters: params } : {}),
      headers: { ...headers, ...(authorization ? { authorization } : {}) },
      isBase64Encoded: false,
      requestContext: {
        ...event.requestContext,
        http: { ...event.requestContext.http, method: route.method, path: rawPath },
      },
    };
    // Each request has a context of its own: `serve` keeps its state there.
    const { statusCode = 200, body = '' } = await api(inner, Object.assign(Object.create(context), {}));
    if (statusCode !== 200) throw new Refused(statusCode, (JSON.parse(body) as ErrorBody).detail);
    return JSON.parse(body) as Reply<R>;
  };
}
