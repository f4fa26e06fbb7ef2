import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '#web/test-support/fake-browser.ts';
import { storedDrafts } from './stored-draft.ts';
import { questionsOf } from '../../lib/draft.ts';
import { blankQuestion, NEW_POLL, ofPoll, toQuestion } from './poll-draft.ts';

const place = { userId: 'anna', workspaceId: 'romashka', id: null };
const now = new Date('2026-11-21T09:00:00.000Z');
const kept = {
  draft: {
    ...NEW_POLL,
    title: 'Пульс',
    items: [
      toQuestion({ id: 'q', text: 'Как дела?', required: false, scale: '1-5', direction: 'lower_is_better' }),
      blankQuestion(),
    ],
  },
  version: 4,
  at: '2026-11-21T08:00:00.000Z',
};
const KEY = 'tonus:poll-draft:anna:romashka:new';

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('unsaved work on this device', () => {
  it('comes back as it was', () => {
    storedDrafts.store(place, kept);
    expect(storedDrafts.read(place, now)).toEqual(kept);
    storedDrafts.remove(place);
    expect(storedDrafts.read(place, now)).toBeNull();
    expect(browser.values.size).toBe(0);
  });

  it('comes back from before its questions had ids, scales and directions', () => {
    const questions = [
      { key: 0, text: 'Как дела?', required: false },
      { key: 3, text: '', required: true, scale: '0-10' },
    ];
    const { items: _, ...settings } = kept.draft;
    browser.values.set(KEY, JSON.stringify({ ...kept, draft: { ...settings, questions } }));
    const found = questionsOf(storedDrafts.read(place, now)!.draft);
    expect(found.map(ofPoll)).toMatchObject([
      { text: 'Как дела?', required: false, scale: null, direction: null },
      { text: '', required: true, scale: '0-10', direction: null },
    ]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
  });

  it('is nobody else’s, and of no other workspace or poll', () => {
    storedDrafts.store(place, kept);
    expect(storedDrafts.read({ ...place, userId: 'boris' }, now)).toBeNull();
    expect(storedDrafts.read({ ...place, workspaceId: 'lutik' }, now)).toBeNull();
    expect(storedDrafts.read({ ...place, id: 'p' }, now)).toBeNull();
  });

  it('is not offered after a month, nor when it cannot be read', () => {
    storedDrafts.store(place, kept);
    expect(storedDrafts.read(place, new Date('2026-12-22T09:00:00.000Z'))).toBeNull();
    for (const text of [
      '',
      '{',
      '{"draft":1}',
      JSON.stringify({ ...kept, draft: { ...kept.draft, items: undefined, questions: [] } }),
    ]) {
      for (const key of browser.values.keys()) browser.values.set(key, text);
      expect(storedDrafts.read(place, now)).toBeNull();
    }
  });
});
