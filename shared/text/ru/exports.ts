import { EXPORT_DAYS } from '../../rules/workspace-export.ts';
import { formatNumber, NBSP, plural } from './format.ts';

/** Words of the archive of a workspace. */
export const exportText = {
  title: 'Данные пространства',
  lead: 'Всё, что есть в пространстве, одним архивом: для вашей копии или проверки.',
  inside: 'Что в архиве',
  contents: [
    'Участники и приглашения',
    'Опросы, исследования и ответы — как на экране результатов, анонимные без имён',
    'Задачи с комментариями и история изменений',
    'Выводы анализа, автоматизации, правила и журнал того, что они сделали',
    'Финансы: сотрудники, уходы, бюджет, запросы партнёрам',
    'Журнал доступа: кто что видел',
  ],
  formats: 'Таблицы лежат в CSV и JSON, что где — в README.txt. Паролей и ключей подключений в архиве нет.',
  personal: 'В нём персональные данные людей: скачать его может только владелец.',
  make: 'Собрать архив',
  makeAgain: 'Собрать заново',
  making: 'Собираем архив',
  queued: 'Архив в очереди',
  mayLeave: 'Страницу можно закрыть: когда архив будет готов, придёт письмо.',
  progress: 'Готовность архива',
  parts: (done: number, of: number) => `готово ${done} из ${of}`,
  cancel: 'Отменить',
  ready: 'Архив готов',
  made: (at: string, size: string) => `Собран ${at}, ${size}.`,
  kilobytes: (size: number) => `${formatNumber(size)}${NBSP}КБ`,
  megabytes: (size: number) => `${formatNumber(size)}${NBSP}МБ`,
  until: (at: string) => `Хранится до ${at}, всего ${plural(EXPORT_DAYS, 'день', 'дня', 'дней')}; потом мы его удалим.`,
  download: 'Скачать',
  downloading: 'Готовим ссылку…',
  cancelled: 'Архив отменён, ничего не осталось.',
  failed: 'Архив не получился',
  loadFailed: 'Не получилось узнать про архив',
  unreachable: 'Нет связи: сборка идёт, покажем, как только она вернётся.',
} as const;
