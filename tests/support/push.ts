import { createECDH, randomBytes } from 'node:crypto';
import { publicPushKey } from '#functions/notifications/push/push-keys.ts';
import { hashOfEndpoint, sealSubscription } from '#functions/notifications/push/subscription.ts';
import { PUSH_DEVICE_DAYS } from '#shared/rules/push.ts';
import { startPushService, type PlayedPushService, type PlayedSubscription } from '#scripts/fake-services/push.ts';
import { repos, vault, type Person } from './factories.ts';

/** A push service of a test file's own, which the functions of this process call: to be started before they are loaded. */
export async function startOwnPushService(): Promise<PlayedPushService> {
  const played = await startPushService();
  const allowed = process.env['OUTBOUND_ALLOW'];
  process.env['OUTBOUND_ALLOW'] = [...(allowed ? [allowed] : []), played.host].join(',');
  process.env['SITE_URL'] = 'https://tonus.example';
  return played;
}

/** What a browser would give out, for a device that nobody has. */
export function newSubscription(): PlayedSubscription {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(16).toString('base64url')}`,
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** Makes the keys of the site, unless they are there. */
export async function makePushKeys(): Promise<void> {
  await publicPushKey(repos.pushKeys, vault, new Date());
}

/** The device of somebody's session takes notifications from now on. */
export async function makePushDevice(
  { id: userId, sessionId }: Pick<Person, 'id' | 'sessionId'>,
  given: PlayedSubscription = newSubscription(),
): Promise<void> {
  await makePushKeys();
  const now = Date.now();
  const saved = await repos.pushDevices.save({
    userId,
    sessionId,
    sealed: await sealSubscription(given, userId, vault),
    endpointHash: hashOfEndpoint(given.endpoint),
    device: 'Chrome, Android',
    since: new Date(now).toISOString(),
    ttl: Math.floor(now / 1000) + PUSH_DEVICE_DAYS * 86_400,
  });
  if (!saved) throw new Error('The session of this device has ended');
}
