import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Opened, SomeFactories } from '#data/open-repositories.ts';
import { Accepted, pathOf, type Route } from '#shared/contract/route.ts';
import { AppError, notFound, tooManyRequests } from './errors.ts';
import type { HttpEvent } from './event.ts';
import type { AccessLog } from './access-log.ts';
import type { Authorization } from './authorization.ts';
import type { Idempotency } from './idempotency.ts';
import { createPathMatcher, type PathMatch } from './match-path.ts';
import { describeError, log } from '../log.ts';
import type { OperationContext } from './operation.ts';
import { parseRequest } from './parse.ts';
import { requireOrigin } from './require-origin.ts';
import type { StoredReply } from './sealed-reply.ts';
import { sourceAddress } from './source-address.ts';
import type { ApiDeclaration } from '../declaration.ts';
import { createServices, newId, type Services } from '../services.ts';
import type { Identity } from '../tokens.ts';
import { errorsText } from '#text/errors.ts';
import { inLanguage } from '#shared/text/current.ts';
import { languageWanted } from '#shared/rules/languages.ts';

type HttpResult = APIGatewayProxyStructuredResultV2;
type AnyOperation = (context: object, input: object) => Promise<unknown>;

/** What the steps of one request hand to each other; it travels on the Lambda context. */
interface State {
  readonly now: Date;
  route?: Route;
  parameters?: PathMatch<unknown>['parameters'];
  identity?: Identity;
  /** What a reply to a key of the API says of its calls. */
  callHeaders?: Readonly<Record<string, string>>;
  input?: { readonly params: unknown; readonly query: unknown; readonly body: unknown };
  idempotencyKey?: string | undefined;
  loaded?: { readonly workspaceId?: string };
}
type HttpContext = Context & { state: State };
type Request = middy.Request<HttpEvent, HttpResult, Error, HttpContext>;

/** Parts of the way a request goes that not every function is built with. */
interface Parts {
  /** Knows who is who; needed as soon as a route is for users. */
  readonly authorization?: Authorization;
  /** Carries out a repeated request once; needed as soon as a route is `idempotent`. */
  readonly idempotency?: Idempotency;
  /** Writes down who sees what; needed as soon as a route `shows` something. */
  readonly accessLog?: AccessLog;
}

/**
 * The Lambda of one domain. Every request goes the same way: refuse what did not come through the distribution,
 * find the route, authenticate, parse, authorise, run the operation, note what is seen, shape its reply.
 * The Lambda of public answers is built without authorization: it has no code that knows who is who.
 */
export function serve(declaration: ApiDeclaration, { authorization, idempotency, accessLog }: Parts = {}) {
  const routes = Object.values(declaration.routes);
  // The gateway may have matched no more than the beginning of the path.
  const match = createPathMatcher([...Map.groupBy(routes, pathOf)].map(([path, target]) => ({ path, target })));
  if (!authorization && declaration.authenticates)
    throw new Error('A domain with routes for users needs authorization');
  if (!idempotency && routes.some((route) => route.idempotent)) {
    throw new Error('A domain with idempotent routes needs what makes them so');
  }
  if (!accessLog && routes.some((route) => 'shows' in route)) {
    throw new Error('A domain with routes that show answers, pay or persons needs the access log');
  }
  // The declaration has tied each operation to its route and to what it asks for; from here on they are handled alike.
  const operations = declaration.operations as Readonly<Record<string, AnyOperation>>;
  const repositories = { ...authorization?.repositories, ...accessLog?.repositories, ...declaration.repositories };
  const services = createServices({ repositories, authenticates: declaration.authenticates });
  const clients = declaration.clients?.(services.config);

  const handler = middy<HttpEvent, HttpResult, Error, HttpContext>(async (event: HttpEvent, context: HttpContext) => {
    const { route, input, loaded, now, identity, idempotencyKey: key } = context.state;
    const operation = operations[route!.name]!;
    const run = async (repos: Opened<SomeFactories>): Promise<StoredReply> => {
      const given = {
        ...operationContext(event, now, services),
        ...secretOf(route!, event),
        ...clients,
        repos,
        ...loaded,
      };
      return toReply(route!, await operation(given, input!));
    };
    const once = (keyed: string): Promise<StoredReply> => {
      const { userId, key: apiKey } = identity!;
      // A space stands in no key that is sent: what a key of the API has begun is its own.
      const placed = apiKey ? `${apiKey.id} ${keyed}` : keyed;
      const request = { route: route!, key: placed, userId, input: input!, now };
      return idempotency!.runOnce(request, context, services, run);
    };
    const reply = await (key === undefined ? run(services.repos) : once(key));
    // What is still being prepared is not seen yet.
    if (accessLog && identity && loaded && reply.status !== 202) {
      const { userId, key: apiKey } = identity;
      const seen = { route: route!, userId, keyNumber: apiKey?.number, params: input!.params, loaded };
      await accessLog.note(seen, services.repos, now);
    }
    return toResult(reply);
  })
    .use({ before: begin, after: finish, onError: refuse })
    .before(({ event }) => requireOrigin(event, services.config.originSecret))
    .before(({ event, context }) => {
      const { target, parameters } = match(event.rawPath) ?? notFound('route');
      context.state.route = routeOf(event, target);
      context.state.parameters = parameters;
    })
    .before(async ({ event, context: { state } }) => {
      if (state.route!.auth === 'user') state.identity = await authorization!.authenticate(event, state.now, services);
    })
    .before(async ({ context: { state } }) => {
      const { identity, now } = state;
      if (identity?.key === undefined) return;
      const calls = (await authorization!.countCall(identity, services.repos, now))!;
      state.callHeaders = calls.headers;
      if (calls.refused)
        tooManyRequests(calls.secondsLeft, errorsText.callsOfKey(Number(calls.headers['ratelimit-limit'])));
    })
    .before(({ event, context }) => {
      context.state.input = parseRequest(context.state.route!, context.state.parameters!, event);
      context.state.idempotencyKey = idempotency?.keyOf(context.state.route!, event);
    })
    .before(async ({ context: { state } }) => {
      const { route, identity, input, now } = state;
      if (!identity) return;
      authorization!.requireConsent(route!, identity, now);
      state.loaded = await authorization!.authorise(route!, identity, input!, services.repos, now);
    });
  return (event: HttpEvent, context: HttpContext) =>
    inLanguage(languageWanted(event.headers['accept-language']), () => handler(event, context));
}

