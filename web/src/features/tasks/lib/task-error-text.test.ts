import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { taskErrorText } from './task-error-text.ts';

type TaskCall = Parameters<typeof taskErrorText>[1];

const refusal = new ApiError(500, { code: 'internal', detail: 'Сервер занят' });
const NO_CONNECTION = 'Нет связи с сервером. Проверьте интернет и попробуйте ещё раз.';

describe('a failed call about tasks in words', () => {
  it.each<[TaskCall, string, string]>([
    ['list', 'Не удалось загрузить данные: ', 'B8-01'],
    ['one', 'Не удалось загрузить данные: ', 'B8-01'],
    ['update', 'Не удалось обновить задачу: ', 'B8-02'],
    ['status', 'Не удалось обновить статус задачи: ', 'B8-03'],
    ['delete', 'Не удалось удалить задачу: ', 'B8-04'],
    ['create', 'Не удалось создать задачу: ', 'B8-05'],
  ])('of the call «%s» begins with «%s» and gives the reason (%s)', (call, beginning) => {
    expect(taskErrorText(refusal, call)).toBe(`${beginning}Сервер занят`);
    expect(taskErrorText(new NetworkError(null), call)).toBe(beginning + NO_CONNECTION);
  });

  const VALUES = 'неверные значения полей. Проверьте приоритет, статус и тип длительности.';
  it.each<[TaskCall, string, string]>([
    ['list', 'Ошибка загрузки задач: проблема с параметрами фильтрации.', 'B8-07'],
    ['mine', 'Ошибка загрузки моих задач: проблема с параметрами фильтрации.', 'B8-08'],
    ['one', 'Ошибка загрузки задачи: проблема с данными.', 'B8-09'],
    ['create', `Ошибка создания задачи: ${VALUES}`, 'B8-10'],
    ['update', `Ошибка обновления задачи: ${VALUES}`, 'B8-10'],
  ])('that mentions an enum, of the call «%s», is «%s» (%s)', (call, words) => {
    const mentioned = new ApiError(500, { detail: 'invalid input value for enum TaskPriority: "ASAP"' });
    const field = { path: 'priority', message: 'Неверное значение приоритета' };
    const refused = new ApiError(400, { detail: 'Проверьте поля', errors: [field] });
    expect(taskErrorText(mentioned, call)).toBe(words);
    expect(taskErrorText(refused, call)).toBe(words);
  });

  it('about another field keeps the words of the server', () => {
    const field = { path: 'title', message: 'Название задачи обязательно' };
    const refused = new ApiError(400, { detail: 'Название задачи обязательно', errors: [field] });
    expect(taskErrorText(refused, 'create')).toBe('Не удалось создать задачу: Название задачи обязательно');
  });
});
