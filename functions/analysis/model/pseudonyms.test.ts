import { describe, expect, it } from 'vitest';
import { createPseudonyms, pseudonymsIn, withoutPseudonyms } from './pseudonyms.ts';

const names = { people: ['Иван Петров', 'Анна'], teams: ['Отдел', 'Отдел продаж', 'Склад (2)', ' '] };
const fact = (text: string) => ({ id: 'f', text, numbers: [] });
const { hide, reveal } = createPseudonyms(names);
const hidden = (text: string): string => hide([fact(text)])[0]!.text;

describe('pseudonyms', () => {
  it('stand for people and teams on the way out, the longer name first, in any case of letters', () => {
    expect(hidden('В отдел продаж, Отдел и Склад (2): Иван Петров и АННА')).toBe(
      'В [Команда 2], [Команда 1] и [Команда 3]: [Сотрудник 1] и [Сотрудник 2]',
    );
  });

  it('become names again, though a model has inflected them or left out the brackets', () => {
    expect(reveal('В [Команда 2] и в Команде 1 перегружен Сотрудником 1')).toBe(
      'В Отдел продаж и в Отдел перегружен Иван Петров',
    );
  });

  it('that were never given out make a text unreadable', () => {
    expect(reveal('Сотрудник 9 перегружен')).toBeNull();
  });

  it('are found in one spelling and taken out whole', () => {
    expect(pseudonymsIn('[Команда 2], команде 02, Сотрудника 1')).toEqual(new Set(['команд 2', 'сотрудник 1']));
    expect(withoutPseudonyms('У [Команда 2] 12 задач')).not.toContain('2]');
  });

  it('are needed by nobody where there are no names', () => {
    const none = createPseudonyms({ people: [], teams: [] });
    expect(none.hide([fact('Просрочены 12 задач')])[0]!.text).toBe('Просрочены 12 задач');
  });
});
