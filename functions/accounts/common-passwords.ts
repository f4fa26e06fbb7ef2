import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invalid } from '#core/http/errors.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/**
 * The passwords tried first by whoever tries any: the head of the published lists of leaked ones, Latin and Russian,
 * from eight characters up. They lie in a file beside this one, and beside the bundle, and are read when the first
 * password is set.
 */
const FILE = join(import.meta.dirname, 'common-passwords.txt');

let common: ReadonlySet<string> | undefined;

/** Refuses a password that many people have: in the list, one character over and over, or digits in a row. */
export function requireUncommon(password: string, path: string): void {
  common ??= new Set(readFileSync(FILE, 'utf8').normalize('NFKC').trim().split(/\s+/));
  const folded = password.normalize('NFKC').toLowerCase();
  if (!common.has(folded) && !isRow(folded)) return;
  invalid([{ path, message: accountsErrors.commonPassword }]);
}

/** Neighbours all differ by the same: 0 (“00000000”), 1 (“12345678”, “abcdefgh”) or -1. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - codes[index]!));
  const [step = Infinity] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}
