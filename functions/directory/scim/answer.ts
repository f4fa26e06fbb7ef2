import { directoryErrors } from '#text/directory/errors.ts';
import type { ScimContext } from '../operation.ts';
import type { Attributes } from './attributes.ts';
import { isObject } from './extensions.ts';
import { namesTag, tagOf } from './entity-tag.ts';
import { matcher, readFilter, userNameAsked } from './filter.ts';
import { createGroup, deleteGroup, getGroup, listGroups, patchGroup, replaceGroup } from './groups.ts';
import { project, type Wanted } from './present.ts';
import { discovery, GROUP, MOST_RESULTS, USER, type ResourceRule } from './schemas.ts';
import { ScimError, unreadable } from './scim-error.ts';
import { createUser, deleteUser, getUser, listUsers, patchUser, replaceUser } from './users.ts';

/** A request without what is of HTTP alone. */
export interface ScimRequest {
  readonly method: string;
  /** Below `/api/scim/v2`, without slashes at its ends: `Users/…`. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  /** The versions that the directory has already; null where it does not say. */
  readonly ifNoneMatch: string | null;
  /** The body as it came; read where one is needed. */
  readonly body: () => unknown;
}

/** What is answered; null where there is no body. */
export interface ScimReply {
  readonly status: number;
  readonly body: object | null;
  /** The version of the one resource that is answered. */
  readonly etag?: string;
}

/** What can be done with a kind of resource. */
interface Handlers {
  readonly rule: ResourceRule;
  readonly list: (userName: string | null, context: ScimContext) => Promise<Attributes[]>;
  readonly get: (id: string, context: ScimContext) => Promise<Attributes>;
  readonly create: (body: unknown, context: ScimContext) => Promise<Attributes>;
  readonly replace: (id: string, body: unknown, context: ScimContext) => Promise<Attributes>;
  readonly patch: (id: string, body: unknown, context: ScimContext) => Promise<Attributes>;
  readonly remove: (id: string, context: ScimContext) => Promise<void>;
}

const HANDLERS: Readonly<Record<string, Handlers>> = {
  users: {
    rule: USER,
    list: listUsers,
    get: getUser,
    create: createUser,
    replace: replaceUser,
    patch: patchUser,
    remove: deleteUser,
  },
  groups: {
    rule: GROUP,
    list: (_, context) => listGroups(context),
    get: getGroup,
    create: createGroup,
    replace: replaceGroup,
    patch: patchGroup,
    remove: deleteGroup,
  },
};

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Does what a directory asks for. */
export async function answerScim(request: ScimRequest, context: ScimContext): Promise<ScimReply> {
  const [kind = '', id, more] = request.path.split('/');
  if (more !== undefined) return unknownPath();
  const handlers = HANDLERS[kind.toLowerCase()];
  if (kind === '.search' && id === undefined && request.method === 'POST') return searchAll(request, context);
  if (handlers) {
    if (id === undefined) return answerAll(handlers, request, context);
    if (id === '.search' && request.method === 'POST') return search(handlers, request, context);
    return answerOne(handlers, id, request, context);
  }
  return answerDiscovery(kind.toLowerCase(), id, request, context);
}

async function answerAll(handlers: Handlers, request: ScimRequest, context: ScimContext): Promise<ScimReply> {
  switch (request.method) {
    case 'GET':
      return list(handlers, request.query, context);
    case 'POST': {
      const made = await handlers.create(request.body(), context);
      return { status: 201, body: project(made, wantedIn(request.query), handlers.rule), etag: tagOf(made) };
    }
    default:
      return wrongMethod();
  }
}

