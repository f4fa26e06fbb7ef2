import { randomUUID } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import * as z from 'zod/mini';
import { problemOf, type Problem } from './connection-problems.ts';
import { OutboundError, type Outbound, type OutboundReply } from './outbound.ts';
import { russianTrustedRootCa } from './russian-trusted-root-ca.ts';

/** What the provider knows a customer by. */
export interface GigachatAccess {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

interface GigachatOptions {
  readonly outbound: Outbound;
  /** Replace the provider's own addresses. */
  readonly oauthUrl: string | undefined;
  readonly apiUrl: string | undefined;
}

const OAUTH_URL = 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth';
const API_URL = 'https://api.giga.chat/v1';
const CALL_TIMEOUT_MILLISECONDS = 8_000;
/** What people also paste for the secret: `id:secret` already in base64. */
const READY_KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const Token = z.object({ access_token: z.string() });
const Models = z.object({ data: z.array(z.object({ id: z.string() })) });
const OauthRefusal = z.object({ code: z.number() });

const refused = (detail: string): Problem => ({ kind: 'refused', detail });
const failed = (detail: string): Problem => ({ kind: 'failed', detail });

const OAUTH_PROBLEMS: ReadonlyMap<number, Problem> = new Map([
  [4, refused('Client ID или Client Secret записаны с ошибкой: скопируйте их ещё раз')],
  [6, refused('GigaChat не узнаёт эти Client ID и Client Secret: ключ отозван или скопирован не целиком')],
  [7, refused('Ключ выдан для другого вида доступа: выберите другой scope')],
]);

export type Gigachat = ReturnType<typeof createGigachat>;

/** GigaChat of Sber. Its certificates end in a root that is trusted for these calls alone; TLS is always verified. */
export function createGigachat({ outbound, oauthUrl = OAUTH_URL, apiUrl = API_URL }: GigachatOptions) {
  function call(url: string, request: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }) {
    const target = new URL(url);
    return outbound.call({
      ...request,
      url: target,
      timeoutMilliseconds: CALL_TIMEOUT_MILLISECONDS,
      ca: [...rootCertificates, russianTrustedRootCa],
      ...(target.port === '' ? {} : { port: Number(target.port) }),
    });
  }

  return {
    /** Asks for a token and for the list of models, which costs nothing; null when both are given. */
    async check(access: GigachatAccess): Promise<Problem | null> {
      try {
        const oauth = await call(oauthUrl, {
          method: 'POST',
          headers: {
            authorization: `Basic ${basicKey(access)}`,
            rquid: randomUUID(),
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams({ scope: access.scope }).toString(),
        });
        const token = z.safeParse(Token, oauth.body);
        if (oauth.status !== 200 || !token.success) return oauthProblem(oauth);
        const authorization = `Bearer ${token.data.access_token}`;
        const models = await call(`${apiUrl}/models`, { method: 'GET', headers: { authorization } });
        return models.status === 200 && z.safeParse(Models, models.body).success ? null : apiProblem(models.status);
      } catch (error) {
        if (error instanceof OutboundError) return problemOf(error, 'GigaChat');
        throw error;
      }
    },
  };
}

function basicKey({ clientId, clientSecret }: GigachatAccess): string {
  const decoded = Buffer.from(clientSecret, 'base64').toString();
  return READY_KEY.test(decoded) ? clientSecret : Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
}

function oauthProblem({ status, body }: OutboundReply): Problem {
  const known = OAUTH_PROBLEMS.get(z.safeParse(OauthRefusal, body).data?.code ?? 0);
  if (known) return known;
  if (status === 429) return failed('GigaChat просит подождать: слишком много запросов. Попробуйте через минуту');
  if (status >= 500) return failed('GigaChat отвечает внутренней ошибкой. Попробуйте позже');
  return refused('GigaChat не принял Client ID и Client Secret');
}

function apiProblem(status: number): Problem {
  if (status === 402) return refused('В GigaChat закончились оплаченные токены');
  if (status === 401 || status === 403)
    return refused('GigaChat выдал доступ, но не пускает к моделям: проверьте тариф');
  if (status === 429) return failed('GigaChat просит подождать: слишком много запросов. Попробуйте через минуту');
  return failed('GigaChat отвечает ошибкой. Попробуйте позже');
}
