import { describe, expect, it } from 'vitest';
import { isReadable } from './language.ts';

describe('a text', () => {
  it.each([
    'Зарплата низкая',
    'Deploy через Jenkins ломает весь pipeline',
    'Начальник — ok',
    'Зарплату не повышали since 2023',
    'Ёлки',
    'OK',
    'HR',
    '10/10 :)',
    '',
  ])('is read where its letters are Russian, or it has hardly any: %s', (text) => {
    expect(isReadable(text)).toBe(true);
  });

  it.each([
    'The pay is low and nobody explains why',
    'Great team',
    'Das Gehalt ist zu niedrig',
    'Zarplata nizkaya, nachalnik krichit',
    '工资太低了，没有人解释',
    'الراتب منخفض جدا',
    'The salary at «Ромашка» has not been raised for two years',
  ])('is not read where they are others: %s', (text) => {
    expect(isReadable(text)).toBe(false);
  });
});
