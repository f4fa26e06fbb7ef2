import { describe, expect, it } from 'vitest';
import { readContacts } from './read-contacts.ts';

const anvar = { first_name: 'Анвар', last_name: 'Каримов', team: 'Склад', phone: '+7 916 123-45-67', language: 'uz' };

describe('a list of people without an account', () => {
  it.each([
    'Каримов; Анвар; Склад; +7 916 123-45-67; uz',
    'Каримов,Анвар,Склад,+7 916 123-45-67,uz',
    'Каримов\tАнвар\tСклад\t+7 916 123-45-67\tuz\n\n',
  ])('is read as it was typed or copied: %j', (typed) => {
    expect(readContacts(typed)).toEqual({ contacts: [anvar] });
  });

  it('may say no more than names', () => {
    const { contacts } = readContacts('Каримов;Анвар\nЮлдашев;Бек') as { contacts: object[] };
    expect(contacts).toMatchObject([
      { last_name: 'Каримов', team: null, phone: null, language: null },
      { last_name: 'Юлдашев', team: null, phone: null, language: null },
    ]);
  });

  it('is told its first mistake with its line', () => {
    expect(readContacts('Каримов;Анвар\nЮлдашев;Бек;Склад;12')).toEqual({
      mistake: 'Строка 2. Телефон записывают так: +7 916 123-45-67',
    });
    expect(readContacts(' \n')).toEqual({ mistake: 'Вставьте хотя бы одну строку' });
  });
});
