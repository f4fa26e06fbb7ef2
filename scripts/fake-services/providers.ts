import { startDns, type PlayedDns } from './dns.ts';
import { PLAYED_CLIENT_ID, PLAYED_CLIENT_SECRET, startVk, startYandex, type PlayedOauth } from './oauth.ts';
import { createVault } from '#core/clients/vault.ts';
import type { KmsPlace } from '#core/clients/kms.ts';
import { APP_SECRET } from '#functions/integrations/repositories/portal-apps.ts';
import { createOwnProviders } from '#functions/sign-in/repositories/own-providers.ts';
import type { Table } from '#data/table.ts';

/** Yandex ID, VK ID and a name server that a product calls. */
export interface PlayedProviders {
  readonly yandex: PlayedOauth;
  readonly vk: PlayedOauth;
  readonly dns: PlayedDns;
  /** Variables that lead the functions to them. */
  readonly environment: Readonly<Record<string, string>>;
  /** `host:port` that the functions may call. */
  readonly hosts: readonly string[];
  stop(): Promise<void>;
}

/** Starts them. */
export async function startProviders(): Promise<PlayedProviders> {
  const [yandex, vk, dns] = await Promise.all([startYandex(), startVk(), startDns()]);
  return {
    yandex,
    vk,
    dns,
    environment: {
      DNS_SERVER: dns.host,
      YANDEX_CLIENT_ID: PLAYED_CLIENT_ID,
      YANDEX_OAUTH_URL: yandex.url,
      YANDEX_LOGIN_URL: yandex.url,
      VK_CLIENT_ID: PLAYED_CLIENT_ID,
      VK_ID_URL: vk.url,
      BITRIX24_CLIENT_ID: PLAYED_CLIENT_ID,
    },
    hosts: [yandex.host, vk.host],
    stop: async () => {
      await Promise.all([yandex, vk, dns].map((one) => one.stop()));
    },
  };
}

/** Sets what an operator sets once: the secret of the application of Bitrix24, sealed for each of its uses. */
export async function setBitrix24Secret(table: Table, key: KmsPlace): Promise<void> {
  const [vault, providers] = [createVault(key), createOwnProviders(table)];
  await providers.setStageSecret('bitrix24', await vault.seal(PLAYED_CLIENT_SECRET, { kind: 'provider' }));
  await providers.setStageSecret(APP_SECRET, await vault.seal(PLAYED_CLIENT_SECRET, { kind: 'bitrix24' }));
}

/** Sets what an operator sets once: the client secret of Yandex ID, sealed. */
export async function setYandexSecret(table: Table, key: KmsPlace): Promise<void> {
  const sealed = await createVault(key).seal(PLAYED_CLIENT_SECRET, { kind: 'provider' });
  await createOwnProviders(table).setStageSecret('yandex', sealed);
}
