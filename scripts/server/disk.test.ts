import { mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isEncrypted, tellOfClearDisk, wordsOfClearDisk } from './disk.ts';

const sys = mkdtempSync(join(tmpdir(), 'tonus-sys-'));
mkdirSync(join(sys, 'dev/block'), { recursive: true });

/** A device as the kernel shows it: its numbers, and what it lies on. */
function makeDevice(name: string, numbers: string, { uuid, on = [] }: { uuid?: string; on?: readonly string[] } = {}) {
  const device = join(sys, 'devices', name);
  mkdirSync(join(device, 'slaves'), { recursive: true });
  if (uuid !== undefined) {
    mkdirSync(join(device, 'dm'));
    writeFileSync(join(device, 'dm/uuid'), `${uuid}\n`);
  }
  for (const below of on) symlinkSync(join(sys, 'devices', below), join(device, 'slaves', below));
  symlinkSync(device, join(sys, 'dev/block', numbers));
}
makeDevice('sda1', '4001:1');
makeDevice('sdb1', '4001:17');
makeDevice('dm-0', '4000:0', { uuid: 'CRYPT-LUKS2-0123-sda1_crypt', on: ['sda1'] });
makeDevice('dm-1', '4000:1', { uuid: 'LVM-abc', on: ['dm-0'] });
makeDevice('dm-2', '4000:2', { uuid: 'LVM-def', on: ['dm-0', 'sdb1'] });
makeDevice('dm-3', '4000:3', { uuid: 'CRYPT-VERITY-0123', on: ['sdb1'] });

describe('the disk under the data', () => {
  it.each<[string, boolean | null, string]>([
    ['4001:1', false, 'a partition'],
    ['4000:0', true, 'LUKS'],
    ['4000:1', true, 'a volume on LUKS'],
    ['4000:2', false, 'a volume half of which lies beside LUKS'],
    ['4000:3', false, 'a disk that is only checked'],
    ['0:42', null, 'a file system that belongs to no device'],
  ])('%s is encrypted: %s (%s)', (numbers, expected) => {
    expect(isEncrypted(numbers, sys)).toBe(expected);
  });

  it('is told of where it is known not to be encrypted, and only there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonus-disk-'));
    expect(wordsOfClearDisk(folder, sys)).toBeNull();
    const { dev } = statSync(folder);
    // Small numbers are packed into two bytes.
    makeDevice('vda', `${(dev >> 8) & 0xfff}:${(dev & 0xff) | ((dev >> 12) & 0xfff00)}`);
    expect(wordsOfClearDisk(folder, sys)).toContain(`${folder} lies on vda`);
  });

  it('is told of in the log as a warning, which keeps nothing from starting', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonus-disk-'));
    const said: object[] = [];
    tellOfClearDisk(folder, (line) => said.push(line), sys);
    expect(said).toEqual([{ level: 'warn', message: wordsOfClearDisk(folder, sys) }]);
  });
});
