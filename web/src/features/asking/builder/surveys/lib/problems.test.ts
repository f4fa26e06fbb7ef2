import { describe, expect, it } from 'vitest';
import { aChoice, aDraft, aQuestion, idOf } from '../../test-support/draft-factory.ts';
import { countOf, problemsOf } from './problems.ts';
import { newSurvey } from './survey-draft.ts';

describe('what stands in the way of storing a draft', () => {
  it('is nothing when everything is there', () => {
    expect(countOf(problemsOf(aDraft([aChoice(1, ['А', 'Б']), aQuestion(2)])))).toBe(0);
  });

  it('is a title and a question, at first', () => {
    const { title, whole } = problemsOf(newSurvey());
    expect([title, whole]).toEqual(['Назовите исследование', 'Нужен хотя бы один вопрос с текстом']);
  });

  it.each([
    [['А'], 'Нужно хотя бы два варианта ответа'],
    [['А', ' '], 'Нужно хотя бы два варианта ответа'],
    [['А', ' А '], 'Есть одинаковые варианты'],
    [Array.from({ length: 21 }, (_, at) => `${at}`), 'Не больше 20 вариантов'],
    [['А', 'Б'.repeat(201)], 'Вариант длиннее 200 символов'],
  ])('is told of the options %j', (options, problem) => {
    expect(problemsOf(aDraft([aChoice(1, options)])).items.get(idOf(1))).toBe(problem);
  });

  it('is no blank question, unless another one depends on it', () => {
    const blank = aChoice(1, ['А', 'Б'], { text: ' ' });
    expect(problemsOf(aDraft([blank, aQuestion(2)])).items.size).toBe(0);
    const dependent = aQuestion(2, { condition: { questionId: idOf(1), keys: [0] } });
    expect(problemsOf(aDraft([blank, dependent])).items.get(idOf(1))).toMatch(/зависит другой/);
  });

  it('is an audience that nobody was chosen for', () => {
    const questions = [aQuestion(1)];
    expect(problemsOf(aDraft(questions, { respondents: 'ROLES' })).respondents).toBe('Выберите роли');
    expect(problemsOf(aDraft(questions, { respondents: 'USERS' })).respondents).toBe('Выберите, кого спросить');
    expect(problemsOf(aDraft(questions, { respondents: 'ROLES', roles: ['hr'] })).respondents).toBeNull();
  });

  it('is too much text altogether', () => {
    const long = Array.from({ length: 21 }, (_, at) => aQuestion(at, { text: 'я'.repeat(1000) }));
    expect(problemsOf(aDraft(long)).whole).toMatch(/не\sдлиннее 20/);
    expect(problemsOf(aDraft([aQuestion(1, { text: 'я'.repeat(1001) })])).items.size).toBe(1);
  });

  it('comes from the server to the question it is about: blank ones were not sent', () => {
    const draft = aDraft([aQuestion(1, { text: '' }), aQuestion(2), aQuestion(3)]);
    const problems = problemsOf(draft, [
      { path: 'questions.1.text', message: 'Не такой' },
      { path: 'deadline', message: 'Поздно' },
      { path: 'selected_users', message: 'Не участники' },
      { path: 'reminders', message: 'Странно' },
    ]);
    expect([...problems.items]).toEqual([[idOf(3), 'Не такой']]);
    expect(problems).toMatchObject({ deadline: 'Поздно', respondents: 'Не участники', whole: 'Странно' });
  });
});
