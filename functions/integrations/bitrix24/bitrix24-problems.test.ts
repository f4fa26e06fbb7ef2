import { describe, expect, it } from 'vitest';
import { problemInWords } from '#core/clients/connection-problems.ts';
import { bitrix24Problem } from './bitrix24-problems.ts';

const told = (error: Parameters<typeof bitrix24Problem>[0]) => problemInWords(bitrix24Problem(error).detail);

describe('what Bitrix24 refuses', () => {
  it.each([
    ['NO_AUTH_FOUND', 'адрес скопирован не целиком. Создайте вебхук заново и вставьте новый адрес'],
    ['INVALID_CREDENTIALS', 'Вебхук отозван, или у его владельца нет прав. Создайте вебхук заново'],
    ['expired_token', 'Срок вебхука истёк, или его владелец не может войти в Bitrix24. Создайте вебхук заново'],
    ['insufficient_scope', 'не хватает прав: отметьте «Задачи», «Пользователи» и «Структура компании»'],
    ['ACCESS_DENIED', 'нужен коммерческий тариф Bitrix24 и права владельца вебхука'],
    ['user_access_error', 'Создайте вебхук от другого имени'],
    ['PAYMENT_REQUIRED', 'не оплачена: продлите её и попробуйте ещё раз'],
    ['ERROR_METHOD_NOT_FOUND', 'попросите его администратора включить их'],
    ['INVALID_REQUEST', 'скопируйте адрес вебхука ещё раз'],
    ['QUERY_LIMIT_EXCEEDED', 'Попробуйте через минуту'],
    ['OPERATION_TIME_LIMIT', 'Попробуйте через 10 минут'],
    ['OVERLOAD_LIMIT', 'Обратитесь в поддержку Bitrix24'],
    ['PORTAL_DELETED', 'Подключите портал, который работает'],
    ['INTERNAL_SERVER_ERROR', 'Попробуйте позже'],
    ['SOMETHING_NEW', 'ошибкой SOMETHING_NEW. Попробуйте позже или подключите портал заново'],
  ])('as %s is told with what a person can do: «…%s»', (error, words) => {
    expect(told({ code: error })).toContain(words);
  });

  it('without its code asks to look at the address', () => {
    expect(told(null)).toBe('По этому адресу отвечает не Bitrix24: проверьте адрес');
  });

  it('never repeats what is no code', () => {
    expect(told({ code: '<b>hello</b>' })).not.toContain('hello');
  });
});
