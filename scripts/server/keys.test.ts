import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireOwnKeys } from './data-folder.ts';
import { makeKeysFile, parseKeys, rotateKeysFile, type Keys } from './keys.ts';
import { createSeal } from './sealed.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-server-keys-'));
/** As the KMS says it, of whatever does not open. */
const NOT_THE_KEY = 'Not a ciphertext of this key';
const day = new Date('2026-11-30');

function keysOf(file: string): Keys {
  return parseKeys(readFileSync(file, 'utf8'));
}

function newKeys(name: string): string {
  const file = join(folder, name);
  makeKeysFile(file, day);
  return file;
}

describe('the keys of a server', () => {
  it('are readable by their owner alone, and never written over', () => {
    const file = newKeys('own.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file, 'utf8');
    expect(() => makeKeysFile(file, day)).toThrow('is there already');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('go on after a rotation: what was sealed opens, tokens, secrets and the key of backups stay, what is sealed now has the new key', () => {
    const file = newKeys('rotated.json');
    const before = keysOf(file);
    const sealed = createSeal(before.kms, 'letters').close('письмо');
    expect(rotateKeysFile(file, day)).toBe('2026-11-30-2');
    const after = keysOf(file);
    expect(after.current).toBe('2026-11-30-2');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(createSeal(after.kms, 'letters').open(sealed)).toBe('письмо');
    expect(after.kms.forMac('token')).toEqual(before.kms.forMac('token'));
    expect(after.backups).toEqual(before.backups);
    const secretOf = ({ secrets }: Keys) =>
      secrets('origin', (letter) => letter(0) + letter(1) + letter(2) + letter(3));
    expect(secretOf(after)).toBe(secretOf(before));
    const fresh = createSeal(after.kms, 'letters').close('письмо');
    expect(() => createSeal(before.kms, 'letters').open(fresh)).toThrow(NOT_THE_KEY);
  });

  it('are told apart by what they are for', () => {
    const { kms, secrets, backups } = keysOf(newKeys('purposes.json'));
    const material = [
      Buffer.from(backups),
      kms.forMac('one'),
      kms.forMac('two'),
      kms.forSealing('one').material,
      kms.forSealing('two').material,
    ];
    expect(new Set(material.map((bytes) => bytes.toString('hex'))).size).toBe(material.length);
    const letters = (name: string) =>
      secrets(name, (letter) => Array.from({ length: 40 }, (_, at) => letter(at)).join(''));
    expect(letters('one')).toMatch(/^[a-zA-Z0-9]{40}$/);
    expect(letters('two')).not.toBe(letters('one'));
  });

  it('of another server open nothing', () => {
    const [own, other] = [keysOf(newKeys('mine.json')), keysOf(newKeys('other.json'))];
    const sealed = createSeal(own.kms, 'letters').close('письмо');
    expect(() => createSeal(other.kms, 'letters').open(sealed)).toThrow(NOT_THE_KEY);
    expect(() => createSeal(own.kms, 'keys-check').open(sealed)).toThrow(NOT_THE_KEY);
    expect(other.kms.forMac('token')).not.toEqual(own.kms.forMac('token'));
    expect(other.backups).not.toEqual(own.backups);
  });

  it('are refused for data of other keys', () => {
    const data = mkdtempSync(join(tmpdir(), 'tonus-server-data-'));
    const [own, other] = [keysOf(newKeys('first.json')), keysOf(newKeys('second.json'))];
    requireOwnKeys(data, own);
    requireOwnKeys(data, own);
    expect(() => requireOwnKeys(data, other)).toThrow('not those of the data');
  });

  it.each(['', '{}', '{"root":"AAAA","current":"a","sealing":{}}'])('are refused where they are none: %s', (text) => {
    expect(() => parseKeys(text)).toThrow(/^the keys are/);
  });
});
