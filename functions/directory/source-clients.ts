import { createOutbound } from '#core/clients/outbound.ts';
import type { Config } from '#core/config.ts';
import type { PeopleSourceKind } from '#shared/rules/people-sources.ts';
import { createOneC } from './sources/one-c.ts';
import type { PeopleSource } from './sources/source.ts';
import { createYandex360, YANDEX_360_URL } from './sources/yandex360.ts';

/** What people are read by, for whoever may open the secrets of sources. */
export type SourceClients = Readonly<Record<PeopleSourceKind, PeopleSource>>;

/** Made where people are read; refuses an address of Yandex 360 that is not its own. */
export function createSourceClients({ outboundAllow, yandex360Url }: Config): SourceClients {
  // A mistyped setting would hand the tokens of customers to a stranger.
  if (yandex360Url !== undefined && yandex360Url !== YANDEX_360_URL && !outboundAllow.has(new URL(yandex360Url).host)) {
    throw new Error('This function is not configured: YANDEX_360_URL is no address of its service');
  }
  const outbound = createOutbound({ allow: outboundAllow });
  return { yandex360: createYandex360(outbound, yandex360Url), '1c': createOneC(outbound) };
}
