import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ERROR_STATUS } from '#shared/errors.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { takesKeys } from '#shared/contract/by-key.ts';
import { routes } from '#shared/contract/index.ts';
import { system } from '#shared/contract/system.ts';
import { request } from '#tests/support/api.ts';

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: unknown;
  readonly parameters?: { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Record<string, { schema: Record<string, unknown> }>;
  };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, { schema: Record<string, unknown> }> }
  >;
}

const reply = await request(system.openapi);
const paths = reply.body['paths'] as Record<string, Record<string, Described>>;
const of = (route: { path: string; method: string }) => paths[route.path]![route.method.toLowerCase()]!;

describe('the API reference', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(reply.body);
    expect(result).toEqual({ valid: true });
    expect(reply.body['openapi']).toMatch(/^3\.1\./);
  });

  it('describes every route of the contract and nothing else', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it.each(routes.map((route) => [route.key, route] as const))('tells of %s what a caller must know', (_, route) => {
    const described = of(route);
    expect(described.operationId).toBe(route.name);
    expect(described.summary).toMatch(/[а-яё]/i);
    expect(described.security !== undefined).toBe(route.auth === 'user');
    expect(JSON.stringify(described.security ?? '').includes('key')).toBe(takesKeys(route));
    const inPath = (described.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name, required }) => `{${name}} ${required}`)).toEqual(
      [...route.path.matchAll(/\{\w+\}/g)].map(([name]) => `${name} true`),
    );
    expect(described.requestBody !== undefined).toBe(route.body !== undefined);
    const { content } = described.responses[route.status]!;
    // A way elsewhere is told in a header.
    expect(content !== undefined).toBe(route.reply !== null && route.status !== 303);
    for (const [status, response] of Object.entries(described.responses)) {
      if (status === String(route.status) || (status === '202' && route.accepted)) continue;
      expect(Object.values<number>(ERROR_STATUS)).toContain(Number(status));
      expect(response.content!['application/json']!.schema).toEqual({ $ref: '#/components/schemas/Error' });
    }
  });

  it('shows a body that the route takes, for nearly every route that wants one', () => {
    const wanting = routes.filter(({ body }) => body !== undefined);
    const without = wanting.filter((route) => {
      const content = of(route).requestBody!.content['application/json'] as { readonly example?: unknown };
      if (content.example === undefined) return true;
      expect([route.name, z.safeParse(route.body!, content.example).success]).toEqual([route.name, true]);
      return false;
    });
    expect(without.length / wanting.length).toBeLessThan(0.3);
  });

  it('tells how a refusal looks', () => {
    const { schemas } = reply.body['components'] as {
      schemas: Record<string, { required: string[]; properties: object }>;
    };
    expect(schemas['Error']!.required).toEqual(['detail', 'code']);
    expect(Object.keys(schemas['Error']!.properties)).toEqual(['detail', 'code', 'errors', 'second_factor']);
  });

  it('is told in the language asked for', async () => {
    const { body } = await request(system.openapi, { headers: { 'accept-language': 'en' } });
    // Roles are values of the wire, whatever the language.
    const said = JSON.stringify(body, (key, value: unknown) =>
      key === 'enum' || key === 'const' || key === 'example' ? null : value,
    );
    expect(said.match(/.{0,80}[А-Яа-яЁё].{0,80}/g)).toBeNull();
    expect(body['info']).toMatchObject({ title: 'Tonus' });
    const described = (body['paths'] as typeof paths)[bitrix24.checkBitrix24.path]!;
    expect(described['post']!.summary).toBe('Check the connection to Bitrix24');
    const again = await request(system.openapi);
    expect(again.body['info']).toMatchObject({ title: 'Тонус' });
  });

  it('tells which requests need a body', () => {
    expect(of(bitrix24.saveBitrix24Credentials).requestBody!.required).toBe(true);
    expect(of(bitrix24.getBitrix24Tasks).requestBody!.required).toBe(false);
  });

  it('tells which routes take an Idempotency-Key, and how they refuse one', () => {
    const taking = routes.filter((route) => of(route).parameters?.some(({ name }) => name === 'Idempotency-Key'));
    expect(taking.map(({ name }) => name)).toEqual(
      routes.filter(({ idempotent }) => idempotent).map(({ name }) => name),
    );
    expect(taking.length).toBeGreaterThan(5);
    const { description } = of({ path: '/api/polls', method: 'POST' }).responses['409']!;
    expect(description).toBe('in_progress, reply_lost');
  });

  it('tells which fields of a new poll may be left out, and what stands for them', () => {
    const body = of({ path: '/api/polls', method: 'POST' }).requestBody!.content['application/json']!.schema;
    expect(body['required']).toEqual(['workspace_id', 'title', 'questions']);
    expect(body['additionalProperties']).toBe(false);
    expect(body['properties']).toMatchObject({ type: { default: 'ENPS', enum: ['ENPS', 'PULSE'] } });
  });
});
