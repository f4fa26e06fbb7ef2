import { numbersIn } from '#functions/analysis/numbers-in.ts';

/** Numbers as words, by how such a word begins: «двенадцать», «двенадцати». */
const NUMBER_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(дв(а|е|ух|ум|умя)|двое)$/, 2],
  [/^(тр(и|ех|ем|емя)|трое)$/, 3],
  [/^(четыр(е|ех|ем|ьмя)|четверо)$/, 4],
  [/^(пят(ь|и|ью)|пятеро)$/, 5],
  [/^(шест(ь|и|ью)|шестеро)$/, 6],
  [/^(сем(ь|и|ью)|семеро)$/, 7],
  [/^вос(емь|ьми|емью|ьмеро)$/, 8],
  [/^девят(ь|и|ью|еро)$/, 9],
  [/^десят(ь|и|ью|еро|ок)$/, 10],
  [/^одиннадцат(ь|и|ью)$/, 11],
  [/^двенадцат(ь|и|ью)$/, 12],
  [/^тринадцат(ь|и|ью)$/, 13],
  [/^четырнадцат(ь|и|ью)$/, 14],
  [/^пятнадцат(ь|и|ью)$/, 15],
  [/^шестнадцат(ь|и|ью)$/, 16],
  [/^семнадцат(ь|и|ью)$/, 17],
  [/^восемнадцат(ь|и|ью)$/, 18],
  [/^девятнадцат(ь|и|ью)$/, 19],
  [/^двадцат(ь|и|ью)$/, 20],
  [/^тридцат(ь|и|ью)$/, 30],
  [/^сорок(а)?$/, 40],
  [/^пят(ьдесят|идесяти|ьюдесятью)$/, 50],
  [/^сто$|^ста$|^сотн/, 100],
  [/^тысяч/, 1000],
];

const WORD = /[а-яё]+/giu;

/** Every number that a Russian text says, in figures or in words, without its sign. */
export function numbersSaidIn(text: string): number[] {
  const words = [...text.toLowerCase().replaceAll('ё', 'е').matchAll(WORD)].flatMap(
    ([word]) => NUMBER_WORDS.find(([form]) => form.test(word))?.[1] ?? [],
  );
  return [...numbersIn(text).map(Math.abs), ...words];
}
