import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openReply, sealReply } from './sealed-reply.ts';

const secret = createSecretKey(randomBytes(32));
const place = { userId: 'u', route: 'createPoll', key: 'k' };
const reply = { status: 201, text: '{"title":"Пульс","note":"a\\nb"}\n' };

describe('a sealed reply', () => {
  it.each([reply, { status: 204, text: '' }])('opens as it was: %j', (one) => {
    expect(openReply(sealReply(one, secret, place), secret, place)).toEqual(one);
  });

  it('shows nothing, and looks different each time', () => {
    const [one, other] = [sealReply(reply, secret, place), sealReply(reply, secret, place)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
    expect(Buffer.from(one).toString('latin1')).not.toContain('title');
  });

  it.each([
    ['another person', { ...place, userId: 'v' }],
    ['another route', { ...place, route: 'createFrame' }],
    ['another key', { ...place, key: 'l' }],
  ])('does not open for %s', (_, other) => {
    expect(() => openReply(sealReply(reply, secret, place), secret, other)).toThrow('unable to authenticate');
  });

  it('does not open once it was changed', () => {
    const sealed = Buffer.from(sealReply(reply, secret, place));
    sealed[20]! ^= 1;
    expect(() => openReply(sealed, secret, place)).toThrow('unable to authenticate');
  });
});
