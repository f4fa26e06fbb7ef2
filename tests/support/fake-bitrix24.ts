import { serveJson, type TestReply, type TestServer } from './test-server.ts';

const RIGHTS = ['department', 'task', 'user'];
const OWNER = { ID: '1', ADMIN: true, NAME: 'Анна', LAST_NAME: 'Петрова', PERSONAL_GENDER: 'F', TIME_ZONE: '' };

const ok = (result: unknown): TestReply => ({ status: 200, body: { result, time: { operating: 0 } } });
const error = (status: number, code: unknown): TestReply => ({
  status,
  body: { error: code, error_description: 'words of the portal' },
});

/** What webhooks the portal has, by their codes: what each answers to `profile` and `scope`. */
const WEBHOOKS = {
  goodcode: { profile: ok(OWNER), scope: ok(RIGHTS) },
  fewrights: { profile: ok({ ...OWNER, ADMIN: false }), scope: ok(['user']) },
  dismissed: { profile: ok([]), scope: ok(RIGHTS) },
  unknowncode: error(401, 'NO_AUTH_FOUND'),
  revokedcode: error(403, 'INVALID_CREDENTIALS'),
  expiredcode: error(401, 'expired_token'),
  fewerrights: error(403, 'insufficient_scope'),
  freeplan: error(401, 'ACCESS_DENIED'),
  unpaidcode: error(401, 'PAYMENT_REQUIRED'),
  toomany1: error(503, 'QUERY_LIMIT_EXCEEDED'),
  quieterror: error(200, 'PORTAL_DELETED'),
  strangecode: error(400, '<b>hello</b>'),
  thirdversion: error(400, { code: 'INVALID_CREDENTIALS', message: 'x', validation: [] }),
  webpage1: { status: 200, headers: { 'content-type': 'text/html' }, text: '<html>' },
  brokenpage: { status: 500, headers: { 'content-type': 'text/html' }, text: '<html>' },
  otherjson: { status: 200, body: { hello: 'world' } },
  movedaway: { status: 302, headers: { location: 'https://novaya-romashka.bitrix24.ru/rest/1/movedaway/' } },
} as const satisfies Record<string, TestReply | Record<'profile' | 'scope', TestReply>>;

export type WebhookCode = keyof typeof WEBHOOKS;

/** A portal of Bitrix24 that behaves as the code of the webhook says. */
export function startBitrix24(): Promise<TestServer> {
  return serveJson(({ path }) => {
    const [, code = '', method = ''] = /^\/rest\/1\/(\w+)\/(profile|scope)\.json$/.exec(path) ?? [];
    const known: Record<string, TestReply | Record<string, TestReply>> = WEBHOOKS;
    const webhook = known[code] ?? error(404, 'ERROR_METHOD_NOT_FOUND');
    return 'status' in webhook ? (webhook as TestReply) : (webhook[method] ?? null);
  });
}

/** A webhook of the portal that this process may call. */
export function webhookOf(code: WebhookCode): string {
  return `http://${process.env['FAKE_BITRIX24']}/rest/1/${code}/`;
}
