import { describe, expect, it } from 'vitest';
import { drawField } from '#web/test-support/draw-field.ts';
import { inAskedOrder, questionsOfPoll } from './form-question.ts';
import { optionsField, withChosen } from './options.tsx';
import { wordsField } from './words-field.tsx';

const ofPoll = ['Порекомендуете ли вы нас?', 'Как нагрузка?', 'Что мешало?'].map((text, place) => ({
  id: `q${place}`,
  text,
  order_index: place,
  is_required: place === 0,
  scale: place === 1 ? ('1-5' as const) : null,
}));

describe('the questions of a poll', () => {
  it('are asked in the order of the author', () => {
    expect(inAskedOrder(ofPoll.toReversed()).map(({ id }) => id)).toEqual(['q0', 'q1', 'q2']);
  });

  it('have the fields they are answered with', () => {
    const fields = questionsOfPoll({ type: 'ENPS' }, ofPoll.toReversed()).map(({ field, required }) => [
      drawField(field).controls,
      required,
    ]);
    expect(fields).toEqual([
      ['radio '.repeat(11).trim(), true],
      ['radio '.repeat(5).trim(), false],
      ['textarea', false],
    ]);
  });

  it('call the ends of a scale as they do themselves, else by general names', () => {
    const said = ['Как прошла неделя? 0 — очень плохо, 10 — отлично.', 'Как нагрузка?'].map((text, place) => ({
      ...ofPoll[place]!,
      text,
      scale: '0-10' as const,
    }));
    const named = questionsOfPoll({ type: 'PULSE' }, said).map(({ field }) =>
      [...drawField(field).html.matchAll(/<span>(\D+?)<\/span>/g)].map(([, end]) => end),
    );
    expect(named).toEqual([
      ['Очень плохо', 'Отлично'],
      ['Минимум', 'Максимум'],
    ]);
  });
});

describe('an answer by options', () => {
  it('is the place of the one chosen last', () => {
    expect(withChosen('', 2, false)).toBe('2');
    expect(withChosen('2', 0, false)).toBe('0');
  });

  it('is the places of all that are chosen, in the order they are offered', () => {
    expect(withChosen(withChosen(withChosen('', 10, true), 2, true), 0, true)).toBe('0,2,10');
    expect(withChosen('0,2,10', 2, true)).toBe('0,10');
    expect(withChosen('0', 0, true)).toBe('');
  });

  it('reads as what was chosen', () => {
    const { inWords } = optionsField({ options: ['Офис', 'Дом', 'Склад'], several: true });
    expect(inWords('0,2')).toBe('Офис, Склад');
    expect(inWords('')).toBe('');
    expect(wordsField('many').inWords(' Дома\n')).toBe('Дома');
  });
});
