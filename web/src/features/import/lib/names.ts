/** A last name and all that follows it: «Петрова Анна Ивановна». */
export function splitName(name: string): readonly [last: string, first: string] {
  const [last = '', ...others] = name.trim().split(/\s+/);
  return [last, others.join(' ')];
}

/**
 * What a person is known by, whatever stands first and with or without the father's name: both names in the order of the
 * alphabet. Null where there is no more than one.
 */
export function nameKey(last: string, first: string): string | null {
  const words = [last, first.trim().split(/\s+/)[0] ?? ''].map((word) =>
    word.trim().toLowerCase().replaceAll('ё', 'е'),
  );
  return words.includes('') ? null : words.toSorted().join(' ');
}
