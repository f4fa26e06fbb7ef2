import { digestsOf } from '#shared/ballots/ballot.ts';
import { fromBase64Url, toBase64Url } from '#shared/ballots/bytes.ts';
import type { AskedQuestion, PollType } from '#shared/models/answers.ts';
import type { Ballot } from '#shared/models/ballot.ts';
import { pollKind } from '#shared/question-kinds/index.ts';
import { readAnswers, type ReadAnswers, readPollAnswers } from '#shared/rules/read-answers.ts';
import type { AskedInSurvey, SurveyAnswer } from '#web/question-kinds/answering.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { SentAnswer } from '../form-state.ts';
import type { Collected } from './collect.ts';
import type { BallotKeeper, KeptBallot } from './kept-ballot.ts';

/** Answers by question index, as they are stored. */
export type Stored = readonly (string | null)[];

interface Sending {
  readonly keeper: BallotKeeper;
  /** The answers as this browser reads them; null where the server is to say what is wrong with them. */
  readonly stored: Stored | null;
  /** Sends them without a session; gives back what the server has stored. */
  readonly send: (ballot: Ballot) => Promise<Stored>;
  /** Has the ballot signed for the opening of now: the run was closed and opened again meanwhile. */
  readonly collectAgain: () => Promise<Collected>;
}

/** What became of answers that were sent. */
export interface SentByBallot {
  /** The server has stored something else than what was sent. */
  readonly differs: boolean;
}

/** Sends answers by the ballot of this device, or sends them again: the same ballot replaces what it said before. */
export async function sendByBallot(sending: Sending): Promise<SentByBallot> {
  try {
    return await sendOnce(sending);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'wrong_ballot')) throw error;
    if ((await sending.collectAgain()).kind !== 'ready') throw error;
    return sendOnce(sending);
  }
}

async function sendOnce({ keeper, stored, send }: Sending): Promise<SentByBallot> {
  const kept = keeper.read();
  const right = kept?.right;
  if (!kept || !right?.signature) throw new Error('There is no ballot to send by');
  const { opening, fingerprint, key, signature } = right;
  const day = new Date().toISOString().slice(0, 10);
  const digests = await digestsIn(kept, stored ?? []);
  const tried = { opening, fingerprint, key, signature, digests, day };
  keeper.write({ ...kept, tried: [...kept.tried, tried] });
  const taken = await send({ key, nonce: kept.nonce, signature, seed: kept.seed });
  // Of what was sent, not of what came back: whoever has changed it is to be found out.
  const sent = stored === null ? { ...tried, digests: await digestsIn(kept, taken) } : tried;
  const earlier = kept.sent === null ? kept.earlier : [...kept.earlier, kept.sent.digests];
  keeper.write({ ...kept, sent, earlier, tried: [] });
  return { differs: stored !== null && JSON.stringify(stored) !== JSON.stringify(taken) };
}

async function digestsIn({ seed }: KeptBallot, answers: Stored): Promise<string[]> {
  return (await digestsOf(fromBase64Url(seed), answers)).map(toBase64Url);
}

/** Answers to a poll as the server is to store them. */
export function pollAsStored(
  type: PollType,
  questions: readonly AskedQuestion[],
  answers: readonly SentAnswer[],
): Stored | null {
  const asked = questions.map(({ id, scale, is_required: required }) => ({
    id,
    scale,
    required,
    kind: pollKind(scale),
    options: [],
    showIf: null,
  }));
  return orNull(readPollAnswers({ pollType: type, questions: asked }, answers));
}

/** The same of a survey. */
export function surveyAsStored(questions: readonly AskedInSurvey[], answers: readonly SurveyAnswer[]): Stored | null {
  const trimmed = answers.map((answer) => ({ ...answer, answer_text: answer.answer_text?.trim() }));
  return orNull(readAnswers(questions, trimmed));
}

function orNull(read: ReadAnswers): Stored | null {
  return read.issues ? null : read.answers;
}
