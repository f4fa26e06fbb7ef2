import type { ScheduleEvent } from '#core/declaration.ts';
import { log } from '#core/log.ts';
import { createServices, newId } from '#core/services.ts';
import { notifications } from './function.ts';
import type { Sending } from '#functions/notifications/sending.ts';
import { sendDigests } from '#functions/notifications/send-digests.ts';
import { sendPacks } from '#functions/notifications/send-packs.ts';
import { sendReminders } from '#functions/notifications/send-reminders.ts';
import { inLanguage } from '#shared/text/current.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';

const services = createServices(notifications);

const SCHEDULES: Readonly<Record<string, (sending: Sending) => Promise<void>>> = {
  'send-reminders': sendReminders,
  'send-digests': async (sending) => {
    await sendDigests(sending);
    await sendPacks(sending);
  },
};

/** The Lambda of letters that go out by the clock. Its log says that it ran, never to whom it wrote or to how many. */
export async function handler({ schedule }: ScheduleEvent): Promise<void> {
  const send = SCHEDULES[schedule];
  if (!send) throw new Error(`There is no schedule ${schedule}`);
  const sending = { repos: services.repos, keyring: services.keyring, now: new Date(), newId };
  await inLanguage(DEFAULT_LANGUAGE, () => send(sending));
  log('info', 'job finished', { job: schedule });
}
