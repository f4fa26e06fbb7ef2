import { expect, it } from 'vitest';
import { ballotKeeperIn, type KeptBallot, type SentAnswers } from '#web/answer-form/ballot/kept-ballot.ts';
import { slotIn } from '#web/answer-form/storage-slot.ts';
import { firstView } from './first-view.ts';

const SENT: SentAnswers = { opening: 1, fingerprint: 'f', key: 0, signature: 's', digests: [], day: '2026-11-29' };
const NOTHING = { right: null, sent: null, earlier: [], tried: [] };
const BALLOT: KeptBallot = { kind: 'poll', about: 'a', nonce: 'n', seed: 's', ...NOTHING };

it.each<[string, KeptBallot | null, Partial<Record<'hasDraft' | 'noted' | 'answered', boolean>>, string]>([
  ['has done nothing yet', null, {}, 'answering'],
  ['has a ballot and has not answered', BALLOT, {}, 'answering'],
  ['has answered from here', { ...BALLOT, sent: SENT }, { noted: true }, 'sent'],
  ['changes what they answered from here', { ...BALLOT, sent: SENT }, { hasDraft: true, noted: true }, 'answering'],
  ['has no reply to what they sent', { ...BALLOT, tried: [SENT] }, { hasDraft: true }, 'answering'],
  ['had this device forget their answer', null, { noted: true }, 'forgotten'],
  ['had it forgotten and typed since', null, { noted: true, hasDraft: true }, 'forgotten'],
  ['has answered elsewhere', null, { answered: true }, 'answered'],
])('whoever %s', (_, kept, known, view) => {
  const keeper = ballotKeeperIn(slotIn(null, 'any'));
  if (kept) keeper.write(kept);
  expect(firstView({ keeper, hasDraft: false, noted: false, answered: false, ...known })).toBe(view);
});
