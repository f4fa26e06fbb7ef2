import { startMax } from '#scripts/fake-services/max.ts';
import { startSmsc, startSmsru, type PlayedSms } from '#scripts/fake-services/sms.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import type { PlayedMessenger } from '#scripts/fake-services/bots.ts';
import type { SmsGatewayName } from '#shared/rules/sms.ts';
import type { Messenger } from '#shared/rules/messengers.ts';

/**
 * Messengers and SMS gateways of a test file's own, which the functions of this process call: to be started before they are loaded.
 */
export async function startOwnMessengers(): Promise<
  Readonly<Record<Messenger, PlayedMessenger> & Record<SmsGatewayName, PlayedSms>> & {
    readonly stop: () => Promise<void>;
  }
> {
  const played = {
    telegram: await startTelegram(),
    max: await startMax(),
    smsc: await startSmsc(),
    smsru: await startSmsru(),
  };
  const allowed = process.env['OUTBOUND_ALLOW'];
  const hosts = Object.values(played).map(({ host }) => host);
  Object.assign(process.env, {
    OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), ...hosts].join(','),
    TELEGRAM_API_URL: played.telegram.url,
    MAX_API_URL: played.max.url,
    SMSC_API_URL: played.smsc.url,
    SMSRU_API_URL: played.smsru.url,
    SITE_URL: 'https://tonus.example',
  });
  return {
    ...played,
    stop: async () => {
      await Promise.all(Object.values(played).map((one) => one.stop()));
    },
  };
}

let bots = 0;

/** A token that nobody has used before. */
export function newBotToken(): string {
  bots += 1;
  return `${700_000 + bots}:tonus-secret-${bots}`;
}
