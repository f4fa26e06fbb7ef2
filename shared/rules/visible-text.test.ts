import { describe, expect, it } from 'vitest';
import { hasVisibleText, holdsLink, isPlainLine } from './visible-text.ts';

describe('hasVisibleText', () => {
  it.each([
    ['the empty text', ''],
    ['spaces and line breaks', ' \t\n\u00A0\u2003\u3000'],
    ['NUL', '\0'],
    ['other control characters', '\u0001\u001B\u007F\u0085'],
    ['a zero-width space', '\u200B'],
    ['joiners and a byte order mark', '\u200C\u200D\u2060\uFEFF'],
    ['a soft hyphen', '\u00AD'],
    ['turns of direction', '\u202E\u2066\u2069\u200F'],
    ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
    ['variation selectors', '\uFE0F\u{E0100}'],
    ['tags', '\u{E0041}'],
    ['a blank Braille pattern', '\u2800'],
    ['half of a character', '\uD83D'],
    ['all of them mixed', ' \0\u200B\u3164\u2800\n'],
  ])('finds nothing in %s', (_, text) => {
    expect(hasVisibleText(text)).toBe(false);
  });

  it.each(['а', '0', '.', '-', '👩‍💻', '\u200Bа\u200B', 'عربي', '한', '中', '♥️', '\0нет'])('reads %j', (text) => {
    expect(hasVisibleText(text)).toBe(true);
  });
});

describe('isPlainLine', () => {
  it.each([
    ['a line break', 'Иван\nПетров'],
    ['a carriage return', 'Иван\rПетров'],
    ['a tab', 'Иван\tПетров'],
    ['NUL', 'Иван\0'],
    ['a C1 control character', 'Иван\u0085'],
    ['a line separator', 'Иван\u2028Петров'],
    ['a turn of direction', 'Иван\u202Eвортеп'],
    ['an isolate', '\u2067Иван\u2069'],
    ['a direction mark', 'Иван\u200E'],
    ['half of a character', 'Иван\uDC00'],
  ])('refuses %s', (_, text) => {
    expect(isPlainLine(text)).toBe(false);
  });

  it.each(['Анна-Мария Ким', "О'Нил", 'محمد', 'می\u200Cخواهم', '👩‍💻 Отдел', 'ООО «Ромашка» 🇷🇺', ''])(
    'takes %j',
    (text) => {
      expect(isPlainLine(text)).toBe(true);
    },
  );
});

describe('holdsLink', () => {
  it.each(['https://evil.example', 'Зайдите на HTTP://evil.example', 'www.evil.example', 'приз: WWW.evil.example'])(
    'finds one in %s',
    (text) => expect(holdsLink(text)).toBe(true),
  );

  it.each(['Ромашка.ру', 'Mail.ru', 'А.С. Пушкин', 'Отдел продаж: Москва / Казань', 'ТОО «Азия»', 'awww.ok', '@home'])(
    'takes %s for a name',
    (text) => expect(holdsLink(text)).toBe(false),
  );
});
