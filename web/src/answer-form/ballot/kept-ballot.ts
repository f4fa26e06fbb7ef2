import type { RunKind } from '#shared/rules/run-kinds.ts';
import { takePlace } from '../member-session.ts';
import { keepDated, readDated } from '../retention.ts';
import { keys, type Slot, slot } from '../storage-slot.ts';
import { BALLOTS } from './old-ballots.ts';

/** The right to answer an opening of a run, as it was asked for; all bytes in base64url. */
export interface AskedRight {
  readonly opening: number;
  readonly fingerprint: string;
  /** The place of its key in the manifest. */
  readonly key: number;
  /** What the server is asked to sign, and what takes the blinding off, in hex. */
  readonly blinded: string;
  readonly inverse: string;
  /** It was asked for in place of a lost one. */
  readonly again: boolean;
  /** Null while no reply has come. */
  readonly signature: string | null;
}

/** Answers as they were sent: under which right, and what is published of each, by question index. */
export interface SentAnswers {
  readonly opening: number;
  readonly fingerprint: string;
  readonly key: number;
  readonly signature: string;
  readonly digests: readonly string[];
  /** The day, YYYY-MM-DD. */
  readonly day: string;
}

/**
 * A ballot on the device of its respondent. Whoever has it can answer in their name and, with what is published, find
 * their answers: it leaves the device with the answers alone, and without a session.
 */
export interface KeptBallot {
  readonly kind: RunKind;
  /** The poll or the survey. */
  readonly about: string;
  /** Stays the same however often the run is opened: an answer is replaced, never doubled. */
  readonly nonce: string;
  readonly seed: string;
  readonly right: AskedRight | null;
  /** What the server has taken; null while that is nothing. */
  readonly sent: SentAnswers | null;
  /** What is published of answers that were taken before they were changed: a change may come too late. */
  readonly earlier: readonly (readonly string[])[];
  /** What was sent since and may have arrived, each as it was sent. */
  readonly tried: readonly SentAnswers[];
}

/** Whether answers went off from here, whatever became of them. */
export function wasSent({ sent, tried }: KeptBallot): boolean {
  return sent !== null || tried.length > 0;
}

/** Where the ballot of one account in one run is kept. */
export interface BallotKeeper {
  readonly read: () => KeptBallot | null;
  readonly write: (ballot: KeptBallot) => void;
  readonly forget: () => void;
}

/** The ballot of one account in one run on this device. */
export function ballotKeeper(userId: string, runId: string): BallotKeeper {
  return ballotKeeperIn(slot('localStorage', keyOf(userId, runId)));
}

/** The same over any slot; one that keeps nothing has its memory here. */
export function ballotKeeperIn(kept: Slot): BallotKeeper {
  let here: KeptBallot | null = null;
  return {
    // Another tab may have changed it meanwhile: what is kept goes first.
    read: () => asBallot(readDated(kept)) ?? here,
    write: (ballot) => {
      here = ballot;
      keepDated(kept, ballot);
    },
    forget: () => {
      here = null;
      kept.clear();
    },
  };
}

/** The runs of a poll or survey in which one account has answered from here, the one touched last first. */
export function ballotsAbout(userId: string, about: string): { readonly runId: string; readonly ballot: KeptBallot }[] {
  const own = keyOf(userId, '');
  return keys('localStorage')
    .filter((key) => key.startsWith(own))
    .flatMap((key) => {
      const found = readDated(slot('localStorage', key));
      const ballot = asBallot(found);
      if (ballot?.about !== about || !wasSent(ballot)) return [];
      return [{ runId: key.slice(own.length), ballot, at: String(found.at) }];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

const keyOf = (userId: string, runId: string) => `${BALLOTS}${takePlace(userId, runId)}`;

function asBallot(found: Readonly<Record<string, unknown>>): KeptBallot | null {
  // Border: what this device has kept.
  return typeof found.nonce === 'string' && typeof found.seed === 'string' ? (found as unknown as KeptBallot) : null;
}
