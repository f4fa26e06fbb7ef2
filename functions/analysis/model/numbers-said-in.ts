import { numbersIn } from '../numbers-in.ts';
import { linesOf } from './lexicon.ts';

const WORD = /\p{L}+/giu;

let numberWords: readonly (readonly [form: RegExp, number: number])[] | undefined;

/** Numbers as words, by what such a word looks like. */
function readNumberWords(): readonly (readonly [form: RegExp, number: number])[] {
  return linesOf('numbers').map((line) => {
    const end = line.lastIndexOf(' ');
    return [new RegExp(line.slice(0, end), 'u'), Number(line.slice(end + 1))];
  });
}

/** Every number that a Russian text says, in figures or in words, without its sign. */
export function numbersSaidIn(text: string): number[] {
  numberWords ??= readNumberWords();
  const forms = numberWords;
  const words = [...plain(text).matchAll(WORD)].flatMap(([word]) => forms.find(([form]) => form.test(word))?.[1] ?? []);
  return [...numbersIn(text).map(Math.abs), ...words];
}

/** In small letters, without the two dots that people leave out. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFC').replaceAll('\u0451', '\u0435');
}
