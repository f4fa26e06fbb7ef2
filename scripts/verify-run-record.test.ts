import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { digestsOf, saltOf } from '#shared/ballots/ballot.ts';
import { type Bytes, joined, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { checkReceipt, checkRecord, checkRecount, missingAnswers } from '#shared/ballots/check.ts';
import { receiptFile, readReceiptFile, readReceiptFragment, receiptFragment } from '#shared/ballots/receipt.ts';
import { fingerprintOf, shownFingerprint } from '#shared/ballots/manifest.ts';
import { ballotEntry, inOrder, rootOf } from '#shared/ballots/record.ts';
import type { Response } from '#functions/runs/repositories/responses.ts';
import { seedOf } from '#functions/runs/ballots/run-record.ts';
import type { Recount, RunRecord } from '#shared/models/ballot.ts';
import {
  makeBallot,
  makeManifest,
  makeRecord,
  makeShown,
  makeSigningKey,
  RECORDED_QUESTIONS,
  RECORDED_RUN,
  type SigningKey,
} from '#tests/support/run-record.ts';
import { check as checkByScript, type RecordFile } from './verify-run-record.ts';

interface Published {
  readonly head: RunRecord;
  readonly parts: readonly Bytes[];
}

let [key, other]: SigningKey[] = [];
let manifest: string;
let shown: Response[];
let honest: Published;
const secret = randomBytes(32);
const OPENING = { issued: 9, again: 1 };

beforeAll(async () => {
  key = makeSigningKey();
  other = makeSigningKey();
  manifest = await makeManifest([key]);
  const ballots = await Promise.all(Array.from({ length: 7 }, () => makeBallot(key!, manifest)));
  const said = ballots.map((ballot, index) => makeShown(ballot, [String(index), index % 2 ? 'Люди' : null, null]));
  shown = [...said, makeShown(null, ['10', 'Ничего', null])];
  honest = await makeRecord(shown, [{ manifest, ...OPENING }], { secret });
});

/** The same with other parts, or another head, under a root that fits. */
async function forged(change: { head?: Partial<RunRecord>; parts?: readonly Bytes[] }): Promise<Published> {
  const parts = change.parts ?? honest.parts;
  const head = { ...honest.head, ...change.head };
  const entries = parts.flatMap((part, at) => cut(part, head.parts[at]!.kind === 'ballots' ? 290 : 32));
  return { head: { ...head, root: toBase64Url(await rootOf(head, entries)) }, parts };
}

function cut(part: Bytes, size: number): Bytes[] {
  return Array.from({ length: part.length / size }, (_, at) => part.slice(at * size, (at + 1) * size));
}

/** The record with these ballots in the place of its own. */
function withBallots(ballots: readonly Bytes[], head: Partial<RunRecord> = {}): Promise<Published> {
  const [first, ...others] = honest.head.parts;
  const parts = [joined(...inOrder(ballots)), ...honest.parts.slice(1)];
  return forged({ head: { parts: [{ ...first!, entries: ballots.length }, ...others], ...head }, parts });
}

/** What does not hold, as the page finds it and as the script does: they agree. */
async function wrongIn(record: Published): Promise<string[]> {
  const { findings } = await checkRecord(record);
  const byPage = findings.filter(({ wrong }) => wrong > 0).map(({ check }) => check);
  const byScript = checkByScript(fileOf(record))
    .filter(({ fine }) => !fine)
    .map(({ check }) => check);
  expect(new Set(byScript)).toEqual(new Set(byPage));
  return byPage;
}

function fileOf({ head, parts }: Published): RecordFile {
  const texts = parts.map((part) => Buffer.from(part).toString('base64'));
  return { format: 'tonus-run-record/1', record: head, parts: texts };
}

/** What whoever reads the results exports. */
async function recountOf(answers: readonly Response[]): Promise<Recount> {
  const questions = RECORDED_QUESTIONS.map(async (id, place) => ({
    question_id: id,
    answers: await Promise.all(
      answers.map(async (response) => ({
        answer: response.answers[place]!,
        salt: toBase64Url(await saltOf(await seedOf(secret, response), place)),
      })),
    ),
  }));
  return { questions: await Promise.all(questions), next_cursor: null };
}

const receiptOf = ({ ballot }: Response) => ({ run: RECORDED_RUN, ...ballot! });
const receiptByScript = (record: Published, response: Response) =>
  checkByScript(fileOf(record), JSON.parse(receiptFile(receiptOf(response)))).find(({ check }) => check === 'receipt');

describe('a record that is as it should be', () => {
  it('holds in every respect', async () => {
    expect(await wrongIn(honest)).toEqual([]);
    expect(honest.head).toMatchObject({ counted: 7, others: 1, waiting: 0 });
  });

  it('tells nothing of who has passed a question over: each has as many hashes as there are answers', () => {
    expect(honest.head.parts.map(({ entries }) => entries)).toEqual([7, 8, 8, 8]);
  });

  it('has the answer of every receipt, and every answer as its browser knows it', async () => {
    const checked = await checkRecord(honest);
    for (const response of shown.slice(0, 7)) {
      expect(await checkReceipt(checked, response.ballot!)).toBe('counted');
      expect(receiptByScript(honest, response)).toMatchObject({ fine: true });
      expect(missingAnswers(checked, await digestsOf(response.ballot!.seed, response.answers))).toEqual([]);
    }
  });

  it('is what the answers add up to that are shown', async () => {
    const recount = await recountOf(shown);
    const questions = await checkRecount(await checkRecord(honest), recount);
    expect(questions).toEqual(RECORDED_QUESTIONS.map(() => ({ answers: 8, wrong: 0, untold: 0 })));
    const recounted = checkByScript(fileOf(honest), undefined, recount).filter(({ check }) => check === 'recount');
    expect(recounted.map(({ fine }) => fine)).toEqual([true, true, true]);
  });

  it('holds for a run that was opened again, where a ballot counts for its last opening', async () => {
    const second = await makeManifest([other!], 2);
    const again = await Promise.all(Array.from({ length: 5 }, () => makeBallot(other!, second, 2)));
    const answers = [...shown, ...again.map((ballot) => makeShown(ballot, ['9', null, null]))];
    const openings = [
      { manifest, ...OPENING },
      { manifest: second, issued: 5, again: 0 },
    ];
    expect(await wrongIn(await makeRecord(answers, openings, { secret }))).toEqual([]);
  });
});

describe('a record that was forged', () => {
  it('is found out by a ballot that no key of the run has signed', async () => {
    const stranger = await makeBallot(other!, manifest);
    const [, ...own] = cut(honest.parts[0]!, 290);
    expect(await wrongIn(await withBallots([ballotEntry(stranger), ...own]))).toEqual(['signatures']);
  });

  it('is found out by a signature of another opening', async () => {
    const before = await makeBallot(key!, await makeManifest([key!], 2));
    const [, ...own] = cut(honest.parts[0]!, 290);
    expect(await wrongIn(await withBallots([ballotEntry(before), ...own]))).toEqual(['signatures']);
  });

  it('is found out by a ballot that counts twice, under two signatures', async () => {
    const [first, , ...own] = cut(honest.parts[0]!, 290);
    const twin = { ...(await makeBallot(key!, manifest)), nonce: first!.slice(2, 34) };
    const wrong = await wrongIn(await withBallots([first!, ballotEntry(twin), ...own]));
    expect(wrong).toContain('repeats');
  });

  it('is found out by the same ballot that stands there twice', async () => {
    const [first, , ...own] = cut(honest.parts[0]!, 290);
    expect(await wrongIn(await withBallots([first!, first!, ...own]))).toEqual(['repeats', 'whole']);
  });

  it.each([
    ['more ballots count than were given out', { issued: 6, again: 0 }, 60],
    ['more were given out than were invited, and once more', { issued: 9, again: 1 }, 7],
    ['more were given out once more than at all', { issued: 7, again: 8 }, 60],
  ])('is found out where %s', async (_, numbers, invited) => {
    const head = { openings: [{ manifest, ...numbers }], invited };
    expect(await wrongIn(await forged({ head }))).toEqual(['limits']);
  });

  it('is found out by a receipt whose ballot was dropped', async () => {
    const dropped = await makeRecord(shown.slice(1), honest.head.openings, { secret });
    expect(await wrongIn(dropped)).toEqual([]);
    expect(await checkReceipt(await checkRecord(dropped), shown[0]!.ballot!)).toBe('missing');
    expect(receiptByScript(dropped, shown[0]!)).toMatchObject({ fine: false });
  });

  it('is found out by the browser whose answer was changed', async () => {
    const changed = shown.map((response, index) =>
      index === 0 ? { ...response, answers: ['10', null, null] } : response,
    );
    const checked = await checkRecord(await makeRecord(changed, honest.head.openings, { secret }));
    const { ballot, answers } = shown[0]!;
    expect(missingAnswers(checked, await digestsOf(ballot!.seed, answers))).toEqual([0]);
  });

  it('is found out by a recount with an answer that is not in it, or one that is told twice or not at all', async () => {
    const checked = await checkRecord(honest);
    const other = shown.map((response, index) =>
      index === 0 ? { ...response, answers: ['9', null, null] } : response,
    );
    const cases: readonly (readonly [readonly Response[], number, number])[] = [
      [other, 1, 1],
      [[...shown.slice(1), shown[1]!], 1, 1],
      [shown.slice(1), 0, 1],
    ];
    for (const [answers, wrong, untold] of cases) {
      const recount = await recountOf(answers);
      expect((await checkRecount(checked, recount))[0]).toEqual({ answers: answers.length, wrong, untold });
      const found = checkByScript(fileOf(honest), undefined, recount).filter(({ check }) => check === 'recount');
      expect(found[0]).toMatchObject({ fine: false });
    }
  });

  it('is found out by a manifest that is another: no signature is of its fingerprint', async () => {
    const changed = JSON.stringify({ ...JSON.parse(manifest), title: 'Другой опрос' });
    const head = { openings: [{ manifest: changed, ...OPENING }] };
    expect(await wrongIn(await forged({ head }))).toEqual(['signatures']);
  });

  it('is found out by a manifest of another run, of another opening, or with the same key twice', async () => {
    const said = JSON.parse(manifest) as Record<string, unknown>;
    for (const change of [
      { run: 'another' },
      { opening: 2 },
      { keys: [...(said['keys'] as object[]), (said['keys'] as object[])[0]] },
    ]) {
      const head = { openings: [{ manifest: JSON.stringify({ ...said, ...change }), ...OPENING }] };
      expect(await wrongIn(await forged({ head }))).toContain('manifests');
    }
  });

  it('is found out by a number in its head that was changed afterwards', async () => {
    expect(await wrongIn({ ...honest, head: { ...honest.head, invited: 61 } })).toEqual(['root']);
    expect(await wrongIn({ ...honest, head: { ...honest.head, root: toBase64Url(randomBytes(32)) } })).toEqual([
      'root',
    ]);
  });

  it('is found out by a hash of an answer that was exchanged', async () => {
    const [ballots, first, ...others] = honest.parts;
    const [, ...own] = cut(first!, 32);
    const parts = [ballots!, joined(...inOrder([randomBytes(32), ...own])), ...others];
    expect(await wrongIn({ head: honest.head, parts })).toEqual(['root']);
  });

  it('is found out by a part that was cut off, even under a root that fits', async () => {
    const parts = honest.parts.map((part, at) => (at === 2 ? part.slice(0, -32) : part));
    expect(await wrongIn(await forged({ parts }))).toEqual(['whole']);
    const without = honest.head.parts.map((part, at) => (at === 2 ? { ...part, entries: 7 } : part));
    expect(await wrongIn(await forged({ head: { parts: without }, parts }))).toEqual(['whole']);
    expect(await wrongIn({ head: honest.head, parts: honest.parts.slice(0, -1) })).toEqual(['whole', 'root']);
  });

  it('is found out by entries whose order could tell who came first', async () => {
    const [ballots, first, ...others] = honest.parts;
    const parts = [ballots!, joined(...cut(first!, 32).toReversed()), ...others];
    expect(await wrongIn(await forged({ parts }))).toEqual(['whole']);
  });

  it('is found out where more answers are kept back than the smallest group has', async () => {
    expect(await wrongIn(await forged({ head: { waiting: 4 } }))).toEqual([]);
    expect(await wrongIn(await forged({ head: { waiting: 5 } }))).toContain('limits');
  });
});

describe('a receipt', () => {
  it('that no key of the run has signed is foreign', async () => {
    const checked = await checkRecord(honest);
    expect(await checkReceipt(checked, await makeBallot(other!, manifest))).toBe('foreign');
    const forgedReceipt = { ...shown[0]!.ballot!, signature: randomBytes(256) };
    expect(await checkReceipt(checked, forgedReceipt)).toBe('foreign');
  });

  it('is the same as a file and as the fragment of an address', () => {
    const { run, opening, key: place, nonce, signature } = receiptOf(shown[0]!);
    const receipt = { run, opening, key: place, nonce, signature };
    expect(readReceiptFile(receiptFile(receipt))).toEqual(receipt);
    expect(readReceiptFragment(run, receiptFragment(receipt))).toEqual(receipt);
    expect(readReceiptFile('{"format":"tonus-receipt/1","run":"5"}')).toBeNull();
    expect(readReceiptFile('Отпуск')).toBeNull();
    expect(readReceiptFragment(run, '#top')).toBeNull();
  });
});

describe('the script', () => {
  it('names the fingerprint as people compare it', async () => {
    const found = checkByScript(fileOf(honest)).find(({ check }) => check === 'manifests');
    expect(found?.detail).toBe(shownFingerprint(await fingerprintOf(manifest)));
  });

  it('is short enough to be read, and needs nothing of the project', () => {
    const source = readFileSync(new URL('verify-run-record.ts', import.meta.url), 'utf8');
    expect(source.split('\n').length - 1).toBeLessThan(150);
    expect([...source.matchAll(/from '([^']+)'/g)].every(([, from]) => from!.startsWith('node:'))).toBe(true);
  });

  it('ends with 0 where all holds, and with 1 where anything does not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'record-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const run = (record: Published) => {
      const files = { record: join(folder, 'record.json'), receipt: join(folder, 'receipt.json') };
      writeFileSync(files.record, JSON.stringify(fileOf(record)));
      writeFileSync(files.receipt, receiptFile(receiptOf(shown[0]!)));
      const script = join(import.meta.dirname, 'verify-run-record.ts');
      return spawnSync(process.execPath, [script, files.record, '--receipt', files.receipt], { encoding: 'utf8' });
    };
    const fine = run(honest);
    expect(fine.stdout).toContain('✓ Никто не учтён дважды');
    expect(fine.status).toBe(0);
    const bad = run(await forged({ head: { openings: [{ manifest, issued: 6, again: 0 }] } }));
    expect(bad.stdout).toContain('✗ НЕТ · NO: Учли ≤ выдали');
    expect(bad.status).toBe(1);
  });
});
