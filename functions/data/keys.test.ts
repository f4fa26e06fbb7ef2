import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Cursor, GivenInstant } from '#shared/models/common.ts';
import { PromoCode } from '#shared/models/user.ts';
import { keys, ranges, type Key, type Range } from './keys.ts';

const AT = '2026-11-17T09:00:00.000Z';

/** What a function of keys.ts makes of the names of its parts: `WS#{workspaceId}`, `MEMBER#{userId}`. */
function made<Made extends object>(make: (...parts: never[]) => Made): Made {
  const names = /^\(([^)]*)\)/
    .exec(String(make))![1]!
    .split(',')
    .map((name) => name.trim());
  const moment = `{${names.find((name) => name.endsWith('At'))}}`;
  const parts = names.map((name) => (name.endsWith('At') ? AT : `{${name}}`)) as never[];
  const texts = Object.entries(make(...parts)).map(([name, text]: [string, string]) => [
    name,
    text.replace(AT, moment).replace('2026-11', '{month}'),
  ]);
  return Object.fromEntries(texts) as Made;
}
const MADE = Object.entries(keys).map(([kind, make]) => ({ kind, ...made<Key>(make) }));

/** The entity chart at the head of keys.ts: what is deployed and stored must be found again by the next version. */
const CHART = readFileSync(new URL('keys.ts', import.meta.url), 'utf8')
  .split('*/')[0]!
  .split('\n')
  .flatMap((line) => {
    const [, pk, sk] = /\s([A-Z]+#\S+)\s+(\S+)\s{2,}\S/.exec(line) ?? [];
    return pk && sk ? [`${pk} ${sk}`] : [];
  });

describe('keys', () => {
  it('are those of the chart, each once', () => {
    expect(MADE.map(({ pk, sk }) => `${pk} ${sk}`).toSorted()).toEqual(CHART.toSorted());
    expect(new Set(CHART).size).toBe(CHART.length);
  });
});

describe('the longest texts from outside', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const moment = z.parse(GivenInstant, `2030-01-31T20:59:59.${'9'.repeat(14)}+03:00`);
  const email = 'я'.repeat(254);
  it.each([
    ['an address', keys.login(email)],
    ['an address of a member', keys.memberAddress(id, email)],
    ['a deadline', keys.due('close-runs', moment, id)],
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
    ['sessions', 'session'],
    ['memberships', 'membership'],
    ['members', 'member'],
    ['memberAddresses', 'memberAddress'],
    ['invitations', 'invitation'],
    ['polls', 'poll'],
    ['runRefs', 'runRef'],
    ['responses', 'response'],
    ['participation', 'participation'],
    ['answered', 'answered'],
    ['codeSheets', 'codeSheet'],
    ['codeMarks', 'codeMark'],
    ['invoices', 'invoice'],
    ['invoiceRefs', 'invoiceRef'],
    ['due', 'due'],
    ['promoCodes', 'promoCode'],
  ] as const)('of %s holds just these', (name, kind) => {
    const range = made<Range>(ranges[name]);
    const within = MADE.filter((key) => key.pk === range.pk && key.sk.startsWith(range.prefix));
    expect(within.map((key) => key.kind)).toEqual([kind]);
  });
});
