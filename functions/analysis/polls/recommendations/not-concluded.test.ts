import { describe, expect, it } from 'vitest';
import { answersOf, pollOf, runOf } from '#tests/support/poll-data.ts';
import { analysePoll } from '#tests/support/said-analyses.ts';

describe('what is said where nothing is advised', () => {
  const advised = (texts: readonly string[], change: object = {}) => {
    const good = { text: 'Порекомендуете ли вы нас?', scores: { 9: 30, 8: 4 } };
    return analysePoll(pollOf([runOf(1, [good], { asked: 34 })], answersOf(texts), change)).recommendations;
  };
  const GRAVE = 'Начальник повышает голос при всех';
  const FINE = ['Всё отлично, спасибо', 'Хорошая работа', 'Отличный коллектив', 'Мне нравится здесь работать'];

  it('is never that nothing is urgent while somebody complains: it says what was not concluded, why, and where to look', () => {
    const { immediate_actions, executive_summary } = advised([GRAVE, ...FINE]);
    expect(immediate_actions).toEqual([]);
    expect(executive_summary).not.toMatch(/[Сс]рочного по ответам в целом не видно|не требуют действий/);
    expect(executive_summary).toMatch(
      /^По ответам в целом советовать пока нечего. Недоволен 1 из 5 написавших, но ни одна тема до совета не дошла/,
    );
    expect(executive_summary).toContain('Прочитайте ответы словами сами');
  });

  it('tells that the words of fewer than five were not looked at', () => {
    const { executive_summary } = advised([GRAVE]);
    expect(executive_summary).toContain('По ответам словами выводов не делали: их меньше пяти.');
    expect(executive_summary).not.toContain('Срочного по ответам в целом не видно');
  });

  it('tells of answers that are not shown yet, and says that nothing is urgent where there is nothing else', () => {
    expect(advised([], { withheld: true }).executive_summary).toContain('Ответы словами пока не показаны');
    expect(advised([]).executive_summary).toContain('Срочного по ответам в целом не видно');
    expect(advised([...FINE, 'Отличные коллеги']).executive_summary).toContain('Срочного по ответам в целом не видно');
  });
});
