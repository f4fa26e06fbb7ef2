import { guardsIn } from '../guard.ts';

const DEVICES = 'tests/api/notifications/push-devices.test.ts';
const TELL = 'tests/api/jobs/tell-by-push.test.ts';

/** Notifications on devices. */
export const guards = [
  guardsIn('functions/notifications/push/subscription.ts', DEVICES, {
    'push services alone -> of no push service|by name':
      "return [-PUSH_SERVICES.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one))-]{+true+};",
    'push services by TLS -> without TLS': "if ([-protocol !== 'https:' || -]username !== ''",
    'a subscription sealed -> sealed':
      "return [-vault.seal(JSON.stringify(subscription), { account, kind: 'push' })-]{+Promise.resolve(JSON.stringify(subscription))+};",
    'keys on the curve -> beside the curve': "[-ECDH.convertKey(point, 'prime256v1');-]",
  }),
  guardsIn('functions/notifications/operations/save-push-device.ts', DEVICES, {
    'devices kept limited -> thirty times': '[-await countAttempt(SAVINGS, actor.userId, context);-]',
  }),
  guardsIn('functions/notifications/repositories/push-devices.ts', DEVICES, {
    'a device of a living session -> has ended meanwhile': 'if ([-!session-]{+false+}) {',
    'one account a device -> under another session': 'one.endpointHash [-===-]{+!==+} endpointHash',
  }),
  guardsIn('functions/accounts/repositories/sessions.ts', DEVICES, {
    'a device goes with its session -> ended from another device':
      '...rest[-.map((key) => remove(key))-]{+.slice(1).map((key) => remove(key))+}',
  }),
  guardsIn('functions/notifications/push/notify-by-push.ts', TELL, {
    'reminders forget no device -> leaves nothing in the table': "if ([-kind === 'invitation'-]{+true+}) await",
    'patience of a job with devices -> longer than the job may':
      "pushed === 'failed' || [-performance.now() + pushed.waitMilliseconds > until-]{+false+}",
  }),
  guardsIn('functions/notifications/push/push-service.ts', TELL, {
    'a topic of one device -> who is asked the same': '.update(`${about}[-\\n${endpointHash}-]`)',
    'a message padded -> by its length': 'post(to, message, topic, signing, [-true-]{+false+})',
  }),
];
