import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Cursor, GivenInstant } from '#shared/models/common.ts';
import { PromoCode } from '#shared/models/user.ts';
import { keys, ranges } from './keys.ts';

const AT = '2026-11-17T09:00:00.000Z';

/** The entity chart, key by key: what is deployed and stored must be found again by the next version. */
const CHART = [
  [keys.user('u'), 'USER#u', 'PROFILE'],
  [keys.login('a@b.ru'), 'LOGIN#a@b.ru', 'LOGIN'],
  [keys.session('u', 's'), 'SESSIONS#u', 'SESSION#s'],
  [keys.emailLink('u', 'password'), 'LINKS#u', 'LINK#password'],
  [keys.idempotency('u', 'createPoll', 'k'), 'IDEMPOTENCY#u', 'createPoll#k'],
  [keys.throttle('login-account', 'mac', 300), 'THROTTLE#login-account#mac', '300'],
  [keys.workspace('w'), 'WS#w', 'WORKSPACE'],
  [keys.member('w', 'u'), 'WS#w', 'MEMBER#u'],
  [keys.memberAddress('w', 'a@b.ru'), 'WS#w', 'ADDRESS#a@b.ru'],
  [keys.invitation('w', 'i'), 'WS#w', 'INVITE#i'],
  [keys.membership('u', 'w'), 'MEMBERSHIPS#u', 'WS#w'],
  [keys.credentials('w', 'ai'), 'CREDENTIALS#w', 'ACCESS#ai'],
  [keys.poll('w', AT, 'p'), 'WS#w', `POLL#${AT}#p`],
  [keys.pollRef('p'), 'POLL#p', 'REF'],
  [keys.frameRef('p', AT, 'f'), 'POLL#p', `FRAME#${AT}#f`],
  [keys.frame('f'), 'FRAME#f', 'FRAME'],
  [keys.response('f', 'k'), 'FRAME#f', 'RESPONSE#k'],
  [keys.totals('f'), 'FRAME#f', 'TOTALS'],
  [keys.linkUse('f'), 'FRAME#f', 'LINK'],
  [keys.linkRate('f', 60, 'abc'), 'FRAME#f', 'RUSH#60#abc'],
  [keys.participationKey('f'), 'MARKS#f', 'KEY'],
  [keys.participation('f', 'k', 'mac'), 'MARKS#f', 'MARK#k#mac'],
  [keys.participationTotals('f'), 'MARKS#f', 'TOTALS'],
  [keys.answered('u', 'f'), 'ANSWERED#u', 'FRAME#f'],
  [keys.job('w', 'j'), 'JOBS#w', 'JOB#j'],
  [keys.suppression('hash'), 'SUPPRESSED#hash', 'SUPPRESSION'],
  [keys.subscription('u'), 'PLAN#u', 'SUBSCRIPTION'],
  [keys.invoice('u', AT, 'i'), 'PLAN#u', `INVOICE#${AT}#i`],
  [keys.invoiceRef(AT, 'i'), 'INVOICES#2026-11', `INVOICE#${AT}#i`],
  [keys.ownedWorkspaces('u'), 'USAGE#u', 'WORKSPACES'],
  [keys.pollsMade('u', '2026-11'), 'USAGE#u', 'POLLS#2026-11'],
  [keys.due('close-frames', AT, 'f'), 'DUE#close-frames', `${AT}#f`],
  [keys.promoCode('ВЕСНА'), 'PROMO#CODES', 'CODE#ВЕСНА'],
] as const;

describe('keys', () => {
  it.each(CHART)('%j', (key, pk, sk) => {
    expect(key).toEqual({ pk, sk });
  });

  it('are all in the chart and all different', () => {
    expect(CHART).toHaveLength(Object.keys(keys).length);
    expect(new Set(CHART.map(([key]) => `${key.pk} ${key.sk}`)).size).toBe(CHART.length);
  });
});

describe('the longest texts from outside', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const moment = z.parse(GivenInstant, `2030-01-31T20:59:59.${'9'.repeat(14)}+03:00`);
  const email = 'я'.repeat(254);
  it.each([
    ['an address', keys.login(email)],
    ['an address of a member', keys.memberAddress(id, email)],
    ['a deadline', keys.due('close-frames', moment, id)],
    ['a promo code', keys.promoCode(z.parse(PromoCode, 'ﬃ'.repeat(16)))],
    ['a key of a request', keys.idempotency(id, 'createAiCredentials', '~'.repeat(128))],
    ['a position in a list', { pk: ranges.polls(id).pk, sk: ranges.polls(id).prefix + decoded('_-'.repeat(150)) }],
  ])('are within what DynamoDB takes for a key: %s', (_, { pk, sk }) => {
    expect(Buffer.byteLength(pk)).toBeLessThanOrEqual(2048);
    expect(Buffer.byteLength(sk)).toBeLessThanOrEqual(1024);
  });

  /** As the table reads a cursor. */
  function decoded(cursor: string): string {
    return Buffer.from(z.parse(Cursor, cursor), 'base64url').toString();
  }
});

describe('ranges', () => {
  it.each([
    ['sessions', ranges.sessions('u'), keys.session('u', 's')],
    ['memberships', ranges.memberships('u'), keys.membership('u', 'w')],
    ['members', ranges.members('w'), keys.member('w', 'u')],
    ['invitations', ranges.invitations('w'), keys.invitation('w', 'i')],
    ['polls', ranges.polls('w'), keys.poll('w', AT, 'p')],
    ['frame references', ranges.frameRefs('p'), keys.frameRef('p', AT, 'f')],
    ['responses', ranges.responses('f'), keys.response('f', 'k')],
    ['marks', ranges.participation('f'), keys.participation('f', 'k', 'mac')],
    ['answers of an account', ranges.answered('u'), keys.answered('u', 'f')],
    ['invoices', ranges.invoices('u'), keys.invoice('u', AT, 'i')],
    ['invoice references', ranges.invoiceRefs('2026-11'), keys.invoiceRef(AT, 'i')],
    ['runs that end', ranges.due('close-frames'), keys.due('close-frames', AT, 'f')],
    ['promo codes', ranges.promoCodes(), keys.promoCode('ВЕСНА')],
  ] as const)('of %s holds just these', (_, range, own) => {
    const within = CHART.filter(([key]) => key.pk === range.pk && key.sk.startsWith(range.prefix));
    expect(within.map(([key]) => key)).toEqual([own]);
  });
});
