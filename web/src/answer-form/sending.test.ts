import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  atRest,
  isCertainlyNotTaken,
  pauseBefore,
  type SendingEvent,
  type SendingFailure,
} from './sending.ts';
import { whatArrived } from './what-arrived.ts';

const AT = 1_000_000;
const off: SendingEvent = { kind: 'sent-off' };
const arrived: SendingEvent = { kind: 'arrived' };
const failed = (failure: SendingFailure): SendingEvent => ({ kind: 'failed', failure, at: AT });
const closed = failed({ kind: 'stopped', why: 'closed' });
const follow = (...events: SendingEvent[]) => events.reduce(afterEvent, atRest(false));

describe('sending answers', () => {
  it('counts attempts without a reply and forgets them once something came', () => {
    const lost = failed({ kind: 'lost' });
    expect(follow(off, lost, off, lost)).toMatchObject({ now: { kind: 'lost' }, tries: 2, unsure: true });
    expect(follow(off, lost, off, arrived)).toMatchObject({
      now: { kind: 'sent' },
      tries: 0,
      stored: true,
      unsure: false,
    });
  });

  it('waits as long as the server asked', () => {
    expect(follow(off, failed({ kind: 'busy', seconds: 7 })).now).toEqual({ kind: 'busy', until: AT + 7000 });
  });

  it('waits for the button again once the text was changed', () => {
    expect(follow(off, failed({ kind: 'busy', seconds: 7 }), { kind: 'edited' }).now.kind).toBe('typing');
    const typing = atRest(false);
    expect(afterEvent(typing, { kind: 'edited' })).toBe(typing);
  });

  it('pauses longer each time, a minute at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(pauseBefore)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });
});

describe('what is said of answers that can no longer be sent', () => {
  it.each([
    ['nothing was sent', [off, closed], 'no'],
    ['a reply was lost', [off, failed({ kind: 'lost' }), off, closed], 'unknown'],
    ['the server stumbled', [off, failed({ kind: 'refused', message: '…', unsure: true }), off, closed], 'unknown'],
    ['the server said no', [off, failed({ kind: 'refused', message: '…', unsure: false }), off, closed], 'no'],
    ['an earlier version is stored', [off, arrived, { kind: 'edited' }, off, closed], 'earlier'],
    // A session the server knows is let in however full the link is: who is refused has nothing there.
    ['the link is full', [off, failed({ kind: 'lost' }), off, failed({ kind: 'stopped', why: 'full' })], 'no'],
  ] as const)('%s', (_, events, word) => {
    expect(whatArrived(follow(...events))).toBe(word);
  });

  it('does not forget that a draft of an earlier visit had been sent', () => {
    expect(whatArrived([off, closed].reduce(afterEvent, atRest(true)))).toBe('unknown');
  });
});

describe('whether a draft counts as one that was sent', () => {
  const typing = atRest(false);
  const lost = follow(off, failed({ kind: 'lost' }));
  it.each<[string, SendingFailure, boolean, boolean]>([
    ['a reply that never came', { kind: 'lost' }, false, false],
    ['no connection', { kind: 'offline' }, true, false],
    ['a rush', { kind: 'busy', seconds: 7 }, true, false],
    ['a mistake', { kind: 'refused', message: '…', unsure: false }, true, false],
    ['a stumble of the server', { kind: 'refused', message: '…', unsure: true }, false, false],
    ['a closed run', { kind: 'stopped', why: 'closed' }, true, false],
    // A session the server knows is let in however full the link is.
    ['a full link', { kind: 'stopped', why: 'full' }, true, true],
    ['answers under another session', { kind: 'stopped', why: 'elsewhere' }, true, true],
  ])('after %s', (_, failure, atFirst, afterALostReply) => {
    expect(isCertainlyNotTaken(typing, failure)).toBe(atFirst);
    expect(isCertainlyNotTaken(lost, failure)).toBe(afterALostReply);
  });
});
