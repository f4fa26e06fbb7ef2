import { playApp, type PlayedApp } from '#scripts/fake-services/bitrix24-app.ts';
import { answerMethod, failed, type PortalData } from '#scripts/fake-services/bitrix24-portal.ts';
import { GIGACHAT_API_PATH, GIGACHAT_OAUTH_PATH, startGigachat } from '#scripts/fake-services/gigachat.ts';
import { startMax } from '#scripts/fake-services/max.ts';
import { startYandex360, type PlayedYandex360 } from '#scripts/fake-services/people-sources.ts';
import { startSmsc, startSmsru } from '#scripts/fake-services/sms.ts';
import { startTracker, type PlayedTaskSource } from '#scripts/fake-services/task-sources.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import { startCompanyProvider, type CompanyProvider, type NamesOf } from '#scripts/fake-services/company-provider.ts';
import { PLAYED_CLIENT_ID } from '#scripts/fake-services/oauth.ts';
import { startProviders, type PlayedProviders } from '#scripts/fake-services/providers.ts';
import { startReceiver, type PlayedReceiver } from '#scripts/fake-services/webhooks.ts';
import { serveJson, type TestServer } from '#scripts/fake-services/json-server.ts';

const WEBHOOK_CODE = 'tonusdemoportal';
const WEBHOOK_PATH = new RegExp(`^/rest/1/${WEBHOOK_CODE}/([\\w.]+)\\.json$`);

const WORK_MILLISECONDS = 5_000;

/** The outside services of the demo company, played by this process. */
export interface DemoServices {
  /** Variables that lead the functions to them, and allow the way there to nothing else on this machine. */
  readonly environment: Readonly<Record<string, string>>;
  /** What a person would paste to connect the portal. */
  readonly webhook: string;
  readonly portalPort: number;
  /** The application that the portal lets in. */
  readonly app: PlayedApp;
  /** By what people of the company sign in, and a name server that says whose its domain is. */
  readonly companyProvider: CompanyProvider;
  readonly providers: PlayedProviders;
  /** From which its people are read. */
  readonly yandex360: PlayedYandex360;
  /** From which its tasks can be read. */
  readonly tracker: PlayedTaskSource;
  /** To which its events are sent. */
  readonly receiver: PlayedReceiver;
  stop(): Promise<void>;
}

/** Starts a portal of Bitrix24 with these data, GigaChat, Yandex 360 and Tracker, the messengers and SMS gateways. Rejects when the portal's port is taken; 0 takes a free one. */
export async function startDemoServices(
  portal: PortalData,
  port: number,
  company: { readonly providerPort: number; readonly namesOf: NamesOf },
): Promise<DemoServices> {
  const app = playApp();
  // Somebody works on the portal while one looks at its panel.
  app.onBound = () => void setTimeout(() => void app.tell('OnTaskUpdate').catch(() => {}), WORK_MILLISECONDS);
  const bitrix24 = await startPortal(portal, port, app);
  const [gigachat, telegram, max, smsc, smsru, yandex360, tracker, receiver, providers, companyProvider] =
    await Promise.all([
      startGigachat(),
      startTelegram(),
      startMax(),
      startSmsc(),
      startSmsru(),
      startYandex360(),
      startTracker(),
      startReceiver(),
      startProviders(),
      startCompanyProvider(company.providerPort, company.namesOf),
    ]);
  const services = [bitrix24, gigachat, telegram, max, smsc, smsru, yandex360, tracker, receiver];
  const hosts = [...services.map(({ host }) => host), ...providers.hosts, companyProvider.host];
  return {
    environment: {
      OUTBOUND_ALLOW: hosts.join(','),
      ...providers.environment,
      BITRIX24_CLIENT_ID: PLAYED_CLIENT_ID,
      BITRIX24_OAUTH_URL: bitrix24.url,
      TELEGRAM_API_URL: telegram.url,
      MAX_API_URL: max.url,
      SMSC_API_URL: smsc.url,
      SMSRU_API_URL: smsru.url,
      YANDEX_360_URL: yandex360.url,
      YANDEX_TRACKER_URL: tracker.url,
      GIGACHAT_OAUTH_URL: `${gigachat.url}${GIGACHAT_OAUTH_PATH}`,
      GIGACHAT_API_URL: `${gigachat.url}${GIGACHAT_API_PATH}`,
    },
    webhook: `${bitrix24.url}/rest/1/${WEBHOOK_CODE}/`,
    app,
    providers,
    yandex360,
    tracker,
    receiver,
    companyProvider,
    portalPort: Number(new URL(bitrix24.url).port),
    stop: async () => {
      await Promise.all([...services, providers, companyProvider].map((service) => service.stop()));
    },
  };
}

async function startPortal(portal: PortalData, port: number, app: PlayedApp): Promise<TestServer> {
  const answer: TestServer['answer'] = (request) => {
    const ofApp = app.answer(request, portal, server.url);
    if (ofApp) return ofApp;
    const { path, body } = request;
    const [, method] = WEBHOOK_PATH.exec(path) ?? [];
    if (method === undefined) return failed(401, 'NO_AUTH_FOUND');
    return answerMethod(portal, method, body === '' ? {} : (JSON.parse(body) as Record<string, unknown>));
  };
  let server: TestServer;
  try {
    server = await serveJson(answer, undefined, port);
    return server;
  } catch (error) {
    throw new Error(`The portal of the demo company cannot listen on port ${port}: ${String(error)}`, { cause: error });
  }
}
