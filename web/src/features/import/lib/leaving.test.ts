import { expect, it } from 'vitest';
import { importText } from '#text/finance/import.ts';
import { readLeaving } from './leaving.ts';

it.each([
  ['По собственному желанию', 'voluntary'],
  ['собственное желание', 'voluntary'],
  ['voluntary', 'voluntary'],
  ['Инициатива работника', 'voluntary'],
  ['Сокращение штата', 'employer'],
  ['инициатива работодателя', 'employer'],
  ['involuntary', 'employer'],
  ['Не прошёл испытательный срок', 'employer'],
  ['', null],
  ['-', null],
])('reads %j as %j', (cell, value) => {
  expect(readLeaving(cell)).toEqual({ value });
});

it.each(['Соглашение сторон', 'выход на пенсию', 'истёк срок договора', 'неизвестно'])(
  'takes %j for nobody’s decision and says so',
  (cell) => {
    expect(readLeaving(cell)).toEqual({ value: null, note: 'unknownLeaving' });
  },
);

it('refuses what it does not know', () => {
  expect(readLeaving('ст. 80')).toEqual({ mistake: importText.mistakes.unknownLeaving });
});
