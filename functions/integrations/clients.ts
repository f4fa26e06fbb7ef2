import type { ThrottleRule } from '#data/throttles.ts';
import { BITRIX_OAUTH_URL, createBitrixOauth } from '#core/bitrix-oauth.ts';
import { createBitrix24, type Bitrix24 } from './bitrix24/bitrix24.ts';
import type { PortalApplication } from './portal/open-connection.ts';
import { requireHostOf, requireSetting, type Config } from '#core/config.ts';
import { API_HOSTS, OAUTH_URL, type ApiHost } from './gigachat/api.ts';
import { createGigachat, type Gigachat } from './gigachat/gigachat.ts';
import { createMax, MAX_API_URL } from './chats/max.ts';
import type { MessengerClient } from './chats/messenger.ts';
import { createTelegram, TELEGRAM_API_URL } from './chats/telegram.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';
import type { SmsGateway } from './sms/gateway.ts';
import { createSmsc, SMSC_API_URL } from './sms/smsc.ts';
import { createSmsru, SMSRU_API_URL } from './sms/smsru.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { createOutbound } from '#core/clients/outbound.ts';
import { createVault, type Vault } from '#core/clients/vault.ts';

/** What the function that deals with Bitrix24 has besides what all have. */
export interface Bitrix24Clients {
  readonly vault: Vault;
  readonly bitrix24: Bitrix24;
  /** By what portals let us in beside webhooks; null where this stage has none. */
  readonly application: PortalApplication | null;
  /** Where the site stands, which portals tell their events to. */
  readonly siteUrl: () => string;
  /** Whether a browser may be sent to a host without TLS: to a test's own. */
  readonly isOwnHost: (host: string) => boolean;
}

/** What the function that deals with the AI provider has besides what all have. */
export interface AiClients {
  readonly vault: Vault;
  readonly gigachat: Gigachat;
}

/** What the function that deals with bots has besides what all have, and slow jobs, which tell people by them. */
export interface ChatClients {
  readonly vault: Vault;
  readonly messengers: Readonly<Record<Messenger, MessengerClient>>;
  readonly gateways: Readonly<Record<SmsGatewayName, SmsGateway>>;
  /** Where the site stands, which messengers send their updates to and buttons lead to. */
  readonly siteUrl: () => string;
}

/** Tests of connections by one workspace: each is a call to an address somebody chose. */
export const CONNECTION_CHECKS: ThrottleRule = { name: 'connection-check', limit: 30, windowSeconds: 600 };

/** How long such a test may wait for its turn at a busy portal. */
export const TURN_MILLISECONDS = 8_000;

/** Made once, when the function starts; fails there when a variable is missing. */
export function createBitrix24Clients(config: Config): Bitrix24Clients {
  const outbound = createOutbound({ allow: config.outboundAllow });
  const { bitrix24ClientId: clientId, bitrix24OauthUrl: oauthUrl } = config;
  requireHostOf(BITRIX_OAUTH_URL, oauthUrl, 'BITRIX24_OAUTH_URL', config);
  return {
    vault: vaultOf(config),
    bitrix24: createBitrix24(outbound),
    application: clientId === undefined ? null : { clientId, oauth: createBitrixOauth(outbound, oauthUrl) },
    siteUrl: () => requireSetting(config.siteUrl, 'SITE_URL'),
    isOwnHost: (host) => config.outboundAllow.has(host),
  };
}

/** Made once, when the function starts; fails there when a variable is missing. */
export function createChatClients(config: Config): ChatClients {
  const outbound = createOutbound({ allow: config.outboundAllow });
  const { telegramApiUrl, maxApiUrl, smscApiUrl, smsruApiUrl } = config;
  requireHostOf(TELEGRAM_API_URL, telegramApiUrl, 'TELEGRAM_API_URL', config);
  requireHostOf(MAX_API_URL, maxApiUrl, 'MAX_API_URL', config);
  requireHostOf(SMSC_API_URL, smscApiUrl, 'SMSC_API_URL', config);
  requireHostOf(SMSRU_API_URL, smsruApiUrl, 'SMSRU_API_URL', config);
  return {
    vault: vaultOf(config),
    gateways: { smsc: createSmsc(outbound, smscApiUrl), smsru: createSmsru(outbound, smsruApiUrl) },
    messengers: { telegram: createTelegram(outbound, telegramApiUrl), max: createMax(outbound, maxApiUrl) },
    siteUrl: () => requireSetting(config.siteUrl, 'SITE_URL'),
  };
}

/** Made once, when the function starts; fails there when a variable is missing. */
export function createAiClients(config: Config): AiClients {
  const outbound = createOutbound({ allow: config.outboundAllow });
  const { gigachatOauthUrl: oauthUrl, gigachatApiUrl: apiUrl } = config;
  requireProviderHost(oauthUrl, 'GIGACHAT_OAUTH_URL', config);
  requireProviderHost(apiUrl, 'GIGACHAT_API_URL', config);
  const hosts = apiUrl === undefined ? API_HOSTS : hostsFrom(apiUrl);
  return { vault: vaultOf(config), gigachat: createGigachat({ outbound, oauthUrl, hosts }) };
}

/** A chosen host of the provider stays before the other; one of a test stands alone. */
function hostsFrom(apiUrl: string): readonly ApiHost[] {
  const own = API_HOSTS.find(({ url }) => url === apiUrl);
  return own ? [own, ...API_HOSTS.filter((host) => host !== own)] : [{ url: apiUrl, model: API_HOSTS[0]!.model }];
}

const PROVIDER_HOSTS = new Set([OAUTH_URL, ...API_HOSTS.map(({ url }) => url)].map((url) => new URL(url).host));

/** A mistyped setting would hand the keys of customers to a stranger. */
function requireProviderHost(url: string | undefined, variable: string, { outboundAllow }: Config): void {
  if (url === undefined) return;
  const { protocol, host } = new URL(url);
  if ((protocol === 'https:' && PROVIDER_HOSTS.has(host)) || outboundAllow.has(host)) return;
  throw new Error(`This function is not configured: ${variable} is no address of GigaChat`);
}

/** The vault of this function; fails at its start when the key is not named. */
export function vaultOf({ vaultKeyId, region, kmsEndpoint: endpoint }: Config): Vault {
  return createVault({ keyId: requireSetting(vaultKeyId, 'VAULT_KEY_ID'), region, endpoint });
}
