import { createHmac, createPrivateKey, randomInt } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { blindSign } from '#functions/runs/ballots/blind-sign.ts';
import { newKeyPair } from '#functions/runs/ballots/key-pair.ts';
import { messageOf } from '#shared/ballots/ballot.ts';
import { blind, type Blinded, unblind } from '#shared/ballots/blind-rsa.ts';
import { type Bytes, fromBase64Url, randomBytes, toBase64Url } from '#shared/ballots/bytes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { askForBallot, type DrawnBallot, drawBallot, manifestOf, signedBallot } from '#tests/support/ballots.ts';
import {
  answersTo,
  keyring,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { moveRun } from '#tests/support/shown-run.ts';
import { storedItems } from '#tests/support/stored.ts';
import { streamed } from './anonymity-run.ts';
import {
  Evidence,
  factorFor,
  fits,
  isHit,
  numberOf,
  type Round,
  type Seen,
  type Sent,
  STRATEGIES,
} from './unlinkability-attacker.ts';

/*
 * Whether members and answers of a run with ballots can be joined, as a game: two honest people, two answers, a coin that
 * says who gave which. The attacker has the table in every version of it, the stream, all lines of logs, all that the functions
 * were handed and gave back, and may use every key in KMS; and knows what all others have said.
 *
 * Everybody collects a ballot first and answers later, in an order that is drawn: it stands for browsers that wait. Who
 * sends answers a second after a ballot was collected, or from an address that is theirs alone, can be guessed by that:
 * times and addresses are no part of this game, and remain (README.md).
 */

const PEOPLE = 40;
const RUNS = 3;
const ROUNDS = 10_000;
/** Every two of so many ballots are a round. */
const BALLOTS = 150;
/** So often ballots are dealt out to requests at random. */
const DEALS = 400;
const A_BUSY_MACHINE = 120_000;
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;

afterEach(() => void vi.restoreAllMocks());

describe('over the API', () => {
  let owner: Person;
  let poll: Poll;
  const people: Person[] = [];
  beforeAll(async () => {
    owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    for (let count = 0; count < PEOPLE; count++) people.push(await makeMember(workspace, 'сотрудник'));
    poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
  });

  it(
    'the attacker does no better than a coin where members answer by ballots',
    { timeout: A_BUSY_MACHINE },
    async () => {
      const hits = new Map<string, number>();
      for (let run = 0; run < RUNS; run++) tally(hits, await play(answerByBallots));
      const rounds = (RUNS * PEOPLE) / 2;
      // So far from the middle a coin comes once in a hundred thousand times.
      const told = [...hits].filter(([, count]) => Math.abs(count - rounds / 2) >= bandOf(rounds, 4.5));
      expect(told).toEqual([]);
      expect(hits.size).toBe(Object.keys(STRATEGIES).length);
    },
  );

  it(
    'is not blind: where members answer with a mark the same attacker knows who said what',
    { timeout: A_BUSY_MACHINE },
    async () => {
      const hits = new Map<string, number>();
      tally(hits, await play(answerWithMarks));
      const told = [...hits].filter(([, count]) => count / (PEOPLE / 2) >= 0.95).map(([name]) => name);
      expect(told).toEqual(
        expect.arrayContaining([
          'by whatever two traces have in common',
          'by the order of calls',
          'by what the stream tells right after somebody’s mark',
        ]),
      );
    },
  );

  /** Plays as many rounds as there are pairs of people, in one run; which strategies were right in each. */
  async function play(
    answerAll: (run: Frame, said: ReadonlyMap<Person, string>, evidence: Evidence) => Promise<void>,
  ): Promise<Map<string, number>> {
    const pairs = Array.from({ length: PEOPLE / 2 }, (_, index) => ({
      two: [people[2 * index]!, people[2 * index + 1]!] as const,
      texts: [textOfAnswer(), textOfAnswer()] as const,
      swapped: randomInt(2) === 1,
    }));
    const run = await makeFrame(owner, poll, { results_visibility: 'closed' });
    const earlier = (await streamed()).length;
    const evidence = new Evidence();
    intercept((command) => void evidence.note('request', (command as { input: unknown }).input));
    for (const method of METHODS) {
      vi.spyOn(console, method).mockImplementation((...line) => void evidence.note('log', line));
    }
    await answerAll(
      run,
      new Map(
        pairs.flatMap(({ two, texts, swapped }) =>
          two.map((who, index) => [who, texts[swapped ? 1 - index : index]!] as const),
        ),
      ),
      evidence,
    );
    const open = await storedItems(run.id);
    for (const item of open) evidence.note('table', item);
    await moveRun(owner, run, false);
    for (const item of await storedItems(run.id)) evidence.note('table of the closed run', item);
    for (const { item } of (await streamed()).slice(earlier)) evidence.note('stream', item);
    vi.restoreAllMocks();
    // Whoever may use KMS knows whose each mark is.
    const { secret } = open.find(({ type }) => type === 'mark-key')!;
    const key = createHmac('sha256', await keyring.derive('marks'))
      .update(String(secret))
      .digest();
    const factsOf = ({ id, token }: Person) => [id, token, createHmac('sha256', key).update(id).digest('base64url')];
    const hits = new Map<string, number>(Object.keys(STRATEGIES).map((name) => [name, 0]));
    for (const { two, texts, swapped } of pairs) {
      const round: Round = { people: [factsOf(two[0]), factsOf(two[1])], answers: [texts[0], texts[1]] };
      for (const [name, strategy] of Object.entries(STRATEGIES)) {
        if (isHit(strategy(round, evidence), swapped)) hits.set(name, hits.get(name)! + 1);
      }
    }
    return hits;
  }

  async function answerByBallots(run: Frame, said: ReadonlyMap<Person, string>, evidence: Evidence): Promise<void> {
    const collected: {
      readonly drawn: DrawnBallot;
      readonly signed: string;
      readonly ballot: Ballot;
      readonly text: string;
    }[] = [];
    for (const [who, text] of said) {
      const drawn = await drawBallot(run.id);
      const { body } = await askForBallot(who, drawn);
      const asked = { user: who.id, token: who.token, blinded: drawn.blinding.blinded, key: drawn.key };
      evidence.note('polls', [asked, body]);
      collected.push({ drawn, signed: body.signed, ballot: await signedBallot(drawn, body.signed), text });
    }
    for (const { ballot, text } of shuffled(collected)) {
      const sent = { ballot, answers: answersTo(poll, ['7', text, '']) };
      const reply = await request(answers.takePollByBallot, { params: { run_id: run.id }, body: sent });
      expect(reply.status).toBe(200);
      evidence.note('answers', [sent, reply.body]);
    }
    // Browsers tell later, in an order of their own, that they need no reminder.
    for (const who of shuffled([...said.keys()])) {
      const reply = await request(polls.reportPollBallot, { token: who.token, params: { id: run.id } });
      expect(reply.status).toBe(204);
      evidence.note('polls', [{ user: who.id, token: who.token }, reply.body]);
    }
    await expectAnyToFitAny(
      run,
      collected.map(({ drawn, signed, ballot }) => ({
        seen: { blinded: drawn.blinding.blinded, signed: fromBase64Url(signed) },
        sent: { nonce: drawn.nonce, signature: fromBase64Url(ballot.signature), seed: drawn.seed },
      })),
    );
  }

  async function answerWithMarks(run: Frame, said: ReadonlyMap<Person, string>, evidence: Evidence): Promise<void> {
    for (const [who, text] of shuffled([...said])) {
      const sent = { answers: answersTo(poll, ['7', text, '']) };
      const reply = await request(polls.takePoll, { token: who.token, params: { id: run.id }, body: sent });
      expect(reply.status).toBe(200);
      evidence.note('polls', [{ user: who.id, token: who.token }, sent, reply.body]);
    }
  }

  /**
   * Not a guess but a proof: whichever request one takes, every ballot could be what was signed by it, by exactly one factor;
   * and factors are drawn alike from all there are.
   */
  async function expectAnyToFitAny(run: Frame, all: readonly Made[]): Promise<void> {
    const n = numberOf(fromBase64Url((await manifestOf(run.id)).manifest.keys[0]!.n));
    const some = all.slice(0, 10);
    for (const { seen } of some) {
      for (const { sent } of some) {
        const factor = factorFor(seen, sent, n);
        expect(factor > 0n && factor < n).toBe(true);
        expect((raised(numberOf(sent.signature), n) * raised(factor, n)) % n).toBe(numberOf(seen.blinded));
      }
    }
  }
});

describe('by the protocol alone', () => {
  const fingerprint = randomBytes(32);
  let key: Awaited<ReturnType<typeof newKeyPair>>;
  let modulus: Bytes;
  let strategies: ReturnType<typeof fits>;
  beforeAll(async () => {
    key = await newKeyPair();
    modulus = fromBase64Url(key.n);
    const half = createPrivateKey({ key: Buffer.from(key.privateKey, 'base64'), format: 'der', type: 'pkcs8' });
    strategies = fits(numberOf(modulus), numberOf(fromBase64Url(half.export({ format: 'jwk' }).p!)));
  });

  it(
    'the attacker is right in ten thousand rounds as often as a coin, by whatever request and ballot have to do with each other',
    { timeout: A_BUSY_MACHINE },
    async () => {
      const batches: Made[][] = [];
      expect((BALLOTS * (BALLOTS - 1)) / 2).toBeGreaterThan(ROUNDS);
      const told: string[] = [];
      for (const [name, fit] of Object.entries(strategies)) {
        // One batch in a hundred is outside by chance; three are once in a million.
        let outside = 0;
        while (outside < 3 && isTold((batches[outside] ??= await makeMany(BALLOTS)), fit)) outside++;
        if (outside === 3) told.push(name);
      }
      expect(told).toEqual([]);
    },
  );

  it(
    'is not blind: a browser that blinds by small factors, or not at all, is found out',
    { timeout: A_BUSY_MACHINE },
    async () => {
      for (const [name, factor] of [
        ['by how large the factor would be', () => numberOf(randomBytes(8)) + 1n],
        ['by what was signed', () => 1n],
      ] as const) {
        const batch = await makeMany(40, factor);
        const table = fitsOf(batch, strategies[name]!);
        const rate = hitRate(table, [...batch.keys()]);
        expect({ name, isRight: rate >= 0.95, isTold: isTold(batch, strategies[name]!) }).toEqual({
          name,
          isRight: true,
          isTold: true,
        });
      }
    },
  );

  function makeMany(count: number, factor?: () => bigint): Promise<Made[]> {
    return Promise.all(Array.from({ length: count }, () => makeOne(factor)));
  }

  async function makeOne(factor?: () => bigint): Promise<Made> {
    const [nonce, seed] = [randomBytes(32), randomBytes(32)];
    const message = messageOf(nonce, fingerprint);
    const { blinded, inverse } = await (factor === undefined ? blind(modulus, message) : blindBy(factor(), message));
    const signed = new Uint8Array(blindSign(key.privateKey, blinded)!);
    const signature = await unblind(modulus, message, signed, inverse);
    return { seen: { blinded, signed }, sent: { nonce, signature, seed } };
  }

  function blindBy(factor: bigint, message: Bytes): Promise<Blinded> {
    return blind(modulus, message, { salt: randomBytes(48), factor });
  }
});

/** A request and the ballot that came of it. */
interface Made {
  readonly seen: Seen;
  readonly sent: Sent;
}

/** How well each request fits each ballot. */
function fitsOf(made: readonly Made[], fit: (seen: Seen, sent: Sent) => number): number[][] {
  return made.map(({ seen }) => made.map(({ sent }) => fit(seen, sent)));
}

/** In which part of all rounds, each of two requests and their two ballots, the better fit is the right one, if these are the ballots of the requests. */
function hitRate(table: readonly (readonly number[])[], ballots: readonly number[]): number {
  let hits = 0;
  for (let one = 0; one < ballots.length; one++) {
    for (let other = 0; other < one; other++) {
      const [first, second] = [ballots[one]!, ballots[other]!];
      const asItIs = table[one]![first]! + table[other]![second]!;
      const swapped = table[one]![second]! + table[other]![first]!;
      hits += asItIs === swapped ? 0.5 : Number(asItIs > swapped);
    }
  }
  return hits / ((ballots.length * (ballots.length - 1)) / 2);
}

/**
 * Whether the hit rate is outside of the 99 % that requests have with ballots dealt out to them at random. Rounds that share
 * a ballot hang together, so a coin is no measure.
 */
function isTold(made: readonly Made[], fit: (seen: Seen, sent: Sent) => number): boolean {
  const table = fitsOf(made, fit);
  const right = hitRate(table, [...made.keys()]);
  const dealt = Array.from({ length: DEALS }, () => hitRate(table, shuffled([...made.keys()])));
  const tail = DEALS / 200;
  return dealt.filter((rate) => rate >= right).length < tail || dealt.filter((rate) => rate <= right).length < tail;
}

/** How far from the middle a fair coin comes, in so many deviations. */
function bandOf(rounds: number, deviations: number): number {
  return (deviations * Math.sqrt(rounds)) / 2;
}

function tally(all: Map<string, number>, one: ReadonlyMap<string, number>): void {
  for (const [name, count] of one) all.set(name, (all.get(name) ?? 0) + count);
}

function shuffled<Thing>(things: readonly Thing[]): Thing[] {
  const rest = [...things];
  return Array.from({ length: rest.length }, () => rest.splice(randomInt(rest.length), 1)[0]!);
}

/** Like nobody else's, and as long as everybody's. */
function textOfAnswer(): string {
  return `Мешало: ${toBase64Url(randomBytes(9))}`;
}

/** To the exponent of every key. */
function raised(base: bigint, modulus: bigint): bigint {
  let square = base;
  for (let count = 0; count < 16; count++) square = (square * square) % modulus;
  return (square * base) % modulus;
}
