import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { MCP_PATH } from '#shared/rules/mcp.ts';
import { asFunction } from './granted.ts';

/** What a tool tells: its structured content, or why it told nothing. */
export interface Told {
  // oxlint-disable-next-line typescript/no-explicit-any -- each tool tells something else, and the test says what
  readonly told: any;
  readonly refused: string | null;
}

/** Asks the MCP server over HTTP as the function is asked by the gateway. */
export async function askMcp(
  token: string,
  { method = 'POST', body, headers = {} }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { handler } = await import('#functions/lambdas/mcp/handler.ts');
  const context = { awsRequestId: randomUUID(), getRemainingTimeInMillis: () => 15_000 } as Context;
  const given = { authorization: `Bearer ${token}`, ...headers };
  const result = await asFunction('mcp', () => handler(eventOf(method, given, body), context));
  const status = result.statusCode ?? 200;
  const replied = Object.fromEntries(
    Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  return new Response(status === 202 ? null : (result.body ?? ''), { status, headers: replied });
}

/** The SDK's own client, connected by a key. */
export async function connectMcp(token: string, language = 'ru'): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`https://tonus.example${MCP_PATH}`), {
    fetch: (_, init) =>
      askMcp(token, {
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
