import { LEAVING_REASONS } from '#shared/text/input/finance-files.ts';
import { importText } from '#text/finance/import.ts';
import { isNothing, plainCell, type Reading } from './cell.ts';

/** Who ended it; null where neither side did, or nobody knows. */
export type Leaving = 'voluntary' | 'employer' | null;

/** Why somebody left, in the words of a personnel department or in English. */
export function readLeaving(cell: string): Reading<Leaving> {
  const plain = plainCell(cell).toLowerCase();
  if (isNothing(plain)) return { value: null };
  const known = LEAVING_REASONS.find(([words]) => words.test(plain));
  if (!known) return { mistake: importText.mistakes.unknownLeaving };
  return known[1] === null ? { value: null, note: 'unknownLeaving' } : { value: known[1] };
}
