import * as z from 'zod/mini';
import { SubmittedAnswers } from './answers.ts';
import { Id } from './common.ts';
import { bytesInText } from './own-ballot.ts';
import { SurveySubmission } from './survey-answers.ts';

/** What a run asks for everybody's browser to check: the manifest as a text, since its hash is the fingerprint. */
export const BallotKeys = z.object({ manifest: z.string() });
export type BallotKeys = z.infer<typeof BallotKeys>;

/** A ballot as it is sent with the answers: without its seed nobody can say later which answers were counted. */
export const Ballot = z.strictObject({
  key: z.int(),
  nonce: bytesInText(32),
  signature: bytesInText(256),
  seed: bytesInText(32),
});
export type Ballot = z.infer<typeof Ballot>;

/** Answers under a ballot, in the words of the kind of its run. */
export const BallotPollAnswers = z.strictObject({ ballot: Ballot, answers: SubmittedAnswers });
export const BallotSurveyAnswers = z.extend(
  z.omit(SurveySubmission, { anonymous_session_id: true, started_at: true }),
  {
    ballot: Ballot,
  },
);
/** The answers as they are stored, by question index: what the browser has a hash of is to be this. */
export const CountedAnswers = z.object({ answers: z.array(z.nullable(z.string())) });

/** What an opening of a run came to. */
export const RecordedOpening = z.object({
  manifest: z.string(),
  /** How many ballots were given out, and how many of them once more in place of lost ones. */
  issued: z.int(),
  again: z.int(),
});

/** A part of a record: the ballots that were counted, or what is published of the answers to one question. */
export const RecordPart = z.object({
  kind: z.enum(['ballots', 'answers']),
  /** By question index; null for ballots. */
  question: z.nullable(z.int()),
  /** How many entries it has. */
  entries: z.int(),
});

/**
 * What is published of an anonymous run when it is closed: of the answers that are shown. `root` is the root of the Merkle
 * tree over what stands here besides, and over all entries of all parts, in their order (`rootOf`).
 */
export const RunRecord = z.object({
  version: z.literal(1),
  run: Id,
  title: z.string(),
  workspace_name: z.string(),
  /** Days, YYYY-MM-DD in UTC. */
  opened_on: z.string(),
  closed_on: z.string(),
  openings: z.array(RecordedOpening),
  /** How many members were asked. */
  invited: z.int(),
  /** Answers with a ballot. */
  counted: z.int(),
  /** Answers without one: by link, by code, at a kiosk, or by a program that knows nothing of ballots. */
  others: z.int(),
  /**
   * Answers that are not shown, and stand in no part: fewer than the smallest group came after the run was opened again, so
   * that a record with them, laid beside the one before, would tell which answers are theirs.
   */
  waiting: z.int(),
  parts: z.array(RecordPart),
  /** In base64url. */
  root: z.string(),
});
export type RunRecord = z.infer<typeof RunRecord>;

/** The entries of a part one after another, in base64. */
export const RecordEntries = z.object({ entries: z.string() });

/**
 * What whoever reads the results can count them anew from: of each question the answers that are shown, null where somebody
 * gave none, each with its salt in base64url, in an order that means nothing. A page of them, as those of results.
 */
export const Recount = z.object({
  questions: z.array(
    z.object({
      question_id: Id,
      answers: z.array(z.object({ answer: z.nullable(z.string()), salt: z.string() })),
    }),
  ),
  next_cursor: z.nullable(z.string()),
});
export type Recount = z.infer<typeof Recount>;
