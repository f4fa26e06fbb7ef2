/** The last name of a woman of this family. */
export function lastNameOfWoman(lastName: string): string {
  if (/(ов|ев|ёв|ин)$/.test(lastName)) return `${lastName}а`;
  return lastName.endsWith('ский') ? lastName.replace(/ий$/, 'ая') : lastName;
}

const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** A Russian word in Latin letters, as addresses are written. */
export function latin(word: string): string {
  return [...word.toLowerCase()].map((letter) => LETTERS[letter] ?? letter).join('');
}
