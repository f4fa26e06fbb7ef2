import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { put, remove } from '#data/writes.ts';
import { PUSH_DEVICES } from '#shared/rules/push.ts';

/** A device on which somebody is told of runs: the one of a session, with which it goes. */
export interface PushDevice {
  readonly userId: string;
  readonly sessionId: string;
  /** Its address at a push service and the keys of its messages, as the vault has sealed them. */
  readonly sealed: string;
  /** Of the address, so that a device is known again. */
  readonly endpointHash: string;
  /** What it runs on, as sessions have it; null = unknown. */
  readonly device: string | null;
  readonly since: string;
  /** From then on it is forgotten, in seconds. */
  readonly ttl: number;
}

/** Devices that take notifications, in a partition of their account. */
export function createPushDevices(table: Table) {
  /** Those of an account, the oldest first. */
  async function listOf(userId: string): Promise<PushDevice[]> {
    const items = await table.queryAll(ranges.pushDevices(userId), { consistent: true });
    return items.map(toDevice).toSorted((a, b) => a.since.localeCompare(b.since));
  }

  return {
    listOf,

    /**
     * Keeps a device while its session lasts, in place of what was kept of it; where there are more than ten the oldest
     * go. False where the session has ended. The session is looked for afterwards, and in no transaction: who may write
     * in one with it could write a session.
     */
    async save(device: PushDevice): Promise<boolean> {
      const { userId, sessionId, endpointHash } = device;
      const key = keys.pushDevice(userId, sessionId);
      await table.write(put({ ...key, type: 'push-device', ...device }));
      const [session] = await table.getMany([keys.session(userId, sessionId)], { consistent: true });
      if (!session) {
        await table.write(remove(key));
        return false;
      }
      const others = (await listOf(userId)).filter((one) => one.sessionId !== sessionId);
      const same = others.filter((one) => one.endpointHash === endpointHash);
      const rest = others.filter((one) => !same.includes(one));
      const unwanted = [...same, ...rest.slice(0, Math.max(0, rest.length + 1 - PUSH_DEVICES))];
      await table.removeMany(unwanted.map((one) => keys.pushDevice(userId, one.sessionId)));
      return true;
    },

    /** Takes a device away, unless another has come in its place. */
    async forget({ userId, sessionId, endpointHash }: PushDevice): Promise<void> {
      await unlessChanged(table.write(remove(keys.pushDevice(userId, sessionId), { equals: { endpointHash } })));
    },

    /** Takes the device of a session away; as often as asked. */
    async remove(userId: string, sessionId: string): Promise<void> {
      await table.write(remove(keys.pushDevice(userId, sessionId)));
    },
  };
}

/** What goes with a session. */
export function sessionKeys(userId: string, sessionId: string): [session: Key, device: Key] {
  return [keys.session(userId, sessionId), keys.pushDevice(userId, sessionId)];
}

function toDevice({ userId, sessionId, sealed, endpointHash, device, since, ttl }: Item): PushDevice {
  return {
    userId: String(userId),
    sessionId: String(sessionId),
    sealed: String(sealed),
    endpointHash: String(endpointHash),
    device: typeof device === 'string' ? device : null,
    since: String(since),
    ttl: Number(ttl),
  };
}
