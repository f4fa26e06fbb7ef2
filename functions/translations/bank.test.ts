import { describe, expect, it } from 'vitest';
import { POLL_LANGUAGES } from '#shared/rules/poll-languages.ts';
import { bankIn, fromBank, type Bank } from './bank.ts';
import { LONGEST, placesOf, type Place } from './places.ts';

const OTHERS = POLL_LANGUAGES.filter((language) => language !== 'ru' && language !== 'en');

/** Every text of the bank by where it stands. */
function textsOf({ titles, sections, questions }: Bank): Map<string, string> {
  const asked = [...questions].flatMap(([name, { text, options }]) => [
    [`question ${name}`, text] as const,
    ...options.map((option, index) => [`question ${name}, option ${index + 1}`, option] as const),
  ]);
  return new Map([
    ...[...titles].map(([name, title]) => [`title ${name}`, title] as const),
    ...[...sections].map(([name, section]) => [`section ${name}`, section] as const),
    ...asked,
  ]);
}

const russian = textsOf(bankIn('ru'));
/** What is called the same in Russian. */
const SAME_WORD = new Set(['Техника']);
/** Numbers, the dash behind each end of a scale, and what ends a sentence. */
const framework = (text: string) => text.match(/\d+|—|\?|\.$|eNPS/g) ?? [];
/** How each text that stands in several places in Russian is said in them. */
const byText = (texts: ReadonlyMap<string, string>) => {
  const places = Map.groupBy(russian.keys(), (name) => `${name.split(' ')[0]}: ${russian.get(name)}`);
  return [...places.values()].map((names) => [...new Set(names.map((name) => texts.get(name)))]);
};

describe.each(OTHERS)('the bank of questions in %s', (language) => {
  const bank = bankIn(language);
  const texts = textsOf(bank);

  it('has every text, none of them left in Russian', () => {
    expect([...texts.keys()]).toEqual([...russian.keys()]);
    const left = [...texts].filter(([name, text]) => text.trim() === '' || text === russian.get(name));
    expect(left.filter(([, text]) => !SAME_WORD.has(text))).toEqual([]);
  });

  it('keeps numbers, ends of scales and question marks where they stand', () => {
    const kept = (all: ReadonlyMap<string, string>) => [...all].map(([name, text]) => [name, framework(text)]);
    expect(kept(texts)).toEqual(kept(russian));
  });

  it('says the same text in the same way wherever it stands', () => {
    expect(byText(texts).filter((said) => said.length > 1)).toEqual([]);
  });

  it('tells the options of a question apart, and fits where it is to stand', () => {
    for (const [name, { text, options }] of bank.questions) {
      expect([name, new Set(options).size]).toEqual([name, options.length]);
      expect([name, text.length <= LONGEST.question]).toEqual([name, true]);
    }
    const lines = [...texts].filter(([name]) => !name.startsWith('question') || name.includes('option'));
    expect(lines.filter(([, text]) => text.length > LONGEST.section)).toEqual([]);
  });
});

it('is the same in both scripts of Uzbek, word for word', () => {
  const words = (texts: ReadonlyMap<string, string>) =>
    [...texts].map(([name, text]) => [name, text.split(' ').length]);
  expect(words(textsOf(bankIn('uz-Cyrl')))).toEqual(words(textsOf(bankIn('uz'))));
});

describe('texts of a poll', () => {
  const asked = (questions: readonly object[], title = 'Смены'): Place[] =>
    placesOf({
      title,
      questions: questions.map((question, index) => ({
        id: `q${index + 1}`,
        kind: 'RADIO',
        options: [],
        section: null,
        ...question,
      })) as never, // as far as places are read of it
    });
  const inKazakh = (places: readonly Place[]) =>
    Object.fromEntries(
      Object.entries(fromBank(places, { own: 'ru', language: 'kk' })).map(([at, { text }]) => [at, text]),
    );

  it('are those of the bank where they are word for word its own', () => {
    const text = 'Как часто приходилось переделывать готовое?';
    const options = ['Почти никогда', 'Иногда', 'Каждый день'];
    expect(inKazakh(asked([{ text, options, section: 'Работа' }], 'Нагрузка'))).toEqual({
      title: 'Жұмыс жүктемесі',
      'q1/section': 'Жұмыс',
      'q1/text': 'Дайын жұмысты қаншалықты жиі қайта істеуге тура келді?',
      'q1/option/0': 'Ешқашан дерлік',
      'q1/option/1': 'Кейде',
    });
  });

  it('are left alone where a word differs, and an option under another question', () => {
    expect(inKazakh(asked([{ text: 'Как часто вы шутите?', options: ['Иногда', 'Часто'] }], 'Нагрузка!'))).toEqual({});
    expect(inKazakh(asked([{ text: 'Что сейчас держит вас в компании' }]))).toEqual({});
  });

  it('are found from any language of the bank', () => {
    const [place] = placesOf({ title: bankIn('tg').titles.get('sets/load')!, questions: [] });
    expect(fromBank([place!], { own: 'tg', language: 'ru' })).toMatchObject({
      title: { text: 'Нагрузка', state: 'bank', by: null },
    });
  });
});
