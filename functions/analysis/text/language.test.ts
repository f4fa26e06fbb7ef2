import { describe, expect, it } from 'vitest';
import { isReadable } from './language.ts';

describe('a text', () => {
  it.each([
    'Зарплата низкая',
    'Deploy через Jenkins ломает весь pipeline',
    'Начальник — ok',
    'Зарплату не повышали since 2023',
    'Ёлки',
    'Наш бригадир Әсел всегда помогает новым людям',
    'Хурматова Гүлнара объясняет спокойно и по делу',
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
    'Жұмыс ауыр, айлық аз',
    'Жетекші тыңдамайды, демалыс жоқ',
    'Айлык аз, жумуш көп',
    'Маош кам аст, касе намешунавад',
    'Роҳбар хуб аст, вале кор бисёр',
    'Ойлик кам, иш кўп, дам олиш йўқ',
    'Бошлиқ яхши, лекин қурилиш жойида иссиқ сув йўқ',
    'Зарплата низька, начальник кричить і не слухає',
    'Das Gehalt ist zu niedrig',
    'Zarplata nizkaya, nachalnik krichit',
    '工资太低了，没有人解释',
    'الراتب منخفض جدا',
    'The salary at «Ромашка» has not been raised for two years',
  ])('is not read where they are others: %s', (text) => {
    expect(isReadable(text)).toBe(false);
  });
});
