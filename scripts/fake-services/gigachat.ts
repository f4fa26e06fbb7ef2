import { serveJson, type TestReply, type TestServer } from './json-server.ts';

const MODELS = { object: 'list', data: [{ id: 'GigaChat-2', object: 'model', owned_by: 'salutedevices' }] };
const MILLISECONDS = 1_789_382_400_000;

const token = (access_token: string): TestReply => ({ status: 200, body: { access_token, expires_at: MILLISECONDS } });
const oauthError = (status: number, code: number, message: string): TestReply => ({ status, body: { code, message } });

/** What a client secret is answered: no token, or one that opens the models or not. */
const SECRETS: Readonly<Record<string, TestReply>> = {
  'good-secret': token('good'),
  'wrong-secret': oauthError(401, 6, "credentials doesn't match db data"),
  'garbled-secret': oauthError(400, 4, "Can't decode 'Authorization' header"),
  'corporate-secret': oauthError(400, 7, 'scope from db not fully includes consumed scope'),
  'busy-secret': { status: 429, body: { status: 429, message: 'Too Many Requests' } },
  'broken-secret': { status: 502, headers: { 'content-type': 'text/html' }, text: '<html>' },
  'spent-secret': token('spent'),
  'closed-secret': token('closed'),
};
const TOKENS: Readonly<Record<string, TestReply>> = {
  good: { status: 200, body: MODELS },
  spent: { status: 402, body: { status: 402, message: 'Payment Required' } },
  closed: { status: 403, body: { message: 'Unauthorized' } },
};
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
export const GIGACHAT_OAUTH_PATH = '/api/v2/oauth';
export const GIGACHAT_API_PATH = '/v1';

/** GigaChat that behaves as the client secret says, and is as strict about headers as the real one. */
export function startGigachat(): Promise<TestServer> {
  return serveJson(({ method, path, headers, body }) => {
    if (!headers['user-agent']) return { status: 403, body: { message: 'Unauthorized' } };
    const authorization = headers.authorization ?? '';
    if (method === 'POST' && path === GIGACHAT_OAUTH_PATH) {
      if (!UUID_V4.test(String(headers['rquid']))) return { status: 400, body: {} };
      if (!new URLSearchParams(body).get('scope')) return oauthError(400, 5, 'scope is empty');
      const [, secret = ''] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
      return SECRETS[secret] ?? oauthError(401, 6, "credentials doesn't match db data");
    }
    if (method === 'GET' && path === `${GIGACHAT_API_PATH}/models`) {
      return TOKENS[authorization.replace('Bearer ', '')] ?? { status: 401, body: { status: 401 } };
    }
    return { status: 404, body: { status: 404, message: 'No such route' } };
  });
}
