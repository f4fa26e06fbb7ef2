import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '#web/test-support/fake-browser.ts';
import { ballotKeeper, ballotsAbout, type KeptBallot, type SentAnswers } from './kept-ballot.ts';
import { removeOldBallots } from './old-ballots.ts';

const SENT: SentAnswers = { opening: 1, fingerprint: 'f', key: 0, signature: 's', digests: [], day: '2026-11-29' };
const BALLOT: KeptBallot = {
  kind: 'poll',
  about: 'pulse',
  nonce: 'n',
  seed: 's',
  right: null,
  sent: SENT,
  earlier: [],
  tried: [],
};
const TOUCHED = new Date('2026-11-29T09:00:00.000Z');
const after = (days: number) => new Date(TOUCHED.getTime() + days * 86_400_000);

let values: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: TOUCHED });
  ({ values } = fakeBrowser());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is kept four months after it was touched last, which is longer than drafts', () => {
  ballotKeeper('anna', 'run').write(BALLOT);
  values.set('access_token', 'a1');
  removeOldBallots(after(119));
  expect(ballotKeeper('anna', 'run').read()?.nonce).toBe('n');
  removeOldBallots(after(121));
  expect([...values.keys()]).toEqual(['access_token']);
});

it('is found by what it answers, the run answered last first, and by nobody else', () => {
  ballotKeeper('anna', 'first').write(BALLOT);
  vi.setSystemTime(after(7));
  ballotKeeper('anna', 'second').write(BALLOT);
  ballotKeeper('anna', 'unsent').write({ ...BALLOT, sent: null });
  ballotKeeper('anna', 'lost').write({ ...BALLOT, about: 'other', sent: null, tried: [SENT] });
  ballotKeeper('boris', 'his').write(BALLOT);
  expect(ballotsAbout('anna', 'pulse').map(({ runId }) => runId)).toEqual(['second', 'first']);
  expect(ballotsAbout('anna', 'other').map(({ runId }) => runId)).toEqual(['lost']);
});

it.each(['{', 'null', '{"nonce":1}'])('is none where what is kept cannot be read: %s', (found) => {
  ballotKeeper('anna', 'run').write(BALLOT);
  values.set([...values.keys()][0]!, found);
  expect(ballotKeeper('anna', 'run').read()).toBeNull();
});
