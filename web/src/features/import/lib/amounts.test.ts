import { describe, expect, it } from 'vitest';
import { importText } from '#text/finance/import.ts';
import { readHours, readMoney, readPeople } from './amounts.ts';

const text = importText.mistakes;

describe('readMoney', () => {
  it.each([
    ['120000', 120_000],
    ['1 234 567,89', 1_234_567.89],
    ['1\u00a0234\u00a0567,89', 1_234_567.89],
    ['1\u202f234\u2009567', 1_234_567],
    ['12 000 ₽', 12_000],
    ['12000р.', 12_000],
    ['12 000 руб.', 12_000],
    ['₽ 500', 500],
    ['руб. 500', 500],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ["1'234.50", 1234.5],
    ['1234,5', 1234.5],
    ['1234,567', 1234.57],
    ['0,125', 0.13],
    [',5', 0.5],
    ['5,', 5],
    ['+700', 700],
    ['００１２', 12],
    ['0', 0],
    ['1000000000', 1e9],
  ])('reads %j as %d', (cell, value) => {
    expect(readMoney(cell)).toMatchObject({ value });
  });

  it.each(['', '   ', '-', '—', '−', 'н/д', 'N/A', '\u200b', '\u00a0'])('reads %j as nothing', (cell) => {
    expect(readMoney(cell)).toEqual({ value: null });
  });

  it.each([
    ['12k', text.shortened],
    ['12к', text.shortened],
    ['12 тыс.', text.shortened],
    ['1,5 млн', text.shortened],
    ['1,2E+05', text.exponent],
    ['1e5', text.exponent],
    ['15%', text.percent],
    ['15 %', text.percent],
    ['-500', text.negative],
    ['−500', text.negative],
    ['(1 200)', text.negative],
    ['1,234', text.thousandOrFraction],
    ['12.345', text.thousandOrFraction],
    ['12 00', text.spaces],
    ['1 2345', text.spaces],
    ['1.23.45', text.separators],
    ['1,234.567,89', text.separators],
    ['$100', text.currency],
    ['100 €', text.currency],
    ['100 usd', text.currency],
    ['=A1+B1', text.formula],
    ['#ЗНАЧ!', text.excelError],
    ['#ДЕЛ/0!', text.excelError],
    ['#N/A', text.excelError],
    ['сто', text.notNumber],
    ['12a', text.notNumber],
    ['NaN', text.notNumber],
    ['Infinity', text.notNumber],
    ['0x10', text.notNumber],
    ['10000000000', text.tooLarge],
    ['9'.repeat(400), text.tooLarge],
  ])('refuses %j and says why', (cell, mistake) => {
    expect(readMoney(cell)).toEqual({ mistake });
  });

  it('tells that fractions of a kopeck are rounded', () => {
    expect(readMoney('1234,5678')).toEqual({ value: 1234.57, note: 'longFraction' });
    expect(readMoney('1234,56')).toEqual({ value: 1234.56 });
  });
});

describe('readHours', () => {
  it.each([
    ['164', 164],
    ['160,5 ч', 160.5],
    ['8 часов', 8],
    ['8h', 8],
  ])('reads %j as %d', (cell, value) => {
    expect(readHours(cell)).toEqual({ value });
  });
});

describe('readPeople', () => {
  it('takes whole numbers alone', () => {
    expect(readPeople('41 чел.')).toEqual({ value: 41 });
    expect(readPeople('')).toEqual({ value: null });
    expect(readPeople('41,5')).toEqual({ mistake: text.notWhole });
  });
});
