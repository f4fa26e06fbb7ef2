import * as z from 'zod/mini';
import { ballotsValidation } from '#text/runs/ballots.ts';

/** So many bytes in base64url. */
export function bytesInText(length: number) {
  const pattern = new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`);
  return z.string().check(z.regex(pattern, { error: () => ballotsValidation.wrongBallot }));
}

/** Of a run that has ballots, what its manifest hashes to, and which of its keys signs for a member. */
export const OwnBallot = z.object({
  /** In base64url; compared with that of the manifest, which is asked for without a session. */
  fingerprint: z.string(),
  /** The place of the key in the manifest. */
  key: z.int(),
  /** Whether a ballot was given out to this member. */
  issued: z.boolean(),
  /** Whether it was given out once more, in place of a lost one: that can be done once. */
  again: z.boolean(),
});
export type OwnBallot = z.infer<typeof OwnBallot>;

/** A number that was blinded, and under which key. */
export const BallotRequest = z.strictObject({
  blinded: bytesInText(256),
  key: z.int(),
  /** In place of a lost one: counted, and told to everybody. */
  again: z._default(z.boolean(), false),
});
/** The same, signed. */
export const SignedBallot = z.object({ signed: z.string() });
