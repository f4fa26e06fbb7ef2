import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { AppError } from '#core/http/errors.ts';
import type { HttpEvent } from '#core/http/event.ts';
import { MAX_BODY_BYTES } from '#core/http/parse.ts';
import { requireOrigin } from '#core/http/require-origin.ts';
import { describeError, log } from '#core/log.ts';
import { sameToken } from '#core/same-token.ts';
import { createServices, newId } from '#core/services.ts';
import { SCIM_PATH } from '#shared/rules/directory.ts';
import { languageWanted } from '#shared/rules/languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { directoryErrors } from '#text/directory/errors.ts';
import { errorsText } from '#text/errors.ts';
import { scimRepositories, type ScimContext } from './operation.ts';
import type { DirectoryToken } from './repositories/directory.ts';
import { answerScim, type ScimReply, type ScimRequest } from './scim/answer.ts';
import { isObject } from './scim/extensions.ts';
import { ScimError, unreadable } from './scim/scim-error.ts';
import { readDirectoryToken } from './token.ts';

type HttpResult = APIGatewayProxyStructuredResultV2;

/** A group of a whole company in one request. */
const BODY_BYTES = 2 * MAX_BODY_BYTES;
const ABOUT_SIGNS = 120;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/**
 * Answers directories, by SCIM 2.0. It stands beside `serve` since nearly all is different: other paths than a contract
 * lists, another media type, other errors, and who asks is a directory, by a token of its workspace.
 */
export function serveScim() {
  const { config, repos } = createServices({ repositories: scimRepositories, authenticates: false });

  async function answer(event: HttpEvent, now: Date): Promise<{ reply: ScimReply; workspaceId: string | null }> {
    const { workspaceId, token } = await authenticate(event);
    const base = `${config.siteUrl ?? ''}${SCIM_PATH}`;
    const context = { repos, workspaceId, now, newId, base, ifMatch: event.headers['if-match'] ?? null };
    const request = requestOf(event);
    await repos.directory.noteUse(workspaceId, token, now);
    try {
      const reply = await answerScim(request, context);
      if (changes(request)) await repos.directory.noteChange(workspaceId, now);
      return { reply, workspaceId };
    } catch (error) {
      return { reply: await refusal(error, request, context), workspaceId };
    }
  }

  /** 401 without a token that the workspace has. */
  async function authenticate({ headers }: HttpEvent): Promise<{ workspaceId: string; token: DirectoryToken }> {
    const [, given = ''] = /^Bearer (\S+)$/i.exec(headers['authorization'] ?? '') ?? [];
    const named = readDirectoryToken(given);
    const tokens = named ? await repos.directory.tokens(named.workspaceId) : [];
    const token = tokens.find(({ hash }) => sameToken(hash, named!.hash));
    if (!named || !token) throw new ScimError(401, directoryErrors.wrongToken);
    return { workspaceId: named.workspaceId, token };
  }

  return async (event: HttpEvent, { awsRequestId: requestId }: Context): Promise<HttpResult> =>
    inLanguage(languageWanted(event.headers['accept-language']), async () => {
      const now = new Date();
      try {
        requireOrigin(event, config.originSecret);
        const { reply, workspaceId } = await answer(event, now);
        logRequest(reply.status, workspaceId);
        return toResult(reply);
      } catch (error) {
        const reply = toRefusal(error, requestId);
        logRequest(reply.status, null);
        return toResult(reply);
      }

      function logRequest(status: number, workspaceId: string | null): void {
        const milliseconds = Date.now() - now.getTime();
        const route = `${event.requestContext.http.method} ${SCIM_PATH}`;
        log('info', 'request', { route, status, milliseconds, requestId, ...(workspaceId ? { workspaceId } : {}) });
      }
    });

  /** The answer to a request that could not be carried out; what the directory is to blame for is shown in the settings. */
  async function refusal(
    error: unknown,
    request: ScimRequest,
    { workspaceId, now }: Pick<ScimContext, 'workspaceId' | 'now'>,
  ): Promise<ScimReply> {
    if (!(error instanceof ScimError)) throw error;
    const { problem: code, status, body, message: detail } = error;
    if (code !== null) {
      const problem = {
        at: now.toISOString(),
        code,
        request: `${request.method} /${request.path.replace(UUID, '…')}`,
        about: await aboutOf(request, workspaceId),
        detail,
      };
      await repos.directory.noteProblem(workspaceId, problem);
    }
    return { status, body };
  }

  /** As whom or what the directory knows what a request is about. */
  async function aboutOf({ path, body }: ScimRequest, workspaceId: string): Promise<string> {
    const id = UUID.exec(path)?.[0];
    if (id !== undefined) {
      const person = await repos.directory.findPerson(workspaceId, id);
      const name = person?.userName ?? (await repos.directory.findGroup(workspaceId, id))?.name;
      if (name !== undefined) return name.slice(0, ABOUT_SIGNS);
    }
    try {
      const given = body();
      const name = isObject(given) ? (given['userName'] ?? given['displayName']) : undefined;
      return typeof name === 'string' ? name.slice(0, ABOUT_SIGNS) : '';
    } catch {
      return '';
    }
  }
}

function requestOf(event: HttpEvent): ScimRequest {
  const { method } = event.requestContext.http;
  const below = event.rawPath.slice(event.rawPath.indexOf(SCIM_PATH) + SCIM_PATH.length);
  return {
    method,
    path: decoded(below.replace(/^\/+|\/+$/g, '')),
    query: event.queryStringParameters ?? {},
    ifNoneMatch: event.headers['if-none-match'] ?? null,
    body: () => readBody(event),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function readBody({ body = '', isBase64Encoded }: HttpEvent): unknown {
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  if (Buffer.byteLength(text) > BODY_BYTES) throw new ScimError(413, errorsText.tooLarge(BODY_BYTES / 1024));
  try {
    return JSON.parse(text);
  } catch {
    return unreadable('invalidSyntax', errorsText.notJson);
  }
}

function changes({ method, path }: ScimRequest): boolean {
  return method !== 'GET' && !path.endsWith('.search');
}

/** What was thrown before it was known who asks, or by our own fault. */
function toRefusal(error: unknown, requestId: string): ScimReply {
  if (error instanceof ScimError) return { status: error.status, body: error.body };
  if (error instanceof AppError) {
    const { status, body } = new ScimError(error.status, error.detail);
    return { status, body };
  }
  log('error', 'unexpected error', { requestId, error: describeError(error) });
  const { status, body } = new ScimError(500, errorsText.internal);
  return { status, body };
}

function toResult({ status, body, etag }: ScimReply): HttpResult {
  const tagged = etag === undefined ? {} : { etag };
  if (body === null) return { statusCode: status, headers: { 'cache-control': 'no-store', ...tagged } };
  const location = status === 201 ? (body as { meta?: { location?: string } }).meta?.location : undefined;
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/scim+json; charset=utf-8',
      'cache-control': 'no-store',
      ...tagged,
      ...(location === undefined ? {} : { location }),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: JSON.stringify(body),
  };
}
