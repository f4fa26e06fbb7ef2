import { importText } from '#text/finance/import.ts';
import { isNothing, plainCell, type Reading } from './cell.ts';

/** Who ended it; null where neither side did, or nobody knows. */
export type Leaving = 'voluntary' | 'employer' | null;

/** The first that fits decides: «involuntary» holds «voluntary». */
const REASONS: readonly (readonly [RegExp, Leaving])[] = [
  [/неизвестно|прочее|другое|иное|unknown|other/u, null],
  [
    /involuntary|работодател|сокращ|уволил[иа] |прогул|испытательн|инициатив. компании|employer|dismiss|fired|lay-?off/u,
    'employer',
  ],
  [/соглашени|перевод|пенси|ист[её]к|истеч|призыв|смерть/u, null],
  [/собственн|по желанию|инициатив. (?:сотрудник|работник)|voluntary|resign|quit|сам(?:а|и)? уш/u, 'voluntary'],
];

/** Why somebody left, in the words of a personnel department or in English. */
export function readLeaving(cell: string): Reading<Leaving> {
  const plain = plainCell(cell).toLowerCase();
  if (isNothing(plain)) return { value: null };
  const known = REASONS.find(([words]) => words.test(plain));
  if (!known) return { mistake: importText.mistakes.unknownLeaving };
  return known[1] === null ? { value: null, note: 'unknownLeaving' } : { value: known[1] };
}
