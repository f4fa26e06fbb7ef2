import { createOutbound } from '#core/clients/outbound.ts';
import { requireSetting, type Config } from '#core/config.ts';
import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { vaultOf } from '#functions/integrations/clients.ts';
import { repositories } from '#functions/webhooks/operation.ts';
import * as operations from '#functions/webhooks/operations/index.ts';
import { webhooks as routes } from '#shared/contract/webhooks.ts';

/** Subscriptions to events, and by the clock the events themselves. It alone calls the addresses that are given for them. */
export const webhooks = defineApi({
  name: 'webhooks',
  description: 'Events for other systems: subscriptions, and sending by the clock',
  timeout: OUTBOUND_TIMEOUT + 65,
  concurrencyShare: 1,
  linksToSite: true,
  secrets: ['webhooks'],
  clients: (config: Config) => ({
    vault: vaultOf(config),
    outbound: createOutbound({ allow: config.outboundAllow }),
    siteUrl: requireSetting(config.siteUrl, 'SITE_URL'),
  }),
  routes,
  repositories,
  operations,
  schedules: { 'deliver-webhooks': { expression: 'rate(1 minute)' } },
});
