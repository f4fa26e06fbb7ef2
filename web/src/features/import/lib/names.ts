import { withPlainLetters } from '#shared/text/input/finance-files.ts';

/** A last name and all that follows it, as Russian documents write a name. */
export function splitName(name: string): readonly [last: string, first: string] {
  const [last = '', ...others] = name.trim().split(/\s+/);
  return [last, others.join(' ')];
}

/**
 * What a person is known by, whatever stands first and with or without the father's name: both names in the order of the
 * alphabet. Null where there is no more than one.
 */
export function nameKey(last: string, first: string): string | null {
  const words = [last, first.trim().split(/\s+/)[0] ?? ''].map((word) => withPlainLetters(word.trim().toLowerCase()));
  return words.includes('') ? null : words.toSorted().join(' ');
}
