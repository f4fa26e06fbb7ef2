import { describe, expect, it } from 'vitest';
import { eventOf, responseOf, type EdgeRequest } from './gateway.ts';

const request: EdgeRequest = {
  method: 'POST',
  path: '/api/polls/%D0%B0',
  query: 'a=1&a=2&b=%D0%B1+c',
  headers: { host: 'api.local', 'content-type': 'application/json', cookie: 'x=1; y=2', 'user-agent': 'Test' },
  body: Buffer.from('{"title":"Пульс"}'),
  sourceIp: '10.1.2.3',
};
const match = { routeKey: 'POST /api/polls/{id}', target: null, pathParameters: { id: 'а' } };

describe('payload 2.0', () => {
  it('has the shape a Lambda gets from the gateway', () => {
    const event = eventOf(request, match, new Date('2026-11-21T02:40:05.000Z'));
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'POST /api/polls/{id}',
      rawPath: '/api/polls/%D0%B0',
      rawQueryString: 'a=1&a=2&b=%D0%B1+c',
      cookies: ['x=1', 'y=2'],
      queryStringParameters: { a: '1,2', b: 'б c' },
      pathParameters: { id: 'а' },
      body: '{"title":"Пульс"}',
      isBase64Encoded: false,
      requestContext: {
        http: { method: 'POST', path: '/api/polls/%D0%B0', sourceIp: '10.1.2.3', userAgent: 'Test' },
        routeKey: 'POST /api/polls/{id}',
        stage: '$default',
        time: '21/Nov/2026:02:40:05 +0000',
        timeEpoch: 1795228805000,
      },
    });
    expect(event.headers).not.toHaveProperty('cookie');
  });

  it('leaves out what a request does not have', () => {
    const event = eventOf(
      { ...request, query: '', headers: {}, body: Buffer.alloc(0) },
      { ...match, pathParameters: {} },
    );
    for (const name of ['cookies', 'queryStringParameters', 'pathParameters', 'body'])
      expect(event).not.toHaveProperty(name);
  });

  it('carries a binary body as base64', () => {
    const event = eventOf({ ...request, headers: { 'content-type': 'image/png' }, body: Buffer.from([0, 255]) }, match);
    expect(event).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });
});

describe('answers of a Lambda', () => {
  it('become the response as they say', () => {
    const response = responseOf({
      statusCode: 201,
      headers: { 'X-A': 1 },
      cookies: ['a=1', 'b=2'],
      body: 'AP8=',
      isBase64Encoded: true,
    });
    expect(response).toEqual({
      status: 201,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-a': '1', 'set-cookie': ['a=1', 'b=2'] },
      body: Buffer.from([0, 255]),
    });
  });

  it('are the JSON body where they name no status', () => {
    expect(responseOf({ ok: true })).toMatchObject({ status: 200, body: Buffer.from('{"ok":true}') });
  });
});
