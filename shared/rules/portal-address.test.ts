import { describe, expect, it } from 'vitest';
import { parsePortalAddress, workspaceOfState } from './portal-address.ts';

const ID = '0b7f6c1e-5f0a-4d52-9f5c-0f3c0c7f9a11';
const KEY = 'A'.repeat(43);

describe('the address of a portal', () => {
  it.each([
    ['romashka.bitrix24.ru', 'https://romashka.bitrix24.ru'],
    ['  https://Romashka.bitrix24.ru/company/?a=b#c ', 'https://romashka.bitrix24.ru'],
    ['портал.ромашка.рф', 'https://xn--80awhdgm.xn--80aa3agjl3d.xn--p1ai'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('%s', (text, origin) => {
    expect(parsePortalAddress(text)).toBe(origin);
  });

  it.each(['', 'portal', 'https://', 'javascript:alert(1)', 'https://a:b@romashka.bitrix24.ru', 'ftp://romashka.ru'])(
    'is not %s',
    (text) => {
      expect(parsePortalAddress(text)).toBeNull();
    },
  );
});

describe('a state', () => {
  it('tells the workspace that is connected, and nothing where it is of anything else', () => {
    expect(workspaceOfState(`portal.${ID}.${KEY}`)).toBe(ID);
    expect(workspaceOfState(`portal.../../x.${KEY}`)).toBeNull();
    expect(workspaceOfState(`${ID}.${KEY}`)).toBeNull();
  });
});
