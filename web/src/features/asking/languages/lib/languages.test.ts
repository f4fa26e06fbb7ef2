import { describe, expect, it } from 'vitest';
import type { LanguageTexts, Translations } from '#shared/models/translations.ts';
import { nextUnchecked, rowsOf } from './rows.ts';
import { afterConflict, afterSaving, isTouched } from './typed.ts';

const uzbek = (texts: LanguageTexts['texts']): LanguageTexts => ({
  language: 'uz',
  version: 3,
  texts,
  holes: 0,
  drafting: false,
  draft_problem: null,
});
const checked = (text: string) => ({ text, state: 'checked', checked_by: 'Рустам Каримов' }) as const;
const place = (at: Partial<Translations['places'][number]>): Translations['places'][number] => ({
  place: 'title',
  kind: 'title',
  question: null,
  question_type: null,
  text: 'Смены',
  max_length: 200,
  ...at,
});
const asked = { question: 1, question_type: 'RADIO' } as const;
const translations: Translations = {
  language: 'ru',
  on_holes: 'refuse',
  editable: true,
  places: [
    place({}),
    place({ place: 'q/text', kind: 'question', text: 'Где вы?', ...asked }),
    place({ place: 'q/option/0', kind: 'option', text: 'Склад', ...asked }),
    place({ place: 'q/option/1', kind: 'option', text: 'Магазин', ...asked }),
  ],
  translations: [],
};

describe('the rows of a language', () => {
  const rows = rowsOf(
    translations,
    uzbek({ title: checked('Smenalar'), 'q/option/0': { ...checked('Ombor'), state: 'draft' } }),
  );

  it('say what a place is once, and aloud in every row', () => {
    expect(rows.map(({ shownLabel }) => shownLabel)).toEqual(['Название', '1. Один из списка', '', '']);
    expect(rows.at(-1)!.label).toBe('1. Один из списка');
    expect(rows.map(({ checkedBy }) => checkedBy)).toEqual(['Рустам\u00a0К.', null, 'Рустам\u00a0К.', null]);
  });

  it('lead from one that is not checked to the next, and from the last to the first', () => {
    expect(rows.map(({ state }) => state)).toEqual(['checked', 'missing', 'draft', 'missing']);
    expect(nextUnchecked(rows, 'title')?.place).toBe('q/text');
    expect(nextUnchecked(rows, 'q/text')?.place).toBe('q/option/0');
    expect(nextUnchecked(rows, 'q/option/1')?.place).toBe('q/text');
    expect(nextUnchecked(rows.slice(0, 1), 'title')).toBeNull();
  });
});

describe('what is typed', () => {
  it('stays where it was typed on while it was being stored', () => {
    const sent = { title: { text: 'Sme', before: '' }, 'q/text': { text: 'Qayerda?', before: '' } };
    const typed = { ...sent, title: { text: 'Smenalar', before: '' } };
    expect(afterSaving(typed, sent)).toEqual({ title: { text: 'Smenalar', before: 'Sme' } });
    expect(isTouched(afterSaving(sent, sent))).toBe(false);
  });

  it('is sent again where somebody was faster elsewhere, and waits where both have written', () => {
    const typed = { title: { text: 'Smenalar', before: '' }, 'q/text': { text: 'Qayerda?', before: '' } };
    expect(afterConflict(typed, uzbek({ 'q/option/0': checked('Ombor') }))).toEqual({ typed, both: [] });
    const met = afterConflict(typed, uzbek({ title: checked('Boshqa'), 'q/text': checked('Qayerda?') }));
    expect(met.both).toEqual(['title']);
    expect(met.typed['title']).toEqual({ text: 'Smenalar', before: 'Boshqa' });
  });
});
