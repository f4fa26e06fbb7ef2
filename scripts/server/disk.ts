import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Log } from './log.ts';

/** What Linux tells of its devices. */
const SYS = '/sys';
/** How dm-crypt calls what it encrypts: by LUKS, or without a header. */
const ENCRYPTED = /^CRYPT-(?:LUKS|PLAIN)/;

/**
 * Whether a device, by its numbers `8:1`, is encrypted by this machine, itself or all that it lies on (LVM, RAID);
 * null where the kernel tells nothing of it: no Linux, a container's layers, a file system of several disks.
 */
export function isEncrypted(numbers: string, sys = SYS): boolean | null {
  const device = join(sys, 'dev/block', numbers);
  return existsSync(device) ? isEncryptedDevice(realpathSync(device)) : null;
}

function isEncryptedDevice(device: string): boolean {
  const uuid = join(device, 'dm/uuid');
  if (existsSync(uuid) && ENCRYPTED.test(readFileSync(uuid, 'utf8'))) return true;
  const slaves = join(device, 'slaves');
  const below = existsSync(slaves) ? readdirSync(slaves) : [];
  return below.length > 0 && below.every((name) => isEncryptedDevice(realpathSync(join(slaves, name))));
}

/** What is to be said of the disk under a folder; null where it is encrypted, or where nothing is known of it. */
export function wordsOfClearDisk(folder: string, sys = SYS): string | null {
  const numbers = numbersOf(statSync(folder, { bigint: true }).dev);
  if (isEncrypted(numbers, sys) !== false) return null;
  const name = basename(realpathSync(join(sys, 'dev/block', numbers)));
  return `DATA_DIR ${folder} lies on ${name}, which this machine does not encrypt: whoever gets the disk reads names, answers and pay. Put it on an encrypted one (LUKS)`;
}

/** Tells it in the log, at each start: nothing is refused for it, as a disk may be encrypted below the machine. */
export function tellOfClearDisk(folder: string, log: Log, sys = SYS): void {
  const message = wordsOfClearDisk(folder, sys);
  if (message !== null) log({ level: 'warn', message });
}

/** Major and minor number of a device, as Linux packs them into one. */
function numbersOf(device: bigint): string {
  const major = ((device >> 8n) & 0xfffn) | ((device >> 32n) & ~0xfffn);
  const minor = (device & 0xffn) | ((device >> 12n) & ~0xffn);
  return `${major}:${minor}`;
}
