import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '#web/test-support/fake-browser.ts';
import { aChoice, aDraft, aQuestion, idOf } from '../../test-support/draft-factory.ts';
import { storedDrafts } from './stored-draft.ts';
import { newSection } from '../../lib/draft.ts';

const place = { userId: 'anna', workspaceId: 'romashka', id: null };
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
    storedDrafts.store(place, kept);
    expect(storedDrafts.read(place, now)).toEqual(kept);
    expect(storedDrafts.read({ ...place, userId: 'pyotr' }, now)).toBeNull();
    expect(storedDrafts.read({ ...place, workspaceId: 'vasilek' }, now)).toBeNull();
    expect(storedDrafts.read({ ...place, id: idOf(1) }, now)).toBeNull();
  });

  it('is gone when it was removed, is older than a month, or cannot be read', () => {
    storedDrafts.store(place, { ...kept, at: '2026-10-20T08:00:00.000Z' });
    expect(storedDrafts.read(place, now)).toBeNull();
    storedDrafts.store(place, kept);
    storedDrafts.remove(place);
    expect(storedDrafts.read(place, now)).toBeNull();
    browser.values.set('tonus:survey-draft:anna:romashka:new', '{"draft": 5}');
    expect(storedDrafts.read(place, now)).toBeNull();
  });
});
