import { invalid, unauthorized } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { deviceOf } from '#functions/accounts/device.ts';
import { PUSH_DEVICE_DAYS } from '#shared/rules/push.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import { pushValidation } from '#text/notifications/push-validation.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import type { PushOperation } from '../operation.ts';
import { presentPushDevice } from '../present-push-device.ts';
import { openPushKeys } from '../push/push-keys.ts';
import { topicOf } from '../push/push-service.ts';
import { hashOfEndpoint, hasPushKeys, isPushService, sealSubscription } from '../push/subscription.ts';

/** How often one person may have a device kept: each may be written to at once. */
const SAVINGS = { name: 'push-device', limit: 30, windowSeconds: 3600 };

/** Has the device of this session told of runs, in place of what was kept of it; on request it is written to at once. */
export const savePushDevice: PushOperation<'savePushDevice'> = async (context, { body: { trial, ...given } }) => {
  const { repos, actor, userAgent, now, vault, push, playedServices, siteUrl } = context;
  if (!isPushService(given.endpoint, playedServices)) {
    return invalid([{ path: 'endpoint', message: pushValidation.wrongEndpoint }]);
  }
  if (!hasPushKeys(given)) return invalid([{ path: 'keys', message: pushValidation.wrongKeys }]);
  const keys = await openPushKeys(repos.pushKeys, vault);
  // Nobody has asked for the key that a browser binds its notifications to.
  if (!keys) return invalid([{ path: 'keys', message: pushValidation.wrongKeys }]);
  await countAttempt(SAVINGS, actor.userId, context);
  const { userId, sessionId } = actor;
  const device = {
    userId,
    sessionId,
    sealed: await sealSubscription(given, userId, vault),
    endpointHash: hashOfEndpoint(given.endpoint),
    device: deviceOf(userAgent),
    since: now.toISOString(),
    ttl: seconds(now) + PUSH_DEVICE_DAYS * DAY_SECONDS,
  };
  if (!(await repos.pushDevices.save(device))) return unauthorized();
  const message = { ...notificationsLetters.trials.push, path: '/app' };
  const pushed = trial
    ? await push.send(given, message, topicOf('trial', device.endpointHash), { keys, subject: siteUrl(), now })
    : null;
  if (pushed === 'gone') await repos.pushDevices.forget(device);
  const devices = await repos.pushDevices.listOf(userId);
  return {
    public_key: keys.publicKey,
    devices: devices.map((one) => presentPushDevice(one, actor)),
    delivered: pushed === null ? null : pushed === 'sent',
  };
};
