import { describe, expect, it } from 'vitest';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { languagesWanted, languageToSpeak } from './wanted.ts';

describe('the languages a reader wants', () => {
  it.each([
    ['what was chosen before the browser’s own', ['tg', null, 'ru-RU', 'en'], ['tg', 'ru', 'en']],
    ['nothing chosen', [null, null, 'uz-UZ', 'ru'], ['uz', 'ru']],
    ['Uzbek by its letters', ['uz-Cyrl-UZ', 'uz-Latn-UZ'], ['uz-Cyrl', 'uz']],
    ['tags in any case', ['UZ-CYRL', 'KK-kz'], ['uz-Cyrl', 'kk']],
    ['each once', ['ky-KG', 'ky', 'ru', 'ru-RU'], ['ky', 'ru']],
    ['none that polls are not in', ['de-DE', 'kok', 'rue', ''], []],
  ] as const)('are %s', (_, tags, wanted) => {
    expect(languagesWanted(tags)).toEqual(wanted);
  });

  it('may be any that polls are in', () => {
    expect(languagesWanted(POLL_LANGUAGES)).toEqual(POLL_LANGUAGES);
  });
});

describe('the language that is spoken', () => {
  it.each([
    ['the first wanted that the poll has', ['tg', 'uz', 'ru'], { language: 'ru', languages: ['ru', 'uz'] }, 'uz'],
    ['the poll’s own where it has none that is wanted', ['tg'], { language: 'ru', languages: ['ru', 'uz'] }, 'ru'],
    ['the poll’s own where it is the only one', ['uz', 'ru'], { language: 'kk', languages: ['kk'] }, 'kk'],
    ['the poll’s own where it tells no others', ['uz'], { language: 'ru' }, 'ru'],
    ['the first wanted where there is nothing to answer', ['ky', 'ru'], {}, 'ky'],
  ] as const)('is %s', (_, wanted, offer, spoken) => {
    expect(languageToSpeak(wanted, offer)).toBe(spoken);
  });
});
