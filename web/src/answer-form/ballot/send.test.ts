import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digestsOf } from '#shared/ballots/ballot.ts';
import { fromBase64Url, toBase64Url } from '#shared/ballots/bytes.ts';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { ballotKeeper, type KeptBallot, wasSent } from './kept-ballot.ts';
import { pollAsStored, sendByBallot, surveyAsStored } from './send.ts';

const RUN = 'run';
const BALLOT: KeptBallot = {
  kind: 'poll',
  about: 'poll',
  nonce: toBase64Url(new Uint8Array(32).fill(1)),
  seed: toBase64Url(new Uint8Array(32).fill(2)),
  right: {
    opening: 1,
    fingerprint: toBase64Url(new Uint8Array(32).fill(3)),
    key: 0,
    blinded: 'b',
    inverse: '1',
    again: false,
    signature: 'signature',
  },
  sent: null,
  earlier: [],
  tried: [],
};
const STORED = ['9', 'Люди', null];

beforeEach(() => {
  fakeBrowser();
  ballotKeeper('anna', RUN).write(BALLOT);
});
afterEach(() => vi.unstubAllGlobals());

const digests = async (answers: readonly (string | null)[]) =>
  (await digestsOf(fromBase64Url(BALLOT.seed), answers)).map(toBase64Url);
const kept = () => ballotKeeper('anna', RUN).read()!;
const never = () => Promise.reject(new Error('Nothing was to be collected'));

describe('sending by a ballot', () => {
  it('keeps what was sent, to be found in the record', async () => {
    const send = vi.fn(() => Promise.resolve(STORED));
    const keeper = ballotKeeper('anna', RUN);
    expect(await sendByBallot({ keeper, stored: STORED, send, collectAgain: never })).toEqual({ differs: false });
    const { nonce, seed } = BALLOT;
    expect(send).toHaveBeenCalledExactlyOnceWith({ key: 0, nonce, seed, signature: 'signature' });
    expect(kept().sent).toMatchObject({ opening: 1, key: 0, signature: 'signature', digests: await digests(STORED) });
    expect(kept().tried).toEqual([]);
  });

  it('says that the server has stored something else, and keeps what was sent', async () => {
    const send = () => Promise.resolve(['3', 'Люди', null]);
    const keeper = ballotKeeper('anna', RUN);
    expect(await sendByBallot({ keeper, stored: STORED, send, collectAgain: never })).toEqual({ differs: true });
    expect(kept().sent?.digests).toEqual(await digests(STORED));
  });

  it('keeps what may have arrived while no reply comes, each time as it was sent', async () => {
    const keeper = ballotKeeper('anna', RUN);
    const send = () => Promise.reject(new NetworkError('cut'));
    for (const stored of [STORED, ['8', 'Люди', null]]) {
      await expect(sendByBallot({ keeper, stored, send, collectAgain: never })).rejects.toThrow(NetworkError);
    }
    expect(kept().tried.map((one) => one.digests)).toEqual([await digests(STORED), await digests(['8', 'Люди', null])]);
    expect([kept().sent, wasSent(kept())]).toEqual([null, true]);
  });

  it('has the ballot signed anew where the run was opened again, once', async () => {
    const keeper = ballotKeeper('anna', RUN);
    const wrong = new ApiError(403, { code: 'wrong_ballot' });
    const signatures: string[] = [];
    const send = ({ signature }: { readonly signature: string }) => {
      signatures.push(signature);
      return signature === 'second' ? Promise.resolve(STORED) : Promise.reject(wrong);
    };
    const collectAgain = () => {
      const { right, ...rest } = keeper.read()!;
      keeper.write({ ...rest, right: { ...right!, opening: 2, signature: 'second' } });
      return Promise.resolve({ kind: 'ready' } as const);
    };
    await sendByBallot({ keeper, stored: STORED, send, collectAgain });
    expect(signatures).toEqual(['signature', 'second']);
    expect(kept().sent).toMatchObject({ opening: 2, signature: 'second' });
    const elsewhere = () => Promise.resolve({ kind: 'elsewhere', again: false } as const);
    keeper.write(BALLOT);
    await expect(sendByBallot({ keeper, stored: STORED, send, collectAgain: elsewhere })).rejects.toBe(wrong);
  });
});

describe('answers as they are stored', () => {
  const poll = [
    { id: 'a', text: 'А', order_index: 0, is_required: true, scale: '0-10' as const },
    { id: 'b', text: 'Б', order_index: 1, is_required: false, scale: null },
  ];

  it('are read as the server reads them', () => {
    const said = [{ question_id: 'a', content: '9' }];
    expect(pollAsStored('ENPS', poll, said)).toEqual(['9', null]);
    const more = { scale: null, theme: null, section: null, show_if: null };
    const asked = [
      { id: 'c', text: 'В', type: 'CHECKBOX' as const, options: ['Люди', 'Рост'], required: true, order: 1, ...more },
      { id: 'd', text: 'Г', type: 'TEXT' as const, options: [], required: false, order: 2, ...more },
    ];
    expect(
      surveyAsStored(asked, [
        { question_id: 'c', answer_options: ['Рост', 'Люди'] },
        { question_id: 'd', answer_text: ' Тихо ' },
      ]),
    ).toEqual(['0,1', 'Тихо']);
  });

  it('are left to the server where something is wrong with them', () => {
    expect(pollAsStored('ENPS', poll, [{ question_id: 'a', content: '11' }])).toBeNull();
  });
});
