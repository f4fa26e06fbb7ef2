import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createPathMatcher } from '#core/http/match-path.ts';
import type { Fetch } from '#functions/mcp/call.ts';
import { serveMcp } from '#functions/mcp/serve-mcp.ts';
import { routes } from '#shared/contract/index.ts';
import { pathOf, type Route } from '#shared/contract/route.ts';
import { MCP_PATH } from '#shared/rules/mcp.ts';
import { request } from './api.ts';
import { asFunction } from './granted.ts';

/** Where the site stands that the MCP server asks. */
export const SITE_URL = 'https://tonus.example';
/** What the distribution shows the MCP server. */
const ORIGIN_SECRET = 'shown-by-the-distribution';

const match = createPathMatcher<readonly Route[]>(
  [...Map.groupBy(routes, pathOf)].map(([path, target]) => ({ path, target })),
);

/** The site's address, answered by the functions of the API. Nothing else is asked, and nothing is sent but what is due. */
export const fetchSite: Fetch = async (url, { headers, method = 'GET', redirect }) => {
  if (url.origin !== SITE_URL || redirect !== 'manual') throw new Error(`Asked where it should not be: ${url.origin}`);
  const { target = [], parameters = {} } = match(url.pathname) ?? {};
  const route = target.find((one) => one.method === method);
  if (!route) throw new Error(`No route reads ${url.pathname}`);
  const answer = await request(route, {
    params: { ...parameters },
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(new Headers(headers)),
    contentType: null,
  });
  return new Response(answer.text, { status: answer.status, headers: answer.headers });
};

/** What a tool tells: its structured content, or why it told nothing. */
export interface Told {
  // oxlint-disable-next-line typescript/no-explicit-any -- each tool tells something else, and the test says what
  readonly told: any;
  readonly refused: string | null;
}

interface Asking {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** Stands in for the site. */
  readonly fetch?: Fetch;
}

/** Asks the MCP server over HTTP as the function is asked by the gateway. */
export async function askMcp(
  token: string,
  { method = 'POST', body, headers = {}, fetch = fetchSite }: Asking = {},
): Promise<Response> {
  const handler = serveMcp({ config: { siteUrl: SITE_URL, originSecret: ORIGIN_SECRET }, fetch });
  const context = { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 15_000 } as Context;
  const given = { authorization: `Bearer ${token}`, 'x-origin-secret': ORIGIN_SECRET, ...headers };
  const result = await asFunction('mcp', () => handler(eventOf(method, given, body), context));
  const status = result.statusCode ?? 200;
  const replied = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return new Response(status === 202 ? null : (result.body ?? ''), { status, headers: replied });
}

/** The SDK's own client, connected by a key. */
export async function connectMcp(token: string, language = 'ru', site: Fetch = fetchSite): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(MCP_PATH, SITE_URL), {
    fetch: (_, init) =>
      askMcp(token, {
        fetch: site,
        ...(init?.method === undefined ? {} : { method: init.method }),
        ...(typeof init?.body === 'string' ? { body: init.body } : {}),
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          'accept-language': language,
          authorization: `Bearer ${token}`,
        },
      }),
  });
  await client.connect(transport);
  return client;
}

/** Calls a tool. */
export async function callTool(client: Client, name: string, given: object = {}): Promise<Told> {
  const result = await client.callTool({ name, arguments: { ...given } });
  const [content] = result.content as readonly { readonly text: string }[];
  return { told: result.structuredContent, refused: result.isError ? (content?.text ?? '') : null };
}

function eventOf(method: string, headers: Record<string, string>, body?: string): APIGatewayProxyEventV2 {
  const routeKey = `ANY ${MCP_PATH}`;
  return {
    version: '2.0',
    routeKey,
    rawPath: MCP_PATH,
    rawQueryString: '',
    headers,
    ...(body === undefined ? {} : { body }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'test',
      domainPrefix: 'test',
      http: { method, path: MCP_PATH, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
    },
  };
}
