import * as z from 'zod/mini';
import type { Operation } from '#core/http/operation.ts';
import { routes, type RouteName } from '#shared/contract/index.ts';
import { takesKeys } from '#shared/contract/by-key.ts';
import { refusalsOf } from '#shared/contract/refusals.ts';
import { needsBody, type Route } from '#shared/contract/route.ts';
import type { system } from '#shared/contract/system.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import { ErrorBody } from '#shared/models/error-body.ts';
import type { Language } from '#shared/rules/languages.ts';
import { KEY_PREFIX } from '#shared/rules/api-keys.ts';
import { languageNow } from '#shared/text/current.ts';
import { apiDocumentText } from '#text/api-document.ts';
import { apiText } from '#text/api.ts';
import { exampleOf } from '../example.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document in the language asked for; made once in the life of the process. */
export const openapi: Operation<typeof system.openapi> = async () => (documents[languageNow()] ??= describeApi());

/** What each route does: one that has no such line does not compile. */
const summaries: Readonly<Record<RouteName, string>> = apiText;

const documents: Partial<Record<Language, Json>> = {};

/** Describes every route of the contract. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = describeRoute(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: apiDocumentText.title, version: '1', description: apiDocumentText.description },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: `${KEY_PREFIX}…`, description: apiDocumentText.key },
      },
      schemas: { Error: toSchema(ErrorBody, 'output') },
    },
  };
}

const idempotencyKey = (): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: apiDocumentText.idempotencyKey,
  schema: { type: 'string', pattern: '^[!-~]{1,128}$' },
});

function describeRoute(route: Route): Json {
  const parameters = [
    ...Object.entries<z.ZodMiniType>(route.params ?? {}).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema: toSchema(schema, 'input'),
    })),
    ...Object.entries(route.query?.def.shape ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: !z.safeParse(schema as z.ZodMiniType, undefined).success,
      schema: toSchema(schema as z.ZodMiniType, 'input'),
    })),
    ...(route.idempotent ? [idempotencyKey()] : []),
  ];
  return {
    operationId: route.name,
    summary: summaries[route.name as RouteName],
    tags: [route.domain],
    ...(route.auth === 'user' ? { security: [{ bearer: [] }, ...(takesKeys(route) ? [{ key: [] }] : [])] } : {}),
    ...(route.permission ? { 'x-permission': route.permission } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: needsBody(route), content: bodyContent(route.body) } } : {}),
    responses: {
      [route.status]: {
        description: route.status === 303 ? apiDocumentText.redirect : apiDocumentText.success,
        ...(route.status === 303 ? { headers: { Location: { schema: { type: 'string' } } } } : {}),
        ...(route.reply && route.status !== 303 ? { content: replyContent(route.reply) } : {}),
      },
      ...(route.accepted
        ? { 202: { description: apiDocumentText.preparing, content: json(toSchema(route.accepted, 'output')) } }
        : {}),
      ...refusalsByStatus(route),
    },
  };
}

/** Several refusals may share a status: its description names them all. */
function refusalsByStatus(route: Route): Record<string, Json> {
  const byStatus = Object.groupBy(refusalsOf(route), (code) => ERROR_STATUS[code]);
  return Object.fromEntries(Object.entries(byStatus).map(([status, codes]) => [status, refusal(codes.join(', '))]));
}

function refusal(description: string): Json {
  return { description, content: json({ $ref: '#/components/schemas/Error' }) };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** With an example of a body that the route itself takes; where none could be made up there is none. */
function bodyContent(schema: z.ZodMiniType): Json {
  const described = toSchema(schema, 'input');
  const example = exampleOf(described);
  const isRight = z.safeParse(schema, example).success;
  return { 'application/json': { schema: described, ...(isRight ? { example } : {}) } };
}

function replyContent(schema: z.ZodMiniType): Json {
  const described = toSchema(schema, 'output');
  return { 'application/json': { schema: described, example: exampleOf(described) } };
}

function toSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
