import { setTimeout } from 'node:timers/promises';
import { allDone } from '#core/all-done.ts';
import { say } from '#core/clients/connection-problems.ts';
import type { JobContext } from '#functions/jobs/define-job.ts';
import { inLanguage } from '#shared/text/current.ts';
import { runMessages } from '#text/runs/messages.ts';
import type { Addressee, RunMessage } from '../channels/sender.ts';
import type { Delivery } from '../delivery.ts';
import { createPushDevices, type PushDevice } from '../repositories/push-devices.ts';
import { createPushKeys } from '../repositories/push-keys.ts';
import { openPushKeys } from './push-keys.ts';
import { topicOf, type PushMessage, type Signing } from './push-service.ts';
import { openSubscription } from './subscription.ts';

/** What telling people on their devices uses of the table: for the `repositories` of a job that does. */
export const pushNotifying = { pushDevices: createPushDevices, pushKeys: createPushKeys };

/** People whose devices are written to at once. */
const AT_ONCE = 25;
/** The function ends after 300 s; letters to whom no device was reached want some of it. */
const SENDING_MILLISECONDS = 150_000;

/**
 * Tells people of a run on all of their devices; whoever was told on one is reached. Services that ask to be left alone
 * are, within the time of the job. Devices that take nothing any more are forgotten by invitations alone: reminders leave
 * nothing in the table that would say to whom they went.
 */
export async function notifyByPush<Person extends Addressee>(
  { runId, message: kind, text, path }: RunMessage,
  people: readonly Person[],
  { repos, push, now }: JobContext<typeof pushNotifying>,
  onTold: (person: Person) => Promise<void>,
): Promise<Delivery<Person>> {
  const reached = new Set<Person>();
  const clients = push();
  const keys = await openPushKeys(repos.pushKeys, clients.vault);
  if (!keys) return { reached, problem: people.length > 0 ? say('noDeviceOfAll') : null };
  const signing: Signing = { keys, subject: clients.siteUrl(), now };
  const until = performance.now() + SENDING_MILLISECONDS;
  let without = 0;
  let failed = 0;

  async function tell(device: PushDevice, message: PushMessage): Promise<boolean> {
    const to = await openSubscription(device.sealed, device.userId, clients.vault);
    const topic = topicOf(runId, device.endpointHash);
    for (;;) {
      const pushed = await clients.push.send(to, message, topic, signing);
      if (pushed === 'sent') return true;
      if (pushed === 'gone') {
        if (kind === 'invitation') await repos.pushDevices.forget(device);
        return false;
      }
      if (pushed === 'failed' || performance.now() + pushed.waitMilliseconds > until) {
        failed += 1;
        return false;
      }
      await setTimeout(pushed.waitMilliseconds);
    }
  }

  async function tellOne(person: Person): Promise<void> {
    const devices = await repos.pushDevices.listOf(person.userId);
    if (devices.length === 0) without += 1;
    const message = inLanguage(person.language, () => ({
      title: runMessages.onDevice,
      body: text(),
      path: path(person.language),
    }));
    const told = await Promise.all(devices.map((device) => tell(device, message)));
    if (!told.includes(true)) return;
    await onTold(person);
    reached.add(person);
  }

  for (let start = 0; start < people.length; start += AT_ONCE) {
    await allDone(people.slice(start, start + AT_ONCE).map(tellOne));
  }
  const problem = failed > 0 ? say('devicesFailed') : without > 0 ? say('noDeviceOfAll') : null;
  return { reached, problem: reached.size < people.length ? (problem ?? say('noDeviceOfAll')) : null };
}
