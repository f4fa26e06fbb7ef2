import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler as polls } from '#functions/lambdas/polls/handler.ts';
import { handler as system } from '#functions/lambdas/system/handler.ts';
import { routes } from '#shared/contract/index.ts';
import { pathOf } from '#shared/contract/route.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { gatewayEvent, invoke } from '#tests/support/api.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<object>;

/** A request as the gateway hands it to the Lambda of a path, or to its default route. */
function matched(method: string, path: string): APIGatewayProxyEventV2 {
  const event = gatewayEvent(routes[0]!);
  return {
    ...event,
    rawPath: path,
    requestContext: { ...event.requestContext, http: { ...event.requestContext.http, method, path } },
  };
}
// Middy's own type of a handler has more forms than the tests call.
const ask = (handler: unknown, event: APIGatewayProxyEventV2) => invoke<ErrorBody>(handler as Handler, event);

describe('an unknown address', () => {
  it.each(['/api', '/api/nothing', '/api/polls/a/b/c', '/api/workspaces/', '/%2e%2e/'])(
    'is 404 in the one form of a refusal: %s',
    async (path) => {
      const reply = await ask(system, matched('GET', path));
      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(reply.body).toEqual({ detail: 'Такого адреса нет', code: 'not_found' });
    },
  );

  it('is 404 in any function the gateway may send it to', async () => {
    const reply = await ask(polls, matched('GET', '/api/nothing'));
    expect(reply).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('a wrong method', () => {
  it.each([
    ['PUT', '/api/workspaces', 'GET, POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['PUT', '/api/polls/{id}', 'GET, PATCH, DELETE'],
    ['POST', '/health', 'GET'],
    ['OPTIONS', '/api/workspaces/{id}/invitations/remind', 'POST'],
    ['DELETE', '/api/openapi.json', 'GET'],
  ])('is 405 and names the right ones: %s %s', async (method, path, allowed) => {
    const { domain } = routes.find((route) => pathOf(route) === path)!;
    const { handler } = (await import(`../../../functions/lambdas/${domain}/handler.ts`)) as { handler: unknown };
    const reply = await ask(handler, matched(method, path.replace('{id}', 'x')));
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe(allowed);
    expect(reply.body).toEqual({ detail: `Этот адрес принимает только ${allowed}`, code: 'method_not_allowed' });
  });
});
