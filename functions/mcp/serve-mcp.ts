import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool as Listed,
} from '@modelcontextprotocol/sdk/types.js';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { readApiKey } from '#core/api-key.ts';
import { requireSetting, type Config } from '#core/config.ts';
import { AppError, unauthorized } from '#core/http/errors.ts';
import type { HttpEvent } from '#core/http/event.ts';
import { MAX_BODY_BYTES } from '#core/http/parse.ts';
import { requireOrigin } from '#core/http/require-origin.ts';
import { describeError, log } from '#core/log.ts';
import { KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { inLanguage } from '#shared/text/current.ts';
import { languageWanted } from '#shared/rules/languages.ts';
import { MCP_PATH } from '#shared/rules/mcp.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { errorsText } from '#text/errors.ts';
import { mcpText } from '#text/mcp.ts';
import { askingApi, Refused, type Ask, type Fetch } from './call.ts';
import { TOLD } from './told.ts';
import type { Asked, Tool } from './tool.ts';
import { TOOLS } from './tools/index.ts';

type HttpResult = APIGatewayProxyStructuredResultV2;
type Headers = Readonly<Record<string, string>>;

const VERSION = '1.0.0';
/** How it is said that the API did not answer whether a key is good. */
const CODES = ['too_many_requests', 'upstream_timeout'] as const;

/** What the MCP server is given. */
interface Surroundings {
  readonly config: Pick<Config, 'originSecret' | 'siteUrl'>;
  readonly fetch: Fetch;
}

/**
 * Answers assistants, by MCP over HTTP: a message, a reply, and nothing is kept between two. Who asks is known by a key of
 * the API; what a tool tells, the API has told it by that key, at the site's own address. Here is no right to the table.
 */
export function serveMcp({ config, fetch }: Surroundings) {
  async function answer(event: HttpEvent, now: Date): Promise<HttpResult> {
    requireOrigin(event, config.originSecret);
    const { key, workspaceId } = keyOf(event);
    const siteUrl = requireSetting(config.siteUrl, 'SITE_URL');
    const ask = askingApi({ fetch, siteUrl, key, language: event.headers['accept-language'] });
    const headers = await requireGood(ask, workspaceId);
    if (event.requestContext.http.method !== 'POST') {
      throw new AppError('method_not_allowed', mcpText.onlyPost, { headers: { allow: 'POST' } });
    }
    const server = serverOf({
      call: async (told, given) => (await ask(told, given)).reply,
      workspaceId,
      today: moscowDay(now),
      link: (text, to) => ({ text: mcpText.links[text], url: new URL(to, siteUrl).href }),
    });
    // No session and no stream: what is asked is answered at once.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const parsedBody = messageOf(event);
      const reply = await transport.handleRequest(requestOf(event), { parsedBody });
      return { statusCode: reply.status, headers: { ...headersOf(reply), ...headers }, body: await reply.text() };
    } finally {
      await server.close();
    }
  }

  return (event: HttpEvent, context: Context): Promise<HttpResult> =>
    inLanguage(languageWanted(event.headers['accept-language']), async () => {
      const now = new Date();
      const result = await answer(event, now).catch((error: unknown) => refusal(error, context));
      const milliseconds = Date.now() - now.getTime();
      const { statusCode: status = 200 } = result;
      log('info', 'request', { route: `POST ${MCP_PATH}`, status, milliseconds, requestId: context.awsRequestId });
      return result;
    });
}

/** The key of the API in a request, and the workspace it names; 401 for anything else, before the API is asked. */
function keyOf({ headers }: HttpEvent): { key: string; workspaceId: string } {
  const [, key] = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '') ?? [];
  if (!key?.startsWith(KEY_PREFIX)) unauthorized(mcpText.onlyKeys);
  const { workspaceId } = readApiKey(key) ?? unauthorized(errorsText.wrongApiKey);
  return { key, workspaceId };
}

/**
 * Has the API say whether the key is good, by its lightest question: 401 where it is not, 429 where it has no calls left.
 * What else a good key may not do, the tools tell. Gives what is left of its calls.
 */
async function requireGood(ask: Ask, workspaceId: string): Promise<Headers> {
  try {
    return (await ask(TOLD.getWorkspace, { params: { id: workspaceId } })).calls;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, message, calls, retryAfter } = error;
    if (status === ERROR_STATUS.forbidden || status === ERROR_STATUS.not_found) return calls;
    if (status === ERROR_STATUS.unauthorized) unauthorized(message);
    const code = CODES.find((one) => ERROR_STATUS[one] === status) ?? 'upstream_failed';
    const headers = { ...calls, ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }) };
    throw new AppError(code, message, { headers });
  }
}

/** The SDK's server for one request. Its own list of tools is not used: with it a bundle would hold JSON schemas twice. */
function serverOf(asked: Asked): Server {
  const info = { name: 'tonus', version: VERSION };
  const server = new Server(info, { capabilities: { tools: {} }, instructions: mcpText.instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: given = {} } }) =>
    callTool(name, given, asked),
  );
  return server;
}

function listed({ name, words, input, output }: Tool): Listed {
  const { title, description } = mcpText.tools[words];
  const annotations = { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  return { name, title, description, inputSchema: schemaOf(input()), outputSchema: schemaOf(output), annotations };
}

function schemaOf(schema: z.ZodMiniType): Listed['inputSchema'] {
  // What zod gives for an object is such a schema; its types allow booleans in places where the SDK's do not.
  return { ...z.toJSONSchema(schema), type: 'object' } as Listed['inputSchema'];
}

async function callTool(name: string, given: object, asked: Asked): Promise<CallToolResult> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) return refused(mcpText.noTool);
  const input = tool.input().safeParse(given);
  if (!input.success) return refused(mcpText.wrongInput(problemsOf(input.error)));
  try {
    const structuredContent = { ...(await tool.tell(asked, given)) };
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return refused(error.message);
  }
}

/** What is wrong with an input and where, for a program: zod's sentences are in no bundle. */
function problemsOf({ issues }: z.core.$ZodError): string {
  return JSON.stringify(issues, ['path', 'code', 'expected', 'format', 'minimum', 'maximum', 'values', 'keys']);
}

function refused(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] };
}

/** The one message of a request; several at once would be several calls for one of the key's. */
function messageOf({ body = '', isBase64Encoded }: HttpEvent): unknown {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) {
    throw new AppError('too_large', errorsText.tooLarge(MAX_BODY_BYTES / 1024));
  }
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new AppError('invalid', mcpText.wrongMessage);
  }
  if (Array.isArray(message)) throw new AppError('invalid', mcpText.oneMessage);
  return message;
}

function requestOf({ headers }: HttpEvent): Request {
  const version = headers['mcp-protocol-version'];
  return new Request(new URL(MCP_PATH, 'https://tonus.invalid'), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(version === undefined ? {} : { 'mcp-protocol-version': version }),
    },
  });
}

function headersOf({ headers }: Response): Headers {
  return { ...Object.fromEntries(headers), 'cache-control': 'no-store' };
}

function refusal(error: unknown, { awsRequestId: requestId }: Context): HttpResult {
  const known = error instanceof AppError;
  if (!known) log('error', 'unexpected error', { requestId, error: describeError(error) });
  const { status, body, headers } = known ? error : new AppError('internal', errorsText.internal);
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: JSON.stringify(body),
  };
}
