import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blindSign } from '#functions/runs/ballots/blind-sign.ts';
import { type KeyPair, newKeyPair } from '#functions/runs/ballots/key-pair.ts';
import { messageOf, teamTag } from '#shared/ballots/ballot.ts';
import { isSigned } from '#shared/ballots/blind-rsa.ts';
import { fromBase64Url, toBase64Url } from '#shared/ballots/bytes.ts';
import { fingerprintOf, type Manifest, questionTag } from '#shared/ballots/manifest.ts';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { slotIn } from '../storage-slot.ts';
import { type BallotCalls, collectBallot, type ShownRun } from './collect.ts';
import { ballotKeeper, ballotKeeperIn } from './kept-ballot.ts';

const RUN = { id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', kind: 'poll', about: randomUUID() } as const;
const QUESTIONS = ['Порекомендуете ли вы нас?', 'Почему?'];
const SALES = 'Продажи';

let keys: KeyPair[];
beforeAll(async () => {
  const made = await Promise.all([newKeyPair(), newKeyPair(), newKeyPair()]);
  // The last has the largest modulus: whatever is blinded for another is a number that it can sign.
  keys = made.toSorted((a, b) => Buffer.compare(Buffer.from(a.n, 'base64url'), Buffer.from(b.n, 'base64url')));
});
beforeEach(() => void fakeBrowser());
afterEach(() => vi.unstubAllGlobals());

/** What everybody is told of an opening of the run, with key 0 for everybody and key 1 for a team. */
async function manifestText(more: Partial<Manifest> = {}): Promise<string> {
  return JSON.stringify({
    version: 1,
    run: RUN.id,
    opening: 1,
    workspace: 'Ромашка',
    title: 'eNPS',
    questions: await Promise.all(QUESTIONS.map(questionTag)),
    results_visibility: 'from_5',
    smallest_group: 5,
    keys: [
      { n: keys[0]!.n, team: null },
      { n: keys[1]!.n, team: toBase64Url(await teamTag(RUN.id, SALES)) },
    ],
    ...more,
  } satisfies Manifest);
}

async function shownOf(text: string, more: Partial<ShownRun['own']> = {}): Promise<ShownRun> {
  const fingerprint = toBase64Url(await fingerprintOf(text));
  return { own: { fingerprint, key: 0, issued: false, again: false, ...more }, questions: QUESTIONS, team: SALES };
}

interface PlayedServer {
  readonly calls: BallotCalls;
  /** Every number it was asked to sign. */
  readonly asked: { readonly blinded: string; readonly key: number; readonly again: boolean }[];
}

/** Signs a ballot once, and once more; the same one as often as it is asked for. */
function playServer(manifest: string, shown: ShownRun | null, { signs = keys, losesFirst = false } = {}): PlayedServer {
  const asked: PlayedServer['asked'] = [];
  let given: string | null = null;
  return {
    asked,
    calls: {
      manifest: () => Promise.resolve(manifest),
      shown: () => Promise.resolve(shown),
      sign: ({ blinded, key, again }) => {
        asked.push({ blinded, key, again });
        if (given !== null && given !== blinded && !again) {
          return Promise.reject(new ApiError(409, { code: 'ballot_issued', detail: 'Уже выдан' }));
        }
        given = blinded;
        if (losesFirst && asked.length === 1) return Promise.reject(new NetworkError('cut'));
        const signed = blindSign(signs[key]!.privateKey, Buffer.from(blinded, 'base64url'));
        return Promise.resolve(signed!.toString('base64url'));
      },
    },
  };
}

const kept = () => ballotKeeper('anna', RUN.id);

describe('collecting a ballot', () => {
  it('keeps a signature that the key of the run has given without seeing the number', async () => {
    const text = await manifestText();
    const shown = await shownOf(text);
    const server = playServer(text, shown);
    expect(await collectBallot({ run: RUN, shown, keeper: kept(), calls: server.calls })).toEqual({ kind: 'ready' });
    const { nonce, right, sent, about } = kept().read()!;
    expect([right?.opening, sent, about]).toEqual([1, null, RUN.about]);
    const message = messageOf(fromBase64Url(nonce), await fingerprintOf(text));
    expect(await isSigned(fromBase64Url(keys[0]!.n), message, fromBase64Url(right!.signature!))).toBe(true);
    expect(JSON.stringify(server.asked)).not.toContain(nonce);
    // What is there is not asked for again.
    await collectBallot({ run: RUN, shown, keeper: kept(), calls: server.calls });
    expect(server.asked).toHaveLength(1);
  });

  it('sends the same number again where no reply has come, even from a page opened later', async () => {
    const text = await manifestText();
    const shown = await shownOf(text);
    const server = playServer(text, shown, { losesFirst: true });
    await expect(collectBallot({ run: RUN, shown, keeper: kept(), calls: server.calls })).rejects.toThrow(NetworkError);
    const later = await shownOf(text, { issued: true });
    expect(await collectBallot({ run: RUN, shown: later, keeper: kept(), calls: server.calls })).toEqual({
      kind: 'ready',
    });
    expect(server.asked[1]).toEqual(server.asked[0]);
  });

  it('is done by one of two tabs alone', async () => {
    const text = await manifestText();
    const shown = await shownOf(text);
    const server = playServer(text, shown);
    const both = await Promise.all(
      [kept(), kept()].map((keeper) => collectBallot({ run: RUN, shown, keeper, calls: server.calls })),
    );
    expect(both).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
    expect(server.asked).toHaveLength(1);
  });

  it('works on the page alone where the browser keeps nothing', async () => {
    const text = await manifestText();
    const shown = await shownOf(text);
    const keeper = ballotKeeperIn(slotIn(null, 'any'));
    const server = playServer(text, shown);
    expect(await collectBallot({ run: RUN, shown, keeper, calls: server.calls })).toEqual({ kind: 'ready' });
    expect(keeper.read()?.right?.signature).toHaveLength(342);
  });

  it('takes number and seed along when the run is opened again, so that the answer is replaced', async () => {
    const [first, second] = [await manifestText(), await manifestText({ opening: 2 })];
    const before = await shownOf(first);
    await collectBallot({ run: RUN, shown: before, keeper: kept(), calls: playServer(first, before).calls });
    const ballot = kept().read()!;
    const after = await shownOf(second);
    const server = playServer(second, after);
    expect(await collectBallot({ run: RUN, shown: after, keeper: kept(), calls: server.calls })).toEqual({
      kind: 'ready',
    });
    const again = kept().read()!;
    expect([again.nonce, again.seed, again.right?.opening]).toEqual([ballot.nonce, ballot.seed, 2]);
    expect(again.right?.signature).not.toBe(ballot.right?.signature);
  });
});

describe('a ballot that another browser has', () => {
  it('is said to be elsewhere without asking, and one more is given out where that is wanted', async () => {
    const text = await manifestText();
    const server = playServer(text, null);
    const first = await shownOf(text);
    await collectBallot({ run: RUN, shown: first, keeper: ballotKeeperIn(slotIn(null, 'there')), calls: server.calls });
    const shown = await shownOf(text, { issued: true });
    const here = { run: RUN, shown, keeper: kept(), calls: server.calls };
    expect(await collectBallot(here)).toEqual({ kind: 'elsewhere', again: false });
    expect(server.asked).toHaveLength(1);
    expect(await collectBallot({ ...here, again: true })).toEqual({ kind: 'ready' });
    expect(server.asked[1]).toMatchObject({ again: true });
  });

  it('is found out by the refusal where the page did not know, and what was drawn here is given up', async () => {
    const text = await manifestText();
    const server = playServer(text, null);
    const shown = await shownOf(text);
    await collectBallot({ run: RUN, shown, keeper: ballotKeeperIn(slotIn(null, 'there')), calls: server.calls });
    const here = { run: RUN, shown, keeper: kept(), calls: server.calls };
    expect(await collectBallot(here)).toEqual({ kind: 'elsewhere', again: false });
    expect(kept().read()?.right).toBeNull();
  });
});

it.each(['already_answered', 'conflict'] as const)('tells apart why nothing is signed: %s', async (code) => {
  const text = await manifestText();
  const shown = await shownOf(text);
  const calls = { ...playServer(text, shown).calls, sign: () => Promise.reject(new ApiError(409, { code })) };
  const kind = code === 'conflict' ? 'changed' : 'answered';
  expect(await collectBallot({ run: RUN, shown, keeper: kept(), calls })).toEqual({ kind });
});

describe('a server that wants to know whose answer is whose', () => {
  const suspicious = (why: string) => ({ kind: 'suspicious', why });
  async function collectFrom(text: string, shown: ShownRun, signs = keys) {
    const server = playServer(text, shown, { signs });
    const collected = await collectBallot({ run: RUN, shown, keeper: kept(), calls: server.calls });
    return { collected, signed: server.asked.length };
  }

  it('is noticed where it has a manifest of its own for somebody', async () => {
    const own = await manifestText({ keys: [{ n: keys[2]!.n, team: null }] });
    const { collected, signed } = await collectFrom(await manifestText(), await shownOf(own));
    expect([collected, signed]).toEqual([suspicious('fingerprint'), 0]);
  });

  it('is noticed where it asks somebody something else', async () => {
    const text = await manifestText();
    const shown = { ...(await shownOf(text)), questions: ['Порекомендуете ли вы нас?', 'Кто вы?'] };
    const { collected, signed } = await collectFrom(text, shown);
    expect([collected, signed]).toEqual([suspicious('questions'), 0]);
  });

  it('is noticed where it has a key for each member, told to everybody', async () => {
    const [tag, other] = [await teamTag(RUN.id, SALES), await teamTag(RUN.id, 'Анна')].map(toBase64Url);
    const ofEverybody = { n: keys[0]!.n, team: null };
    for (const odd of [
      [ofEverybody, { n: keys[1]!.n, team: null }],
      [ofEverybody, { n: keys[1]!.n, team: other! }],
      [ofEverybody, { n: keys[1]!.n, team: tag! }, { n: keys[2]!.n, team: tag! }],
      [ofEverybody, { n: keys[0]!.n, team: tag! }],
      [
        ofEverybody,
        { n: keys[1]!.n, team: tag! },
        ...Array.from({ length: 20 }, (_, of) => ({ n: `${of}`, team: `${of}` })),
      ],
      [
        { n: keys[0]!.n, team: other! },
        { n: keys[1]!.n, team: tag! },
      ],
      [ofEverybody, { n: keys[1]!.n.slice(4), team: tag! }],
      [ofEverybody],
    ]) {
      const text = await manifestText({ keys: odd });
      const { collected, signed } = await collectFrom(text, await shownOf(text, { key: 1 }));
      expect([collected, signed]).toEqual([suspicious('key'), 0]);
    }
    const text = await manifestText();
    expect((await collectFrom(text, await shownOf(text, { key: 1 }))).collected).toEqual({ kind: 'ready' });
  });

  it('is noticed where it signs with another key than everybody is told of', async () => {
    const text = await manifestText();
    const { collected } = await collectFrom(text, await shownOf(text), [keys[2]!]);
    expect(collected).toEqual(suspicious('signature'));
    expect(kept().read()?.right?.signature).toBeNull();
  });

  it('is not suspected where the run was opened again while the page was opening', async () => {
    const [before, now] = [await manifestText(), await manifestText({ opening: 2 })];
    const calls = playServer(now, await shownOf(now)).calls;
    const shown = await shownOf(before);
    expect(await collectBallot({ run: RUN, shown, keeper: kept(), calls })).toEqual({ kind: 'changed' });
  });
});
