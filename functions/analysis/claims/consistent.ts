import { findContradictions, type Claim } from '#shared/rules/contradictions.ts';
import type { Verified } from '../model/ask-model.ts';

const NOTHING = { summary: null, claims: [], actions: [] } as const;

/**
 * Of what a model has said what stands beside the built-in analysis, and beside what it has said before, without one
 * excluding the other: statement by statement, each put in its place and the whole read as a person would. Facts a
 * statement does not name may exclude it, too.
 */
export function consistent(verified: Verified, claimsWith: (said: Verified) => readonly Claim[]): Verified {
  const { summary, claims, actions } = verified;
  const count = (said: Verified) => findContradictions(claimsWith(said)).length;
  let kept: Verified = { ...NOTHING, dropped: verified.dropped };
  const before = count(kept);
  const tries: readonly ((said: Verified) => Verified)[] = [
    ...claims.map((claim) => (said: Verified) => ({ ...said, claims: [...said.claims, claim] })),
    ...actions.map((action) => (said: Verified) => ({ ...said, actions: [...said.actions, action] })),
    ...(summary === null ? [] : [(said: Verified) => ({ ...said, summary })]),
  ];
  for (const add of tries) {
    const more = add(kept);
    kept = count(more) > before ? { ...kept, dropped: kept.dropped + 1 } : more;
  }
  return kept;
}
