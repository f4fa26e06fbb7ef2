import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '#web/test-support/fake-browser.ts';
import { aChoice, aDraft, aQuestion, idOf } from './draft-factory.ts';
import { readStoredDraft, removeStoredDraft, storeDraft } from './stored-draft.ts';
import { newSection } from './survey-draft.ts';

const place = { userId: 'anna', workspaceId: 'romashka', surveyId: null };
const now = new Date('2026-11-22T09:00:00.000Z');
const kept = {
  draft: aDraft([
    aChoice(1, ['А', '']),
    newSection('Раздел'),
    aQuestion(2, { text: '', condition: { questionId: idOf(1), keys: [0] } }),
    aQuestion(3, { condition: { questionId: idOf(1), from: 0, to: 3 }, theme: 'load' }),
  ]),
  version: 4,
  at: '2026-11-22T08:00:00.000Z',
};

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft on this device', () => {
  it('comes back as it was, to whoever wrote it, for this survey', () => {
    storeDraft(place, kept);
    expect(readStoredDraft(place, now)).toEqual(kept);
    expect(readStoredDraft({ ...place, userId: 'pyotr' }, now)).toBeNull();
    expect(readStoredDraft({ ...place, workspaceId: 'vasilek' }, now)).toBeNull();
    expect(readStoredDraft({ ...place, surveyId: idOf(1) }, now)).toBeNull();
  });

  it('is gone when it was removed, is older than a month, or cannot be read', () => {
    storeDraft(place, { ...kept, at: '2026-10-20T08:00:00.000Z' });
    expect(readStoredDraft(place, now)).toBeNull();
    storeDraft(place, kept);
    removeStoredDraft(place);
    expect(readStoredDraft(place, now)).toBeNull();
    browser.values.set('tonus:survey-draft:anna:romashka:new', '{"draft": 5}');
    expect(readStoredDraft(place, now)).toBeNull();
  });
});
