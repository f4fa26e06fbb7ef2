import { afterEach, expect, it, vi } from 'vitest';
import { memberSession } from './member-session.ts';
import { storedDrafts } from '#web/features/asking/builder/polls/lib/stored-draft.ts';
import { NEW_POLL } from '#web/features/asking/builder/polls/lib/poll-draft.ts';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { slot } from './storage-slot.ts';
import { draftKey, keepDraft } from './draft.ts';
import { removeOutdated } from './retention.ts';

const TOUCHED = new Date('2026-11-21T09:00:00.000Z');
const after = (days: number) => new Date(TOUCHED.getTime() + days * 86_400_000);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('forgets drafts and sessions of polls a month after they were touched last, and nothing else', () => {
  vi.useFakeTimers({ now: TOUCHED });
  const { values } = fakeBrowser();
  values.set('access_token', 'a1');
  keepDraft(slot('localStorage', draftKey('token')), { answers: { q: 'Шумно' }, session: null, seconds: 0 });
  memberSession('anna', 'run').take();
  const place = { userId: 'anna', workspaceId: 'romashka', id: null };
  storedDrafts.store(place, { draft: NEW_POLL, version: 0, at: TOUCHED.toISOString() });
  expect(values.size).toBe(4);

  removeOutdated(after(29));
  expect(values.size).toBe(4);
  removeOutdated(after(31));
  expect([...values.keys()]).toEqual(['access_token']);
});

it('counts from the last sending', () => {
  vi.useFakeTimers({ now: TOUCHED });
  fakeBrowser();
  const session = memberSession('anna', 'run');
  const made = session.take();
  vi.setSystemTime(after(20));
  session.take();
  removeOutdated(after(40));
  expect(memberSession('anna', 'run').known()).toBe(made);
});

it.each(['{"answers":{"q":"да"}}', '{"answers":{"q":"да"},"at":"вчера"}', '{', 'null'])(
  'forgets what has no date: %s',
  (found) => {
    const { values } = fakeBrowser();
    values.set(draftKey('token'), found);
    removeOutdated(TOUCHED);
    expect(values.size).toBe(0);
  },
);

it('breaks nothing where the browser keeps nothing', () => {
  const browser = fakeBrowser();
  browser.breakStorage();
  expect(() => removeOutdated(TOUCHED)).not.toThrow();
});
