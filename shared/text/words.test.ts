import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** All that a catalogue says: its strings, and of its sentences what they are written in. */
function saidBy(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts)];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(saidBy) : [];
}

const loading = (language: string) =>
  globSync(`${language}/**/*.ts`, { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file) => saidBy({ ...((await import(join(import.meta.dirname, file))) as object) }));
const said = {
  ru: (await Promise.all(loading('ru'))).flat(),
  en: (await Promise.all(loading('en'))).flat(),
};

/** What the specification has to the letter, though we would write it otherwise. */
const QUOTED = [
  'Входа...',
  'Регистрация...',
  'Создание...',
  'Проверка авторизации...',
  'Загрузка пользователя...',
  'управления AI интеграцией',
  'статус AI',
  'AI credentials',
  'успешно удален',
  'Импорт завершен!',
  'подчеркивания',
  'успешно обновлены!',
  'Промокод действителен!',
];

describe.each([
  ['ru', 'three dots', /\p{L}\.\.\./u],
  ['ru', '«AI»', /(?<!\p{L})AI(?!\p{L})/u],
  ['ru', 'е for ё', /(?<!\p{L})(?:еще|ее|удален|завершен|подчеркивания)(?!\p{L})/iu],
  ['ru', 'an exclamation mark', /[а-яё]!/iu],
  ['ru', 'what there is no Russian for', /не по чему|ИИ-анализ/u],
  ['ru', 'the first screen, which is «Обзор»', /перв(?:ый|ом|ого) экран/iu],
  ['ru', 'a place of one’s own where there is a workspace', /в сво[её]м кабинете/u],
  ['ru', 'a request to a partner by another name', /заявк\S* партн/u],
  ['ru', 'a member thrown out', /исключить участник/iu],
  ['ru', 'a number said twice, before `plural` and by it', /\$\{(\w+)\}(?:\$\{[^}]*NBSP\}|\s)\$\{[^}]*plural\)?\(\1\b/],
  ['en', 'a number said twice, before `plural` and by it', /\$\{(\w+)\}(?:\$\{[^}]*NBSP\}|\s)\$\{[^}]*plural\)?\(\1\b/],
  ['en', 'letters that are emails', /\b[Ll]etters? (?:about|to|with|from|of the week)\b/],
  ['en', 'somebody who is someone', /(?<![.\w])(?:[Ss]ome|[Aa]ny|[Ee]very|[Nn]o)body(?!\w|:)/],
  ['en', 'those who kept silent', /kept silent/],
  ['en', 'an average by another name', /\b[Tt]he mean (?:of|for|is|lies)\b|\bMean\b/],
  ['en', 'data in the plural', /\b[Tt]hese data\b|\bdata (?:are|have)\b/],
] as const)('the texts of %s', (language, what, words) => {
  it(`have not ${what} (glossary.md)`, () => {
    const plain = said[language].map((text) => QUOTED.reduce((left, quoted) => left.replaceAll(quoted, ''), text));
    expect(plain.length).toBeGreaterThan(3000);
    expect(plain.filter((text) => words.test(text))).toEqual([]);
  });
});
