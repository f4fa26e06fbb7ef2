const WORDS: readonly string[] = ['ду', 'се', 'чор', 'панҷ', 'шаш', 'ҳафт', 'ҳашт', 'нӯҳ', 'даҳ'];

/** A number within a sentence, in words from two to ten. What is counted stands in the singular behind it. */
export function inWords(count: number): string {
  return WORDS[count - 2] ?? String(count);
}
