import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** How to go on where a first factor was right and not enough; any other failure is thrown again. */
export function wantedOf(failure: unknown): SecondFactorWanted {
  if (failure instanceof ApiError && failure.secondFactor !== null) return failure.secondFactor;
  throw failure;
}
