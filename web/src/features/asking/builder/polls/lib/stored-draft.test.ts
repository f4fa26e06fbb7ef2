import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '#web/test-support/fake-browser.ts';
import { removeStoredDraft, storeDraft, readStoredDraft } from './stored-draft.ts';
import { NEW_POLL } from './poll-draft.ts';

const place = { userId: 'anna', workspaceId: 'romashka', pollId: null };
const now = new Date('2026-11-21T09:00:00.000Z');
const kept = {
  draft: {
    ...NEW_POLL,
    title: 'Пульс',
    questions: [
      {
        key: 0,
        id: 'q',
        text: 'Как дела?',
        required: false,
        scale: '1-5' as const,
        direction: 'lower_is_better' as const,
      },
      { key: 3, text: '', required: true, scale: null, direction: null },
    ],
  },
  version: 4,
  at: '2026-11-21T08:00:00.000Z',
};

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('unsaved work on this device', () => {
  it('comes back as it was', () => {
    storeDraft(place, kept);
    expect(readStoredDraft(place, now)).toEqual(kept);
    removeStoredDraft(place);
    expect(readStoredDraft(place, now)).toBeNull();
    expect(browser.values.size).toBe(0);
  });

  it('comes back from before there were scales and directions, without any', () => {
    const questions = kept.draft.questions.map((question) => ({
      ...question,
      ...{ scale: undefined, direction: undefined },
    }));
    storeDraft(place, { ...kept, draft: { ...kept.draft, questions: questions as never } });
    expect(readStoredDraft(place, now)?.draft.questions).toMatchObject([
      { scale: null, direction: null },
      { scale: null, direction: null },
    ]);
  });

  it('is nobody else’s, and of no other workspace or poll', () => {
    storeDraft(place, kept);
    expect(readStoredDraft({ ...place, userId: 'boris' }, now)).toBeNull();
    expect(readStoredDraft({ ...place, workspaceId: 'lutik' }, now)).toBeNull();
    expect(readStoredDraft({ ...place, pollId: 'p' }, now)).toBeNull();
  });

  it('is not offered after a month, nor when it cannot be read', () => {
    storeDraft(place, kept);
    expect(readStoredDraft(place, new Date('2026-12-22T09:00:00.000Z'))).toBeNull();
    for (const text of ['', '{', '{"draft":1}', JSON.stringify({ ...kept, draft: { ...kept.draft, questions: [] } })]) {
      for (const key of browser.values.keys()) browser.values.set(key, text);
      expect(readStoredDraft(place, now)).toBeNull();
    }
  });
});
