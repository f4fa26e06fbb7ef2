import { describe, expect, it } from 'vitest';
import { newDataKey, openRows, personId, sealRows } from './sealed-rows.ts';
import { isUuid } from '#shared/rules/ids.ts';

const key = newDataKey();
const place = { workspaceId: 'w', dataset: 'employees#2026-10', version: 3, index: 0 };
const ROWS = [
  { id: null, name: 'Анна', salary: 100.55, left_on: null },
  { id: 'x', name: null, salary: 0, left_on: '2026-10-01' },
];

describe('sealed rows', () => {
  it('open to what they were', () => {
    expect(openRows(sealRows(ROWS, key, place), key, place)).toEqual(ROWS);
    expect(openRows(sealRows([], key, place), key, place)).toEqual([]);
  });

  it('are another text each time, and none of what they hold', () => {
    const [one, other] = [sealRows(ROWS, key, place), sealRows(ROWS, key, place)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
    expect(Buffer.from(one).includes('Анна')).toBe(false);
  });

  it.each([
    ['another workspace', { workspaceId: 'v' }],
    ['another dataset', { dataset: 'employees#2026-09' }],
    ['another version', { version: 4 }],
    ['another part', { index: 1 }],
  ])('do not open for %s', (_, other) => {
    expect(() => openRows(sealRows(ROWS, key, place), key, { ...place, ...other })).toThrow(
      'unable to authenticate data',
    );
  });

  it('do not open under another key, nor changed', () => {
    const sealed = Buffer.from(sealRows(ROWS, key, place));
    expect(() => openRows(sealed, newDataKey(), place)).toThrow('unable to authenticate data');
    sealed[20]! ^= 1;
    expect(() => openRows(sealed, key, place)).toThrow('unable to authenticate data');
  });
});

describe('the id of a person', () => {
  it('is an identifier as the service issues them: the same for the same person, another under another key', () => {
    const id = personId('email anna@example.com', key);
    expect(isUuid(id)).toBe(true);
    expect(personId('email anna@example.com', key)).toBe(id);
    expect(personId('email anna@example.com', newDataKey())).not.toBe(id);
    expect(personId('name anna@example.com', key)).not.toBe(id);
  });
});