function begin({ context }: Request): void {
  context.state = { now: new Date() };
}

/** Of the routes at the path the one of the request's method. */
function routeOf({ requestContext: { http } }: HttpEvent, here: readonly Route[]): Route {
  const route = here.find(({ method }) => method === http.method);
  if (route) return route;
  const allow = here.map(({ method }) => method).join(', ');
  throw new AppError('method_not_allowed', errorsText.methodNotAllowed(allow), { headers: { allow } });
}

/** What the caller proves itself by, for a route that takes calls of another service. */
function secretOf({ secretHeaders }: Route, { headers }: HttpEvent): { readonly secret?: string } {
  if (!secretHeaders) return {};
  return { secret: secretHeaders.map((name) => headers[name]).find((value) => value !== undefined) ?? '' };
}

function operationContext(event: HttpEvent, now: Date, { config, keyring }: Services): Omit<OperationContext, 'repos'> {
  return {
    keyring,
    tokenEpoch: config.tokenEpoch,
    now,
    newId,
    sourceAddress: sourceAddress(event, config.originSecret !== undefined),
    userAgent: event.headers['user-agent'] ?? '',
  };
}

function finish({ response, context }: Request): void {
  logRequest(context, response?.statusCode ?? 200);
  const { callHeaders } = context.state;
  if (response && callHeaders) response.headers = { ...response.headers, ...callHeaders };
}

/** Turns whatever was thrown into the one error body; only an AppError's words are shown. */
function refuse(request: Request): void {
  const { error, context } = request;
  const known = error instanceof AppError;
  if (!known) log('error', 'unexpected error', { requestId: context.awsRequestId, error: describeError(error) });
  const refusal = known ? error : new AppError('internal', errorsText.internal);
  logRequest(context, refusal.status, refusal.code);
  request.response = json(refusal.status, JSON.stringify(refusal.body), {
    ...refusal.headers,
    ...context.state.callHeaders,
  });
}

function logRequest(context: HttpContext, status: number, code?: string): void {
  const { route, loaded, now } = context.state;
  log('info', 'request', {
    route: route?.key ?? '$default',
    status,
    milliseconds: Date.now() - now.getTime(),
    requestId: context.awsRequestId,
    ...(code ? { code } : {}),
    ...(loaded?.workspaceId ? { workspaceId: loaded.workspaceId } : {}),
  });
}

/** Shapes what an operation returned by the contract: what is not listed there does not go out. */
function toReply({ accepted, reply, status }: Route, result: unknown): StoredReply {
  const later = result instanceof Accepted;
  const schema = later ? accepted : reply;
  const value = later ? result.value : result;
  const shaped = schema && z.parse(schema, value);
  if (status === 303) return { status, text: String(shaped) };
  return { status: later ? 202 : status, text: schema ? JSON.stringify(shaped) : '' };
}

function toResult({ status, text }: StoredReply): HttpResult {
  if (status === 303) return { statusCode: status, headers: { location: text, 'cache-control': 'no-store' } };
  return text === '' ? { statusCode: status } : json(status, text);
}

function json(statusCode: number, body: string, headers: Readonly<Record<string, string>> = {}): HttpResult {
  return {
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body,
  };
}
