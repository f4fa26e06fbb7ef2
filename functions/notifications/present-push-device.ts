import type { Identity } from '#core/tokens.ts';
import { deviceName } from '#functions/accounts/device.ts';
import type { PushDevice as Presented } from '#shared/models/push.ts';
import type { PushDevice } from './repositories/push-devices.ts';

/** A device without where it is written to. */
export function presentPushDevice({ sessionId, device, since }: PushDevice, actor: Identity): Presented {
  return { id: sessionId, device: device && deviceName(device), since, current: sessionId === actor.sessionId };
}
