import * as z from 'zod/mini';
import { Email } from '#shared/models/email.ts';

/** What an address that was pasted is: one to invite, one that is here or invited already, or none at all. */
export type AddressState = 'ready' | 'member' | 'invited' | 'no-at' | 'no-ending' | 'wrong';

export interface Address {
  /** In its one spelling where it is an address, else as it was typed. */
  readonly text: string;
  readonly state: AddressState;
}

/** What stands between addresses in letters and tables, and around them: “Anna <anna@a.ru>; boris@a.ru”. */
const SEPARATORS = /[\s,;|<>()[\]{}"«»„“]+/u;
/** What sentences and links leave at the ends of an address. */
const EDGES = /^(?:mailto:|')+|[.:!?']+$/gu;

/**
 * The addresses in any text, in their order, each once; names and other words between them are passed over. Of a text
 * without a single «@» all is one address, a wrong one: somebody typed it.
 */
export function addressesIn(text: string): readonly string[] {
  const words = text.split(SEPARATORS).map((word) => word.replaceAll(EDGES, ''));
  const found = words.filter((word) => word.includes('@')).map(spell);
  if (found.length > 0) return [...new Set(found)];
  const typed = text.trim();
  return typed === '' ? [] : [typed];
}

/** How many addresses of a text are in it, or among those there are, more than once. */
export function countRepeated(text: string, known: readonly string[]): number {
  const words = text.split(SEPARATORS).map((word) => spell(word.replaceAll(EDGES, '')));
  const all = words.filter((word) => word.includes('@'));
  const unique = new Set(all);
  return all.length - unique.size + [...unique].filter((one) => known.includes(one)).length;
}

/** What each address is, beside those who are here and those who are invited. */
export function judgeAddresses(
  addresses: readonly string[],
  { members, invited }: { readonly members: ReadonlySet<string>; readonly invited: ReadonlySet<string> },
): readonly Address[] {
  return addresses.map((text) => {
    const flaw = flawOf(text);
    if (flaw !== null) return { text, state: flaw };
    if (members.has(text)) return { text, state: 'member' };
    return { text, state: invited.has(text) ? 'invited' : 'ready' };
  });
}

function flawOf(text: string): 'no-at' | 'no-ending' | 'wrong' | null {
  if (z.safeParse(Email, text).success) return null;
  const at = text.lastIndexOf('@');
  if (at < 0) return 'no-at';
  const domain = text.slice(at + 1);
  return domain !== '' && !domain.includes('.') ? 'no-ending' : 'wrong';
}

function spell(word: string): string {
  const { success, data } = z.safeParse(Email, word);
  return success ? data : word.toLowerCase();
}
