import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import * as z from 'zod/mini';
import type { EdgeRequest, EdgeResponse } from './gateway.ts';

const Values = z.record(z.string(), z.object({ value: z.string() }));
const Answer = z.object({
  uri: z.optional(z.string()),
  statusCode: z.optional(z.number()),
  statusDescription: z.optional(z.string()),
  headers: z._default(Values, {}),
  body: z.optional(z.union([z.string(), z.object({ data: z.string() })])),
});

/** What a viewer-request function decided: the path of the request to go on with, or an answer of its own. */
export type EdgeDecision = { readonly path: string } | { readonly response: EdgeResponse };

/** Compiles the code of a CloudFront function (cloudfront-js-2.0). Throws when the code does not compile. */
export function createEdgeFunction(code: string): (request: EdgeRequest) => EdgeDecision {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  new Script(code, { filename: 'cloudfront-function.js' }).runInContext(context);
  const call = new Script('handler(JSON.parse(event))');
  return (request) => {
    context['event'] = JSON.stringify(eventOf(request));
    const answer = Answer.parse(call.runInContext(context));
    if (answer.statusCode === undefined) return { path: answer.uri ?? request.path };
    const headers = Object.fromEntries(Object.entries(answer.headers).map(([name, { value }]) => [name, value]));
    const body = typeof answer.body === 'object' ? answer.body.data : (answer.body ?? '');
    return { response: { status: answer.statusCode, headers, body: Buffer.from(body) } };
  };
}

function eventOf(request: EdgeRequest): object {
  const { cookie = '', ...headers } = request.headers;
  const cookies = cookie.split('; ').filter(Boolean);
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'local.cloudfront.net',
      distributionId: 'local',
      eventType: 'viewer-request',
      requestId: randomUUID(),
    },
    viewer: { ip: request.sourceIp },
    request: {
      method: request.method,
      uri: request.path,
      querystring: valuesOf([...new URLSearchParams(request.query)]),
      headers: valuesOf(Object.entries(headers)),
      cookies: valuesOf(cookies.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    },
  };
}

function valuesOf(pairs: readonly (readonly [string, string])[]): Record<string, { value: string }> {
  return Object.fromEntries(pairs.map(([name, value]) => [name, { value }]));
}
