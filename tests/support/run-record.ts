import { constants, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { messageOf } from '#shared/ballots/ballot.ts';
import { type Bytes, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { fingerprintOf, questionTag, type Manifest } from '#shared/ballots/manifest.ts';
import type { CountedBallot } from '#shared/ballots/record.ts';
import { runRecord } from '#functions/runs/ballots/run-record.ts';
import type { Response } from '#functions/runs/repositories/responses.ts';
import type { RunRecord } from '#shared/models/ballot.ts';

/** A key that signs ballots, and what is public of it. */
export interface SigningKey {
  readonly n: string;
  readonly privateKey: KeyObject;
}

/** Makes a key of ballots. */
export function makeSigningKey(): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { n: String(publicKey.export({ format: 'jwk' }).n), privateKey };
}

export const RECORDED_RUN = '5b0f2f4e-6a0f-4c2f-9a53-000000000032';
export const RECORDED_QUESTIONS = ['Порекомендуете ли вы нас?', 'Почему?', 'Что улучшить?'];

/** The manifest of an opening of a run, as a text. */
export async function makeManifest(keys: readonly SigningKey[], opening = 1): Promise<string> {
  return JSON.stringify({
    version: 1,
    run: RECORDED_RUN,
    opening,
    workspace: 'Ромашка',
    title: 'eNPS компании',
    questions: await Promise.all(RECORDED_QUESTIONS.map(questionTag)),
    results_visibility: 'closed',
    smallest_group: 5,
    keys: keys.map(({ n }) => ({ n, team: null })),
  } satisfies Manifest);
}

/** A ballot that a key has signed for an opening. */
export async function makeBallot(key: SigningKey, manifest: string, opening = 1): Promise<CountedBallot> {
  const nonce = randomBytes(32);
  const pss = { key: key.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 48 };
  const signature = sign('sha384', messageOf(nonce, await fingerprintOf(manifest)), pss);
  return { opening, key: 0, nonce, signature: new Uint8Array(signature) };
}

/** An answer by a ballot; without one for null. */
export function makeShown(ballot: CountedBallot | null, answers: readonly (string | null)[]): Response {
  const answered = { key: toBase64Url(randomBytes(16)), answers, answeredAt: '2026-11-16T09:00:00.000Z' };
  return ballot ? { ...answered, ballot: { ...ballot, seed: randomBytes(32) } } : answered;
}

/** A record as it would be published of these answers. */
export async function makeRecord(
  shown: readonly Response[],
  openings: RunRecord['openings'],
  { invited = 60, waiting = 0, secret = randomBytes(32) as Bytes, smallestGroup = 5 } = {},
): Promise<{ head: RunRecord; parts: Bytes[] }> {
  const run = {
    id: RECORDED_RUN,
    title: 'eNPS компании',
    workspaceName: 'Ромашка',
    createdAt: '2026-11-09T08:00:00.000Z',
    openedAt: '2026-11-09T08:00:00.000Z',
    closedAt: '2026-11-16T18:00:00.000Z',
    // What a record knows of questions is how many there are.
    questions: RECORDED_QUESTIONS as unknown as Parameters<typeof runRecord>[0]['run']['questions'],
    smallestGroup,
  };
  const record = await runRecord({ run, openings, invited, secret }, { shown, waiting });
  if (!record) throw new Error('Too few have answered for a record');
  return record;
}
