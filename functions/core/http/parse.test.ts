import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from '#shared/contract/route.ts';
import type { AppError } from './errors.ts';
import { MAX_BODY_BYTES, parseRequest } from './parse.ts';

const { change } = defineRoutes('things', {
  change: {
    method: 'PUT',
    path: '/api/things/{id}',
    auth: 'public',
    permission: null,
    params: { id: z.string().check(z.regex(/^\d+$/, { error: 'Некорректный идентификатор' })) },
    query: z.strictObject({ page: z.optional(z.string().check(z.maxLength(2, { error: 'Нет такой страницы' }))) }),
    body: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1, { error: 'Введите название' })),
      size: z.optional(z.number()),
      list: z.optional(z.array(z.strictObject({ text: z.string() }))),
    }),
    reply: null,
    status: 204,
  },
});

/** The parts of an event that are read. */
const event = (parts: object) =>
  ({
    body: '{"name":"x"}',
    isBase64Encoded: false,
    ...parts,
  }) as unknown as APIGatewayProxyEventV2;
const parse = (parts: object, id = '1') => parseRequest(change, { id }, event(parts));
const withBody = (body: unknown) => parse({ body: JSON.stringify(body) });

/** What the caller is told. */
function refusal(work: () => unknown) {
  try {
    work();
  } catch (error) {
    const { status, body } = error as AppError;
    return { status, ...body };
  }
  throw new Error('Nothing was refused');
}

describe('parseRequest', () => {
  it('gives params, query and body as the schemas leave them', () => {
    const parsed = parse({ queryStringParameters: { page: '2' }, body: '{"name":" ёлка ","list":[]}' });
    expect(parsed).toEqual({ params: { id: '1' }, query: { page: '2' }, body: { name: 'ёлка', list: [] } });
  });

  it('reads a body the gateway has encoded', () => {
    expect(parse({ body: Buffer.from('{"name":"ёлка"}').toString('base64'), isBase64Encoded: true }).body).toEqual({
      name: 'ёлка',
    });
  });

  it('gathers the mistakes of all three parts before it refuses', () => {
    const told = refusal(() => parse({ queryStringParameters: { page: '100' }, body: '{"name":" "}' }, 'x'));
    expect(told).toEqual({
      status: 422,
      code: 'invalid',
      detail: 'Проверьте данные: Некорректный идентификатор; Нет такой страницы; Введите название',
      errors: [
        { path: 'id', message: 'Некорректный идентификатор' },
        { path: 'page', message: 'Нет такой страницы' },
        { path: 'name', message: 'Введите название' },
      ],
    });
  });

  it('says it in Russian where the schema has no words of its own', () => {
    expect(refusal(() => withBody({})).errors).toEqual([{ path: 'name', message: 'Обязательное поле' }]);
    expect(refusal(() => withBody({ name: 'x', size: '5' })).errors).toEqual([
      { path: 'size', message: 'Неверное значение' },
    ]);
    expect(refusal(() => withBody({ name: 'x', list: [{ text: 'a' }, {}] })).errors).toEqual([
      { path: 'list.1.text', message: 'Обязательное поле' },
    ]);
    for (const body of [null, [], 'text', 5])
      expect(refusal(() => withBody(body)).detail).toBe('Ожидается объект JSON');
  });

  it('names the fields it does not know, however long their names are', () => {
    const told = refusal(() => withBody({ name: 'x', role: 'владелец', ['y'.repeat(100)]: 1 }));
    expect(told.errors).toEqual([{ path: '', message: `Неизвестные поля: role, ${'y'.repeat(50)}` }]);
  });

  it('takes no field for a prototype', () => {
    for (const body of ['{"name":"x","__proto__":{"size":1}}', '{"name":"x","constructor":{"prototype":{}}}']) {
      expect(refusal(() => parse({ body }))).toMatchObject({ status: 422 });
    }
    expect(({} as Record<string, unknown>)['size']).toBeUndefined();
  });

  it.each(['', '{', 'null,', '{"name":"x"}}', 'name=x', "{'name':'x'}", '\uFEFF{"name":"x"}', '{"name":"x",}'])(
    'answers 400 to what is no JSON: %j',
    (body) => {
      expect(refusal(() => parse({ body }))).toEqual({
        status: 400,
        code: 'malformed_request',
        detail: 'Тело запроса — не JSON',
      });
    },
  );

  it('answers 400 to no body at all where one is needed', () => {
    expect(refusal(() => parse({ body: undefined })).status).toBe(400);
  });

  it.each([undefined, ''])('takes no body where the schema needs none: %j', (body) => {
    const search = { ...change, body: z._default(z.strictObject({ name: z.optional(z.string()) }), {}) };
    expect(parseRequest(search, { id: '1' }, event({ body })).body).toEqual({});
    expect(refusal(() => parseRequest(search, { id: '1' }, event({ body: ' ' }))).status).toBe(400);
  });

  it('takes a body up to its limit, in bytes, and answers 413 to one byte more', () => {
    const around = JSON.stringify({ name: '' }).length;
    const name = 'ё'.repeat((MAX_BODY_BYTES - around) / 2);
    const text = JSON.stringify({ name }).padEnd(MAX_BODY_BYTES - name.length, ' ');
    expect(Buffer.byteLength(text)).toBe(MAX_BODY_BYTES);
    expect(parse({ body: text }).body).toEqual({ name });
    const told = refusal(() => parse({ body: `${text} ` }));
    expect(told).toEqual({ status: 413, code: 'too_large', detail: 'Слишком большой запрос: не больше 256 КБ' });
    expect(
      refusal(() => parse({ body: Buffer.from(`${text} `).toString('base64'), isBase64Encoded: true })).status,
    ).toBe(413);
  });

  it('mends half an emoji and leaves whole ones', () => {
    expect(parse({ body: '{"name":"\\uD83D\\uDE00 \\ud83d"}' }).body).toEqual({ name: '😀 \uFFFD' });
  });

  it.each([
    ['5e-324', 0],
    ['-1E-131', 0],
    [`0.${'0'.repeat(150)}1`, 0],
    [`0.${'0'.repeat(40)}1e-99`, 0],
    ['1e-130', 1e-130],
    ['0.01', 0.01],
  ])('takes a number that the table cannot hold for nothing, and leaves others: %s', (text, number) => {
    expect(parse({ body: `{"name":"x","size":${text}}` }).body).toEqual({ name: 'x', size: number });
  });
});
