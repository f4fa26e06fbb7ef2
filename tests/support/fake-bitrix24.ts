import { playApp, type PlayedApp } from '#scripts/fake-services/bitrix24-app.ts';
import { answerMethod, done, failed, type PortalData } from '#scripts/fake-services/bitrix24-portal.ts';
import { livelyPortal } from './lively-portal.ts';
import { CROWD, DISMISSED, EMPTY, FEW_RIGHTS, GIANT, ROMASHKA, SEVENTEEN, TASKS_ONLY } from './portal-data.ts';
import { serveJson, type TestReply, type TestServer } from '#scripts/fake-services/json-server.ts';

type Behaviour = TestReply | PortalData;
type Webhook = Behaviour | (() => Behaviour);

/** What webhooks the portal has, by their codes: what lies behind each, or what each answers to everything. */
const WEBHOOKS = {
  goodcode: ROMASHKA,
  // Its deadlines are days from the moment it is asked: a run of the tests may begin before midnight and end after it.
  livelyoffice: () => livelyPortal(new Date()),
  giantportal: GIANT,
  crowdedportal: CROWD,
  seventeen: SEVENTEEN,
  deafportal: { ...CROWD, droppedFilters: ['ID', '>ID', '<ID'] },
  emptyportal: EMPTY,
  fewrights: FEW_RIGHTS,
  tasksonly: TASKS_ONLY,
  dismissed: DISMISSED,
  unknowncode: failed(401, 'NO_AUTH_FOUND'),
  revokedcode: failed(403, 'INVALID_CREDENTIALS'),
  expiredcode: failed(401, 'expired_token'),
  fewerrights: failed(403, 'insufficient_scope'),
  freeplan: failed(401, 'ACCESS_DENIED'),
  unpaidcode: failed(401, 'PAYMENT_REQUIRED'),
  toomany1: failed(503, 'QUERY_LIMIT_EXCEEDED'),
  quieterror: failed(200, 'PORTAL_DELETED'),
  strangecode: failed(400, '<b>hello</b>'),
  thirdversion: failed(400, { code: 'INVALID_CREDENTIALS', message: 'x', validation: [] }),
  webpage1: { status: 200, headers: { 'content-type': 'text/html' }, text: '<html>' },
  brokenpage: { status: 500, headers: { 'content-type': 'text/html' }, text: '<html>' },
  otherjson: { status: 200, body: { hello: 'world' } },
  emptybatch: done([]),
  // As a portal does that wants a login first.
  loginfirst: { status: 302, headers: { location: '/auth/?backurl=%2Frest%2F' } },
  movedaway: { status: 302, headers: { location: 'https://novaya-romashka.bitrix24.ru/rest/1/movedaway/' } },
} as const satisfies Record<string, Webhook>;

/** `busyonce…` is busy at the first request and then like `goodcode`; whatever follows makes it one's own. */
export type WebhookCode = keyof typeof WEBHOOKS | `busyonce${string}`;

/** A portal of Bitrix24 that behaves as the code of the webhook says; applications see that of `goodcode`. */
export async function startBitrix24(): Promise<TestServer & { readonly app: PlayedApp }> {
  const busy = new Set<string>();
  const app = playApp();
  const server = await serveJson((asked) => {
    const ofApp = app.answer(asked, ROMASHKA, server.url);
    if (ofApp) return ofApp;
    const { path, body } = asked;
    const [, code = '', method = ''] = /^\/rest\/1\/(\w+)\/([\w.]+)\.json$/.exec(path) ?? [];
    if (code.startsWith('busyonce')) {
      if (!busy.has(code)) {
        busy.add(code);
        return failed(503, 'QUERY_LIMIT_EXCEEDED');
      }
      return answerMethod(ROMASHKA, method, paramsOf(body));
    }
    const known: Record<string, Webhook> = WEBHOOKS;
    const found = known[code] ?? failed(404, 'ERROR_METHOD_NOT_FOUND');
    const webhook = typeof found === 'function' ? found() : found;
    return 'status' in webhook ? webhook : answerMethod(webhook, method, paramsOf(body));
  });
  return Object.assign(server, { app });
}

function paramsOf(body: string): Record<string, unknown> {
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

/** A webhook of the portal that this process may call. */
export function webhookOf(code: WebhookCode): string {
  return `http://${process.env['FAKE_BITRIX24']}/rest/1/${code}/`;
}
