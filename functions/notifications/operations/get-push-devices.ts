import type { PushOperation } from '../operation.ts';
import { presentPushDevice } from '../present-push-device.ts';
import { publicPushKey } from '../push/push-keys.ts';

/** The devices on which whoever asks is told of runs, and the key by which another is added. */
export const getPushDevices: PushOperation<'getPushDevices'> = async ({ repos, actor, vault, now }) => {
  const devices = await repos.pushDevices.listOf(actor.userId);
  return {
    public_key: await publicPushKey(repos.pushKeys, vault, now),
    devices: devices.map((device) => presentPushDevice(device, actor)),
  };
};
