import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Frame } from '#shared/models/run.ts';
import { onePersonText } from '#shared/text/ru/asking/one-person.ts';
import { makeRun } from '#web/test-support/make-run.ts';
import { chooseRun, openRun, runState } from './runs.ts';
import { publicLink } from './public-link.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const allowed = { allow_anonymous_link: true, is_anonymous: true, questions: [] };

function run(id: string, over: Partial<Frame> = {}): Frame {
  return makeRun({
    id,
    poll_id: 'poll',
    created_at: `2026-11-${id}T09:00:00.000Z`,
    published: false,
    public_token: `token-${id}`,
    was_opened: false,
    ...over,
  });
}

const addressOf = (id: string) => `https://tonus.example/app/poll/poll/anonymous/token-${id}/take`;

describe('copying the public link', () => {
  beforeAll(() => {
    vi.stubGlobal('window', { location: { origin: 'https://tonus.example' } });
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('needs a poll that allows public links (B4-28, B8-26)', () => {
    const runs = [run('17', { published: true })];
    expect(publicLink({ ...allowed, allow_anonymous_link: false }, runs, now)).toEqual({ kind: 'disabled' });
  });

  it('asks for a run where there is none (B4-29, B8-24)', () => {
    expect(publicLink(allowed, [], now)).toEqual({ kind: 'no-runs' });
  });

  it('asks to publish the newest run where none is published (B4-30)', () => {
    expect(publicLink(allowed, [run('15'), run('17'), run('16')], now)).toMatchObject({
      kind: 'unpublished',
      run: { id: '17' },
    });
  });

  it('would rather open a run for the first time than one that was closed', () => {
    const closed = run('17', { was_opened: true });
    expect(publicLink(allowed, [closed, run('15')], now)).toMatchObject({ kind: 'unpublished', run: { id: '15' } });
    expect(publicLink(allowed, [closed], now)).toMatchObject({ kind: 'unpublished', run: { id: '17' } });
  });

  it('asks for a new run where the published one carries no token (B4-31, B8-27)', () => {
    const runs = [run('17', { published: true, public_token: null })];
    expect(publicLink(allowed, runs, now)).toEqual({ kind: 'no-token' });
  });

  it('opens nothing for everybody in passing where a poll asks one person by name', () => {
    const text = onePersonText.leaving;
    const questions = [{ id: 'q', text, order_index: 0, is_required: true, scale: null, direction: null }];
    const named = { ...allowed, is_anonymous: false, questions };
    expect(publicLink(named, [], now)).toEqual({ kind: 'for-one' });
    expect(publicLink(named, [run('17')], now)).toEqual({ kind: 'for-one' });
    expect(publicLink(named, [run('17', { published: true })], now)).toMatchObject({ kind: 'ready' });
    expect(publicLink({ ...named, is_anonymous: true }, [], now)).toEqual({ kind: 'no-runs' });
  });

  it('gives the address of the newest open run', () => {
    const runs = [run('15', { published: true }), run('17', { published: true }), run('18')];
    expect(publicLink(allowed, runs, now)).toMatchObject({ kind: 'ready', url: addressOf('17') });
  });

  it('gives the address of the run on the screen while that one is open', () => {
    const runs = [run('15', { published: true }), run('17', { published: true }), run('18')];
    expect(publicLink(allowed, runs, now, '15')).toMatchObject({ kind: 'ready', url: addressOf('15') });
    expect(publicLink(allowed, runs, now, '18')).toMatchObject({ kind: 'ready', url: addressOf('17') });
  });

  it('gives the short address of a run that has a code', () => {
    const short = run('17', { published: true, public_short: '5vp37-c63cd' });
    expect(publicLink(allowed, [short], now)).toMatchObject({ url: 'https://tonus.example/p/5vp37-c63cd' });
  });

  it('never gives a link that is past its deadline', () => {
    const over = run('17', { published: true, deadline: '2026-11-20T09:00:00.000Z' });
    expect(publicLink(allowed, [over], now)).toEqual({ kind: 'unpublished', run: null });
    expect(publicLink(allowed, [over, run('15', { published: true })], now)).toMatchObject({
      kind: 'ready',
      run: { id: '15' },
    });
  });
});

describe('choosing a run', () => {
  it('prefers a published one, otherwise the first (B4-37)', () => {
    expect(chooseRun([run('17'), run('16', { published: true })], null)?.id).toBe('16');
    expect(chooseRun([run('17'), run('16')], null)?.id).toBe('17');
    expect(chooseRun([], null)).toBeNull();
  });

  it('keeps the one that was asked for while it exists', () => {
    const runs = [run('17', { published: true }), run('16')];
    expect(chooseRun(runs, '16')?.id).toBe('16');
    expect(chooseRun(runs, 'gone')?.id).toBe('17');
  });

  it('opens the newest one that still takes answers', () => {
    const runs = [run('15', { published: true }), run('17', { published: true }), run('18')];
    expect(openRun(runs, now)?.id).toBe('17');
  });
});

describe('the state of a run', () => {
  const past = '2026-11-20T09:00:00.000Z';

  it.each([
    ['a draft', {}, 'draft'],
    ['an open one', { published: true, was_opened: true }, 'open'],
    ['one that was closed', { was_opened: true }, 'closed'],
    ['one past its deadline', { published: true, was_opened: true, deadline: past }, 'over'],
    ['one closed after its deadline', { was_opened: true, deadline: past }, 'over'],
    ['a draft whose deadline has passed', { deadline: past }, 'draft'],
  ] as const)('is known of %s', (_, over, state) => {
    expect(runState(run('17', over), now)).toBe(state);
  });
});
