import { codeOf, type ErrorOf } from './bitrix24-batch.ts';
import type { Problem } from '#core/clients/connection-problems.ts';

const refused = (detail: string): Problem => ({ kind: 'refused', detail });
const failed = (detail: string): Problem => ({ kind: 'failed', detail });

const NEW_WEBHOOK = 'Создайте вебхук заново и вставьте новый адрес';
const NOT_FOR_WEBHOOKS = refused(
  'Сотруднику, который создал вебхук, закрыт доступ к REST. Создайте вебхук от другого имени',
);
const ENDED = refused(`Срок вебхука истёк, или его владелец не может войти в Bitrix24. ${NEW_WEBHOOK}`);
const TROUBLE = failed('Bitrix24 отвечает внутренней ошибкой. Попробуйте позже');

/** Bitrix24's codes in lower case, in words that say what to do. */
const PROBLEMS: ReadonlyMap<string, Problem> = new Map([
  ['no_auth_found', refused(`Bitrix24 не узнаёт вебхук: он удалён, или адрес скопирован не целиком. ${NEW_WEBHOOK}`)],
  ['invalid_credentials', refused(`Вебхук отозван, или у его владельца нет прав. ${NEW_WEBHOOK}`)],
  ['expired_token', ENDED],
  ['invalid_token', ENDED],
  ['authorization_error', ENDED],
  ['insufficient_scope', refused('Вебхуку не хватает прав: отметьте «Задачи», «Пользователи» и «Структура компании»')],
  [
    'access_denied',
    refused('Портал не даёт доступа к REST: нужен коммерческий тариф Bitrix24 и права владельца вебхука'),
  ],
  ['user_access_error', NOT_FOR_WEBHOOKS],
  ['allowed_only_intranet_user', NOT_FOR_WEBHOOKS],
  ['wrong_auth_type', NOT_FOR_WEBHOOKS],
  ['payment_required', refused('Подписка Bitrix24 на этом портале не оплачена: продлите её и попробуйте ещё раз')],
  [
    'error_method_not_found',
    refused('На портале не включены задачи или пользователи: попросите его администратора включить их'),
  ],
  ['invalid_request', refused('Bitrix24 принимает запросы только по https://: скопируйте адрес вебхука ещё раз')],
  ['query_limit_exceeded', failed('Портал просит подождать: слишком много запросов. Попробуйте через минуту')],
  [
    'operation_time_limit',
    failed('Портал просит подождать: запросы заняли слишком много времени. Попробуйте через 10 минут'),
  ],
  ['overload_limit', failed('Bitrix24 временно ограничил запросы к этому порталу. Обратитесь в поддержку Bitrix24')],
  ['portal_deleted', refused('Портал закрыт. Вставьте вебхук портала, который работает')],
  ['internal_server_error', TROUBLE],
  ['error_unexpected_answer', TROUBLE],
]);

/** What a code of Bitrix24 means, as v2 writes it or v3; null = it answered, but not as Bitrix24 does. */
export function bitrix24Problem(error: ErrorOf | null): Problem {
  if (error === null) return refused('По этому адресу отвечает не Bitrix24: проверьте адрес');
  const code = codeOf(error);
  // An unknown code is shown only if it looks like one: the words after it are the portal's own.
  const shown = /^\w{1,40}$/.test(code) ? ` ${code}` : '';
  return (
    PROBLEMS.get(code.toLowerCase()) ??
    failed(`Bitrix24 отвечает ошибкой${shown}. Попробуйте позже или создайте вебхук заново`)
  );
}
