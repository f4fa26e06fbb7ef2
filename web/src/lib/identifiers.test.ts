import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { classifyIds, isWorkspaceId, normalizeId, requireWorkspaceId, sameId } from './identifiers.ts';

const V4 = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('isWorkspaceId', () => {
  it.each([V4, V4.toUpperCase(), 'a3bb189e-8bf9-1888-8912-ace4e6543002', 'a3bb189e-8bf9-5888-b912-ace4e6543002'])(
    'knows %s as an id, silently (A5-38)',
    (id) => {
      expect(isWorkspaceId(id)).toBe(true);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([
    'a3bb189e-8bf9-0888-9912-ace4e6543002',
    'a3bb189e-8bf9-6888-9912-ace4e6543002',
    'a3bb189e-8bf9-4888-7912-ace4e6543002',
    'a3bb189e-8bf9-4888-c912-ace4e6543002',
    'a3bb189e8bf948889912ace4e6543002',
    `${V4}0`,
    'мой дом',
    '',
    '12.5',
    null,
    undefined,
    {},
  ])('refuses %s (A5-38)', (id) => {
    expect(isWorkspaceId(id)).toBe(false);
  });

  it('accepts digits of old with a console warning (A5-39, A3-22)', () => {
    expect(isWorkspaceId('42')).toBe(true);
    expect(warn).toHaveBeenCalledWith('Legacy integer ID detected: 42. Consider upgrading to UUID.');
  });
});

describe('normalizeId', () => {
  it('makes null of null and undefined (A5-40)', () => {
    expect(normalizeId(null)).toBeNull();
    expect(normalizeId(undefined)).toBeNull();
  });

  it('gives one spelling and null for what is no id', () => {
    expect(normalizeId(` ${V4.toUpperCase()} `)).toBe(V4);
    expect(normalizeId(42)).toBe('42');
    expect(normalizeId('мой дом')).toBeNull();
  });
});

describe('sameId', () => {
  it('holds for identical values and for spellings of one id (A5-41)', () => {
    expect(sameId(V4, V4.toUpperCase())).toBe(true);
    expect(sameId('42', 42)).toBe(true);
    expect(sameId('not an id', 'not an id')).toBe(true);
    expect(sameId(null, null)).toBe(true);
  });

  it('does not hold for two values that are no ids (A5-41)', () => {
    expect(sameId('one', 'two')).toBe(false);
    expect(sameId(null, undefined)).toBe(false);
    expect(sameId(V4, null)).toBe(false);
  });
});

describe('requireWorkspaceId', () => {
  it('throws for a value that is no id (A5-42)', () => {
    expect(() => requireWorkspaceId('мой дом')).toThrow('Invalid workspace ID provided');
    expect(() => requireWorkspaceId(null)).toThrow('Invalid workspace ID provided');
    expect(requireWorkspaceId(V4)).toBe(V4);
  });
});

describe('classifyIds', () => {
  const list = (uuids: number, integers: number) => [
    ...Array.from({ length: uuids }, () => ({ id: V4 })),
    ...Array.from({ length: integers }, (_, index) => ({ id: index + 1 })),
  ];

  it.each([
    [8, 2, 'uuid'],
    [10, 0, 'uuid'],
    [2, 8, 'integer'],
    [0, 10, 'integer'],
  ])('calls %i UUIDs among %i integers %s (A5-43, A5-44)', (uuids, integers, format) => {
    expect(classifyIds(list(uuids, integers), 'workspaces').format).toBe(format);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    [79, 21],
    [21, 79],
  ])('calls %i UUIDs and %i integers mixed, with confidence 50 and a warning (A5-45, A5-46)', (uuids, integers) => {
    expect(classifyIds(list(uuids, integers), 'workspaces')).toEqual({ format: 'mixed', confidence: 50 });
    expect(warn).toHaveBeenCalledWith('Mixed ID formats detected in workspaces. Migration may be in progress.');
  });

  it('leaves other ids out of the share (A5-43)', () => {
    expect(classifyIds([...list(8, 2), { id: 'мой дом' }, { id: null }], 'workspaces').format).toBe('uuid');
  });

  it.each([[[]], [null], ['list'], [[{ id: 'мой дом' }]]])('knows nothing about %j (A5-47)', (items) => {
    expect(classifyIds(items, 'workspaces')).toEqual({ format: 'unknown', confidence: 0 });
  });
});
