import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'aws-lambda';
import { createOutbound } from '#core/clients/outbound.ts';
import { requireSetting } from '#core/config.ts';
import type { ScheduleEvent } from '#core/declaration.ts';
import { authorization } from '#core/http/authorization.ts';
import type { HttpEvent } from '#core/http/event.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { serve } from '#core/http/serve.ts';
import { log } from '#core/log.ts';
import { createServices, newId } from '#core/services.ts';
import { vaultOf } from '#functions/integrations/clients.ts';
import { deliverWebhooks, sendingRepositories } from '#functions/webhooks/deliver-webhooks.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { webhooks } from './function.ts';

const api = serve(webhooks, { authorization, idempotency });
const { repos, config } = createServices({ repositories: sendingRepositories, authenticates: false });
const sender = {
  repos,
  vault: vaultOf(config),
  outbound: createOutbound({ allow: config.outboundAllow }),
  siteUrl: requireSetting(config.siteUrl, 'SITE_URL'),
  newId,
  clock: () => new Date(),
  wait: (milliseconds: number) => delay(milliseconds),
};

/** The next minute begins another execution; what this one has begun ends within its time. */
const SENDING_MILLISECONDS = 50_000;

/** Answers people by the contract, and sends events by the clock. */
export function handler(event: HttpEvent, context: Context): ReturnType<typeof api>;
export function handler(event: ScheduleEvent): Promise<void>;
export function handler(event: HttpEvent | ScheduleEvent, context?: Context) {
  if ('schedule' in event) return deliver(event.schedule);
  return api(event, context as Parameters<typeof api>[1]);
}

async function deliver(schedule: string): Promise<void> {
  const until = new Date(Date.now() + SENDING_MILLISECONDS);
  await inLanguage(DEFAULT_LANGUAGE, () => deliverWebhooks({ ...sender, until }));
  log('info', 'job finished', { job: schedule });
}
