import { beforeAll, expect, it } from 'vitest';
import { digestsOf } from '#shared/ballots/ballot.ts';
import { type Bytes, toBase64Url } from '#shared/ballots/bytes.ts';
import type { CountedBallot } from '#shared/ballots/record.ts';
import { makeBallot, makeManifest, makeRecord, makeShown, makeSigningKey } from '#tests/support/run-record.ts';
import { checkOwn } from './check-own.ts';
import type { KeptBallot, SentAnswers } from './kept-ballot.ts';

const ANSWERS = ['9', 'Люди', null];
const OTHERS = ['7', null, 'Больше отпусков'];

let manifest: string;
let ballots: CountedBallot[];
beforeAll(async () => {
  const key = makeSigningKey();
  manifest = await makeManifest([key]);
  ballots = await Promise.all(Array.from({ length: 7 }, () => makeBallot(key, manifest)));
});

/** The record of a run in which this was stored for the ballot of this device, nothing for null, beside five others. */
async function recordWith(stored: readonly (string | null)[] | null, { waiting = 0 } = {}) {
  const [own, ...rest] = ballots;
  const shown = rest.slice(0, 5).map((ballot) => makeShown(ballot, OTHERS));
  const mine = makeShown(own!, stored ?? []);
  const record = await makeRecord(stored === null ? shown : [mine, ...shown], [{ manifest, issued: 7, again: 0 }], {
    waiting,
  });
  const parts = record.parts.map((part) => Buffer.from(part).toString('base64'));
  return { record: { head: record.head, parts }, seed: mine.ballot!.seed as Bytes };
}

async function sentOf(seed: Bytes, answers: readonly (string | null)[]): Promise<SentAnswers> {
  const digests = (await digestsOf(seed, answers)).map(toBase64Url);
  const { opening, key, signature } = ballots[0]!;
  return { opening, key, signature: toBase64Url(signature), fingerprint: 'f', digests, day: '2026-11-12' };
}

function keptWith(seed: Bytes, more: Partial<KeptBallot>): KeptBallot {
  const nonce = toBase64Url(ballots[0]!.nonce);
  const nothing = { right: null, sent: null, earlier: [], tried: [] };
  return { kind: 'poll', about: 'a', nonce, seed: toBase64Url(seed), ...nothing, ...more };
}

it('says that an answer was counted and not changed, as it was sent last', async () => {
  const { record, seed } = await recordWith(ANSWERS);
  expect(await checkOwn(record, keptWith(seed, { sent: await sentOf(seed, ANSWERS) }))).toBe('counted');
  // No reply came to the last sending: either may have been stored.
  const tried = [await sentOf(seed, ['3', null, null])];
  expect(await checkOwn(record, keptWith(seed, { sent: await sentOf(seed, ANSWERS), tried }))).toBe('counted');
  const changed = await recordWith(['3', null, null]);
  const lost = [await sentOf(changed.seed, ['3', null, null])];
  const sent = await sentOf(changed.seed, ANSWERS);
  expect(await checkOwn(changed.record, keptWith(changed.seed, { sent, tried: lost }))).toBe('counted');
});

it('says that a change came too late, or that somebody else has changed the answer', async () => {
  const { record, seed } = await recordWith(ANSWERS);
  const sent = await sentOf(seed, ['3', 'Люди', null]);
  const earlier = [(await sentOf(seed, ANSWERS)).digests];
  expect(await checkOwn(record, keptWith(seed, { sent, earlier }))).toBe('earlier');
  expect(await checkOwn(record, keptWith(seed, { sent }))).toBe('changed');
});

it('says that an answer is missing, and where nobody can know that', async () => {
  const { record, seed } = await recordWith(null);
  const sent = await sentOf(seed, ANSWERS);
  expect(await checkOwn(record, keptWith(seed, { sent }))).toBe('missing');
  expect(await checkOwn(record, keptWith(seed, { tried: [sent] }))).toBe('unsure');
  const waits = await recordWith(null, { waiting: 1 });
  expect(await checkOwn(waits.record, keptWith(seed, { sent }))).toBe('waiting');
});

it('believes no record that contradicts itself', async () => {
  const { record, seed } = await recordWith(ANSWERS);
  const forged = { ...record, head: { ...record.head, invited: 61 } };
  expect(await checkOwn(forged, keptWith(seed, { sent: await sentOf(seed, ANSWERS) }))).toBe('broken');
});
