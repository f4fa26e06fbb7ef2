import { type BallotKeeper, wasSent } from '#web/answer-form/ballot/kept-ballot.ts';

/** What somebody comes to in a run that is answered by ballots. */
export type BallotView = 'answering' | 'sent' | 'forgotten' | 'answered';

interface Known {
  readonly keeper: BallotKeeper;
  /** There is text that the server may not have: it is shown at once. */
  readonly hasDraft: boolean;
  /** Answers went off from this device once. */
  readonly noted: boolean;
  /** The server knows that they have answered. */
  readonly answered: boolean;
}

/** By what this device keeps: whoever had it forget their ballot gets no other, since that would count twice. */
export function firstView({ keeper, hasDraft, noted, answered }: Known): BallotView {
  const kept = keeper.read();
  if (kept && wasSent(kept)) return hasDraft || kept.sent === null ? 'answering' : 'sent';
  if (noted) return 'forgotten';
  return answered ? 'answered' : 'answering';
}
