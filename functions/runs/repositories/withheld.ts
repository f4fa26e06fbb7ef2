import type { RunVisibility } from '#shared/models/answers.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';

/**
 * Who could answer a run without a name: the members and the people without an account it asked when it was first opened,
 * whoever has its link or stands before a kiosk of it, and as many more as it has one-time codes.
 */
interface Reach {
  readonly isAnonymous: boolean;
  readonly allowAnonymousLink: boolean;
  readonly invited: number | null;
  readonly codes: number | null;
  readonly contacts: { readonly people: number } | null;
  readonly kiosks: number | null;
}

interface Run extends Reach {
  readonly resultsVisibility: RunVisibility;
}

/**
 * When the answers of a run are shown, as its first opening settles it for good: never, where so few could answer
 * without a name that each answer has a face. Whoever joins later changes nothing, since those who answered before were
 * told that nobody would read it; nor do codes that are printed later, or whoever leaves, as somebody else of those asked may have answered.
 */
export function visibilityAtOpening(run: Run): RunVisibility {
  return reachesFew(run) ? 'never' : run.resultsVisibility;
}

/**
 * Whether nothing of a run is told, whatever was set: it was opened for too few people; or its public link was taken
 * away again, or its codes or kiosks were, before five had answered, as with runs that were opened before this rule.
 */
export function isWithheld(run: Run, answered: number): boolean {
  if (run.resultsVisibility === 'never') return true;
  return run.resultsVisibility === 'live' && reachesFew(run) && answered < SMALLEST_GROUP;
}

function reachesFew({ isAnonymous, allowAnonymousLink, invited, codes, contacts, kiosks }: Reach): boolean {
  if (!isAnonymous || allowAnonymousLink || (kiosks ?? 0) > 0 || invited === null) return false;
  return invited + (codes ?? 0) + (contacts?.people ?? 0) < SMALLEST_GROUP;
}
