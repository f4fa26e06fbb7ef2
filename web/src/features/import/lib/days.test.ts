import { describe, expect, it } from 'vitest';
import { importText } from '#text/finance/import.ts';
import { monthIn, readDay, readMonth } from './days.ts';

const text = importText.mistakes;

describe('readDay', () => {
  it.each([
    ['01.02.2024', '2024-02-01'],
    ['1.2.2024', '2024-02-01'],
    ['01.02.2024 г.', '2024-02-01'],
    ['01.02.2024 0:00:00', '2024-02-01'],
    ['2024-02-01', '2024-02-01'],
    ['2024-02-01T00:00:00Z', '2024-02-01'],
    ['2024/02/01', '2024-02-01'],
    ['29.02.2024', '2024-02-29'],
    ['25/02/2024', '2024-02-25'],
    ['02/25/2024', '2024-02-25'],
    ['02/02/2024', '2024-02-02'],
    ['1 февраля 2024 г.', '2024-02-01'],
    ['12 мая 2023', '2023-05-12'],
    ['1-Feb-2024', '2024-02-01'],
  ])('reads %j as %s', (cell, value) => {
    expect(readDay(cell)).toEqual({ value });
  });

  it.each(['', '-', ' ', 'н/д'])('reads %j as nothing', (cell) => {
    expect(readDay(cell)).toEqual({ value: null });
  });

  it('reads the days that Excel counts, and says so', () => {
    expect(readDay('45292')).toEqual({ value: '2024-01-01', note: 'serialDay' });
    expect(readDay('45351,5')).toEqual({ value: '2024-02-29', note: 'serialDay' });
  });

  it.each([
    ['01/02/2024', text.dayOrMonth],
    ['01.02.24', text.shortYear],
    ['30.02.2024', text.noSuchDay],
    ['29.02.2023', text.noSuchDay],
    ['2024-13-01', text.noSuchDay],
    ['01.01.1900', text.oddYear],
    ['01.01.2204', text.oddYear],
    ['вчера', text.notDay],
    ['2024', text.notDay],
    ['=СЕГОДНЯ()', text.notDay],
    ['#ЗНАЧ!', text.excelError],
  ])('refuses %j and says why', (cell, mistake) => {
    expect(readDay(cell)).toEqual({ mistake });
  });
});

describe('readMonth', () => {
  it.each([
    ['янв 2026', '2026-01'],
    ['Январь 2026', '2026-01'],
    ['января 2026 г.', '2026-01'],
    ['янв.26', '2026-01'],
    ['Mar-26', '2026-03'],
    ['май 2026', '2026-05'],
    ['2026-01', '2026-01'],
    ['2026.1', '2026-01'],
    ['01.2026', '2026-01'],
    ['1/2026', '2026-01'],
    ['01.03.2026', '2026-03'],
  ])('reads %j as %s', (cell, value) => {
    expect(readMonth(cell)).toEqual({ value });
  });

  it('reads a month that Excel has made a number of', () => {
    expect(readMonth('46023')).toEqual({ value: '2026-01', note: 'serialDay' });
  });

  it.each([
    ['13.2026', text.notMonth],
    ['2026', text.notMonth],
    ['январь', text.notMonth],
    ['лето 2026', text.notMonth],
    ['01.1826', text.oddYear],
  ])('refuses %j and says why', (cell, mistake) => {
    expect(readMonth(cell)).toEqual({ mistake });
  });
});

describe('monthIn', () => {
  it.each([
    ['ФОТ март 2026.csv', '2026-03'],
    ['salary_2026-03.csv', '2026-03'],
    ['зарплата-03.2026 (1).csv', '2026-03'],
    ['Лист1.csv', null],
    ['2026-01 и 2026-02.csv', null],
    ['отчёт 2026.csv', null],
  ])('finds in %j %j', (name, month) => {
    expect(monthIn(name)).toBe(month);
  });
});