async function answerOne(
  { get, replace, patch, remove, rule }: Handlers,
  id: string,
  request: ScimRequest,
  context: ScimContext,
): Promise<ScimReply> {
  const found = ID.test(id) ? id : '';
  const shaped = async (resource: Promise<Attributes>): Promise<ScimReply> => {
    const whole = await resource;
    return { status: 200, body: project(whole, wantedIn(request.query), rule), etag: tagOf(whole) };
  };
  switch (request.method) {
    case 'GET': {
      const resource = await get(found, context);
      const etag = tagOf(resource);
      if (request.ifNoneMatch !== null && namesTag(request.ifNoneMatch, etag)) return { status: 304, body: null, etag };
      return shaped(Promise.resolve(resource));
    }
    case 'PUT':
      return shaped(replace(found, request.body(), context));
    case 'PATCH':
      return shaped(patch(found, request.body(), context));
    case 'DELETE':
      await remove(found, context);
      return { status: 204, body: null };
    default:
      return wrongMethod();
  }
}

/** The same as a list, asked for by a body: filters hold addresses, which stand better in no log. */
async function search(handlers: Handlers, request: ScimRequest, context: ScimContext): Promise<ScimReply> {
  const body = request.body();
  if (!isObject(body)) return unreadable('invalidSyntax', 'The body has to be an object');
  return list(handlers, body, context);
}

/** Among people and groups alike. */
async function searchAll(request: ScimRequest, context: ScimContext): Promise<ScimReply> {
  const both = { ...HANDLERS['users']!, list: allOf(Object.values(HANDLERS)) };
  return search(both, request, context);
}

function allOf(some: readonly Handlers[]): Handlers['list'] {
  return async (_, context) => (await Promise.all(some.map((one) => one.list(null, context)))).flat();
}

async function list(
  handlers: Handlers,
  query: Readonly<Record<string, unknown>>,
  context: ScimContext,
): Promise<ScimReply> {
  const filter = typeof query['filter'] === 'string' && query['filter'] !== '' ? readFilter(query['filter']) : null;
  const all = await handlers.list(filter && userNameAsked(filter), context);
  const found = filter ? all.filter(matcher(filter)) : all;
  const start = Math.max(1, numberIn(query, 'startIndex', 1));
  const count = Math.min(MOST_RESULTS, Math.max(0, numberIn(query, 'count', MOST_RESULTS)));
  const wanted = wantedIn(query);
  const page = found.slice(start - 1, start - 1 + count).map((one) => project(one, wanted, handlers.rule));
  return { status: 200, body: listOf(page, found.length, start) };
}

function answerDiscovery(
  kind: string,
  id: string | undefined,
  { query, method }: ScimRequest,
  context: ScimContext,
): ScimReply {
  const { config, types, schemas } = discovery(context.base);
  const isConfig = kind === 'serviceproviderconfig' && id === undefined;
  const documents = isConfig ? [] : { resourcetypes: types, schemas }[kind];
  if (!documents) return unknownPath();
  if (method !== 'GET') return wrongMethod();
  if (isConfig) return { status: 200, body: config };
  // What is there for everybody is not filtered (RFC 7644, section 4).
  if (query['filter'] !== undefined) throw new ScimError(403, directoryErrors.noFilter);
  if (id === undefined) return { status: 200, body: listOf(documents, documents.length, 1) };
  const document = documents.find((one) => one.id.toLowerCase() === decodeURIComponent(id).toLowerCase());
  return document ? { status: 200, body: document } : unknownPath();
}

function listOf(resources: readonly object[], total: number, startIndex: number): object {
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

function numberIn(query: Readonly<Record<string, unknown>>, name: string, otherwise: number): number {
  const given = query[name];
  if (given === undefined || given === '') return otherwise;
  const number = Number(given);
  return Number.isInteger(number) ? number : unreadable('invalidValue', `${name} has to be a whole number`);
}

function wantedIn(query: Readonly<Record<string, unknown>>): Wanted {
  return { attributes: namesIn(query['attributes']), excluded: namesIn(query['excludedAttributes']) ?? [] };
}

function namesIn(value: unknown): string[] | null {
  const given: unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const names = given.map((one) => String(one).trim()).filter(Boolean);
  return names.length > 0 ? names : null;
}

function unknownPath(): never {
  throw new ScimError(404, directoryErrors.noPath);
}

function wrongMethod(): never {
  throw new ScimError(405, directoryErrors.noMethod);
}
