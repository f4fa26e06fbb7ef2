import { describe, expect, it } from 'vitest';
import { whyUnsupported } from './verify.ts';

const facts = new Map(
  [
    {
      id: 'overdue',
      text: 'В [Команда 1] просрочены 12 из 38 открытых задач, месяц назад было 5 из 26: просрочка растёт',
      numbers: [12, 38, 5, 26],
    },
    { id: 'waiting', text: '9 задач ждут согласования, в среднем 4 дня', numbers: [9, 4] },
    { id: 'praise', text: 'Коллектив хвалят: об этом хорошо пишут 14 человек из 34', numbers: [14, 34] },
  ].map((fact) => [fact.id, fact]),
);
const why = (text: string, ...evidence: string[]) => whyUnsupported({ text, evidence }, facts);
const whyAction = (text: string, ...evidence: string[]) => whyUnsupported({ text, evidence, isAction: true }, facts);

describe('a statement of a model', () => {
  it.each([
    ['В [Команда 1] просрочка растёт: 12 из 38 задач, было 5 из 26.', ['overdue']],
    ['В Команде 1 просрочены двенадцать из 38 открытых задач.', ['overdue']],
    ['Задачи ждут согласования по 4 дня, просрочка растёт.', ['waiting', 'overdue']],
    ['Коллектив — сильная сторона: 14 человек хвалят его.', ['praise']],
  ])('is kept where its facts bear it: %s', (text, evidence) => {
    expect(why(text, ...evidence)).toBeNull();
  });

  it('is dropped without evidence, and with evidence that is not there', () => {
    expect(why('Просрочка растёт: 12 задач из 38')).toBe('no evidence');
    expect(why('Просрочка растёт: 12 задач из 38', 'overdue', 'invented')).toBe('no evidence');
  });

  it('is dropped for a number of its own, in figures or in words, or of a fact it does not name', () => {
    expect(why('В [Команда 1] просрочены 17 из 38 открытых задач', 'overdue')).toBe('number');
    expect(why('В [Команда 1] просрочены семнадцать открытых задач', 'overdue')).toBe('number');
    expect(why('Просрочены 9 открытых задач', 'overdue')).toBe('number');
  });

  it('is dropped for somebody its facts do not name', () => {
    expect(why('В [Команда 2] просрочены 12 из 38 открытых задач', 'overdue')).toBe('name');
    expect(why('Просрочены 12 задач у [Сотрудник 3]', 'overdue')).toBe('name');
  });

  it('is dropped for «all» and «nobody» that its facts do not say', () => {
    expect(why('Все задачи ждут согласования', 'waiting')).toBe('quantifier');
    expect(why('Большинство задач ждут согласования', 'waiting')).toBe('quantifier');
  });

  it('is dropped when it turns its facts round', () => {
    expect(why('В [Команда 1] просрочка задач снижается', 'overdue')).toBe('direction');
    expect(why('Коллектив ругают: об этом плохо, ужасно пишут 14 человек', 'praise')).toBe('tone');
  });

  it('is dropped when it calls good or bad what nobody has said of its question', () => {
    const text = 'Среднее на вопрос «Какой была нагрузка?» выросло: было 3,3, стало 8,3';
    const said = (words: string, unjudged: boolean) =>
      whyUnsupported(
        { text: words, evidence: ['change'] },
        new Map([['change', { id: 'change', text, numbers: [3.3, 8.3], unjudged }]]),
      );
    expect(said('Среднее на вопрос о нагрузке выросло: это тревожно', true)).toBe('verdict');
    expect(said('Оценка нагрузки выросла, что хорошо для команды', true)).toBe('verdict');
    expect(said('Среднее на вопрос о нагрузке выросло с 3,3 до 8,3', true)).toBeNull();
    expect(said('Среднее на вопрос о нагрузке выросло: это тревожно', false)).not.toBe('verdict');
  });

  it('is dropped when it speaks of something else', () => {
    expect(why('Зарплата не устраивает сотрудников', 'overdue')).not.toBeNull();
    expect(why('Компания развивается отлично', 'waiting')).toBe('subject');
  });

  it('is dropped with a link, an address or a telephone in it', () => {
    expect(why('Просрочены 12 из 38 открытых задач: https://example.com', 'overdue')).toBe('contact');
    expect(why('Просрочены 12 из 38 открытых задач, пишите на a@b.ru', 'overdue')).toBe('contact');
  });

  it('may propose a term of its own where it is an action, and no other number', () => {
    expect(whyAction('Разобрать 12 просроченных задач за 2 недели, по 1 часу в день', 'overdue')).toBeNull();
    expect(whyAction('Разобрать 30 просроченных задач за 2 недели', 'overdue')).toBe('number');
  });
});
