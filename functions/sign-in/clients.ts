import { BITRIX_OAUTH_URL } from '#core/bitrix-oauth.ts';
import { createOutbound } from '#core/clients/outbound.ts';
import { createVault, type Vault } from '#core/clients/vault.ts';
import { requireHostOf, requireSetting, type Config } from '#core/config.ts';
import type { StageProvider } from '#shared/rules/sign-in.ts';
import { createDns, type Dns } from './dns.ts';
import { createOidc, type Oidc } from './providers/oidc.ts';
import type { Provider } from './providers/provider.ts';
import { createBitrix24 } from './providers/bitrix24.ts';
import { createVk, VK_ID_URL } from './providers/vk.ts';
import { createYandex, YANDEX_LOGIN_URL, YANDEX_OAUTH_URL } from './providers/yandex.ts';

/** How a provider of everybody is opened; its secret is asked for when it is needed. */
type OpenStageProvider = (secretOf: () => Promise<string>) => Provider;

/** What the function of signing in has besides what all have. */
export interface SignInClients {
  readonly vault: Vault;
  readonly oidc: Oidc;
  readonly dns: Dns;
  /** The providers that are set up for everybody. */
  readonly stageProviders: Readonly<Partial<Record<StageProvider, OpenStageProvider>>>;
  /** Whether a host is one that a test plays, and need not be https. */
  readonly isOwnHost: (host: string) => boolean;
  /** Where the site stands, which providers send browsers back to. */
  readonly siteUrl: () => string;
}

/** Made once, when the function starts; fails there when a variable is missing. */
export function createSignInClients(config: Config): SignInClients {
  const outbound = createOutbound({ allow: config.outboundAllow });
  const { yandexClientId, vkClientId, yandexOauthUrl, yandexLoginUrl, vkIdUrl } = config;
  requireHostOf(YANDEX_OAUTH_URL, yandexOauthUrl, 'YANDEX_OAUTH_URL', config);
  requireHostOf(YANDEX_LOGIN_URL, yandexLoginUrl, 'YANDEX_LOGIN_URL', config);
  requireHostOf(VK_ID_URL, vkIdUrl, 'VK_ID_URL', config);
  const yandex: OpenStageProvider | null =
    yandexClientId === undefined
      ? null
      : (clientSecret) =>
          createYandex(outbound, {
            clientId: yandexClientId,
            clientSecret,
            oauthUrl: yandexOauthUrl,
            loginUrl: yandexLoginUrl,
          });
  const vk: OpenStageProvider | null =
    vkClientId === undefined ? null : () => createVk(outbound, { clientId: vkClientId, url: vkIdUrl });
  const { bitrix24ClientId, bitrix24OauthUrl } = config;
  requireHostOf(BITRIX_OAUTH_URL, bitrix24OauthUrl, 'BITRIX24_OAUTH_URL', config);
  const bitrix24: OpenStageProvider | null =
    bitrix24ClientId === undefined
      ? null
      : (clientSecret) =>
          createBitrix24(outbound, { clientId: bitrix24ClientId, clientSecret, oauthUrl: bitrix24OauthUrl });
  const isOwnHost = (host: string) => config.outboundAllow.has(host);
  return {
    vault: createVault({
      keyId: requireSetting(config.vaultKeyId, 'VAULT_KEY_ID'),
      region: config.region,
      endpoint: config.kmsEndpoint,
    }),
    oidc: createOidc(outbound, isOwnHost),
    dns: createDns(config.dnsServer),
    stageProviders: { ...(yandex && { yandex }), ...(vk && { vk }), ...(bitrix24 && { bitrix24 }) },
    isOwnHost,
    siteUrl: () => requireSetting(config.siteUrl, 'SITE_URL'),
  };
}
