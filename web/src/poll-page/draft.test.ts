import { describe, expect, it } from 'vitest';
import { canKeep, dropDraft, keepDraft, readDraft } from './draft.ts';

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

const closed = {
  getItem: () => {
    throw new Error('SecurityError');
  },
  setItem: () => {
    throw new Error('QuotaExceededError');
  },
  removeItem: () => {
    throw new Error('SecurityError');
  },
};

const draft = { answers: { q1: '8', q2: 'Шумно' }, session: null };

describe('a draft on the device', () => {
  it('comes back for the same link only', () => {
    const storage = new MemoryStorage();
    keepDraft(storage, 'token-a', draft);
    expect(readDraft(storage, 'token-a')).toEqual(draft);
    expect(readDraft(storage, 'token-b')).toBeNull();
  });

  it('remembers the session it was already sent under', () => {
    const storage = new MemoryStorage();
    keepDraft(storage, 'token', { ...draft, session: 'b7e4' });
    expect(readDraft(storage, 'token')?.session).toBe('b7e4');
  });

  it('is gone once dropped', () => {
    const storage = new MemoryStorage();
    keepDraft(storage, 'token', draft);
    dropDraft(storage, 'token');
    expect(storage.items.size).toBe(0);
  });

  it.each(['{', '[]', '7', '{"answers":null}', '{"answers":"text"}'])('survives a stored %s', (stored) => {
    const storage = new MemoryStorage();
    keepDraft(storage, 'token', draft);
    storage.items.set([...storage.items.keys()][0]!, stored);
    expect(readDraft(storage, 'token')).toBeNull();
  });

  it('leaves out what is not text', () => {
    const storage = new MemoryStorage();
    keepDraft(storage, 'token', draft);
    storage.items.set([...storage.items.keys()][0]!, '{"answers":{"q1":8,"q2":"да"},"session":5}');
    expect(readDraft(storage, 'token')).toEqual({ answers: { q2: 'да' }, session: null });
  });
});

describe('a browser that keeps nothing', () => {
  it('is told apart', () => {
    expect(canKeep(new MemoryStorage())).toBe(true);
    expect(canKeep(closed)).toBe(false);
    expect(canKeep(null)).toBe(false);
  });

  it('breaks nothing', () => {
    keepDraft(closed, 'token', draft);
    dropDraft(closed, 'token');
    expect(readDraft(closed, 'token')).toBeNull();
    expect(readDraft(null, 'token')).toBeNull();
  });
});
