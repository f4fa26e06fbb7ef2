import { describe, expect, it } from 'vitest';
import { keeps, slotIn } from './storage-slot.ts';
import { draftFor, draftKey, keepDraft, readDraft } from './draft.ts';

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

const draft = { answers: { q1: '8', q2: 'Шумно' }, session: null, seconds: 40 };
const place = (storage: MemoryStorage, name = 'token') => slotIn(storage, draftKey(name));

describe('a draft on the device', () => {
  it('comes back in the same place only', () => {
    const storage = new MemoryStorage();
    keepDraft(place(storage, 'token-a'), draft);
    expect(readDraft(place(storage, 'token-a'))).toEqual(draft);
    expect(readDraft(place(storage, 'token-b'))).toBeNull();
  });

  it('remembers the session it was already sent under', () => {
    const kept = place(new MemoryStorage());
    keepDraft(kept, { ...draft, session: 'b7e4', seconds: 0 });
    expect(readDraft(kept)?.session).toBe('b7e4');
  });

  it('is gone once cleared', () => {
    const storage = new MemoryStorage();
    keepDraft(place(storage), draft);
    place(storage).clear();
    expect(storage.items.size).toBe(0);
  });

  it.each(['{', '[]', '7', '{"answers":null}', '{"answers":"text"}'])('survives a stored %s', (stored) => {
    const kept = place(new MemoryStorage());
    kept.write(stored);
    expect(readDraft(kept)).toBeNull();
  });

  it('leaves out what is not text', () => {
    const kept = place(new MemoryStorage());
    kept.write('{"answers":{"q1":8,"q2":"да"},"session":5}');
    expect(readDraft(kept)).toEqual({ answers: { q2: 'да' }, session: null, seconds: 0 });
  });
});

describe('a draft put back', () => {
  const asked = ['q1', 'q2'].map((id) => ({ id }));

  it('holds what was written to the questions that are asked', () => {
    expect(draftFor(asked, { answers: { q2: 'Шумно', gone: 'да' }, session: null, seconds: 3 })).toEqual({
      answers: { q2: 'Шумно' },
      session: null,
      seconds: 3,
    });
  });

  it('without a word left still knows the session it was sent under, so that no second answer follows', () => {
    const sent = { answers: { q1: '', q2: '' }, session: 'b7e4', seconds: 0 };
    expect(draftFor(asked, sent)).toEqual({ answers: {}, session: 'b7e4', seconds: 0 });
    expect(draftFor(asked, { ...sent, session: null })).toBeNull();
    expect(draftFor(asked, null)).toBeNull();
  });
});

describe('a browser that keeps nothing', () => {
  it('is told apart', () => {
    expect(keeps(place(new MemoryStorage()))).toBe(true);
    expect(keeps(slotIn(closed, 'probe'))).toBe(false);
    expect(keeps(slotIn(null, 'probe'))).toBe(false);
  });

  it('breaks nothing', () => {
    for (const storage of [closed, null]) {
      const kept = slotIn(storage, draftKey('token'));
      keepDraft(kept, draft);
      kept.clear();
      expect(readDraft(kept)).toBeNull();
    }
  });
});
