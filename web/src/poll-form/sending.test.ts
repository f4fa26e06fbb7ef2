import { describe, expect, it } from 'vitest';
import { afterEvent, atRest, pauseBefore, type SendingEvent, type Trouble, whatArrived } from './sending.ts';

const AT = 1_000_000;
const off: SendingEvent = { is: 'sent-off' };
const arrived: SendingEvent = { is: 'arrived' };
const failed = (trouble: Trouble): SendingEvent => ({ is: 'failed', trouble, at: AT });
const closed = failed({ is: 'stopped', why: 'closed' });
const follow = (...events: SendingEvent[]) => events.reduce(afterEvent, atRest(false));

describe('sending answers', () => {
  it('counts attempts without a reply and forgets them once something came', () => {
    const lost = failed({ is: 'lost' });
    expect(follow(off, lost, off, lost)).toMatchObject({ now: { is: 'lost' }, tries: 2, unsure: true });
    expect(follow(off, lost, off, arrived)).toMatchObject({
      now: { is: 'sent' },
      tries: 0,
      stored: true,
      unsure: false,
    });
  });

  it('waits as long as the server asked', () => {
    expect(follow(off, failed({ is: 'busy', seconds: 7 })).now).toEqual({ is: 'busy', until: AT + 7000 });
  });

  it('waits for the button again once the text was changed', () => {
    expect(follow(off, failed({ is: 'busy', seconds: 7 }), { is: 'edited' }).now.is).toBe('typing');
    const typing = atRest(false);
    expect(afterEvent(typing, { is: 'edited' })).toBe(typing);
  });

  it('pauses longer each time, a minute at most', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(pauseBefore)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });
});

describe('what is said of answers that can no longer be sent', () => {
  it.each([
    ['nothing was sent', [off, closed], 'no'],
    ['a reply was lost', [off, failed({ is: 'lost' }), off, closed], 'unknown'],
    ['the server stumbled', [off, failed({ is: 'refused', message: '…', unsure: true }), off, closed], 'unknown'],
    ['the server said no', [off, failed({ is: 'refused', message: '…', unsure: false }), off, closed], 'no'],
    ['an earlier version is stored', [off, arrived, { is: 'edited' }, off, closed], 'earlier'],
    // A session the server knows is let in however full the link is: who is refused has nothing there.
    ['the link is full', [off, failed({ is: 'lost' }), off, failed({ is: 'stopped', why: 'full' })], 'no'],
  ] as const)('%s', (_, events, word) => {
    expect(whatArrived(follow(...events))).toBe(word);
  });

  it('does not forget that a draft of an earlier visit had been sent', () => {
    expect(whatArrived([off, closed].reduce(afterEvent, atRest(true)))).toBe('unknown');
  });
});
