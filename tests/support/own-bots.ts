import { startMax } from '#scripts/fake-services/max.ts';
import { startTelegram } from '#scripts/fake-services/telegram.ts';
import type { PlayedMessenger } from '#scripts/fake-services/bots.ts';
import { MESSENGERS, type Messenger } from '#shared/rules/messengers.ts';

/**
 * Messengers of a test file's own, which the functions of this process call: to be started before they are loaded.
 */
export async function startOwnMessengers(): Promise<
  Readonly<Record<Messenger, PlayedMessenger>> & { readonly stop: () => Promise<void> }
> {
  const played = { telegram: await startTelegram(), max: await startMax() };
  const allowed = process.env['OUTBOUND_ALLOW'];
  const hosts = MESSENGERS.map((messenger) => played[messenger].host);
  Object.assign(process.env, {
    OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), ...hosts].join(','),
    TELEGRAM_API_URL: played.telegram.url,
    MAX_API_URL: played.max.url,
    SITE_URL: 'https://tonus.example',
  });
  return {
    ...played,
    stop: async () => {
      await Promise.all(MESSENGERS.map((messenger) => played[messenger].stop()));
    },
  };
}

let bots = 0;

/** A token that nobody has used before. */
export function newBotToken(): string {
  bots += 1;
  return `${700_000 + bots}:tonus-secret-${bots}`;
}
