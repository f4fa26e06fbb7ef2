import type { Retained } from '../../../rules/retention.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

const years = (months: number) => plural(months / 12, 'год', 'года', 'лет');

const WHAT: Readonly<Record<Retained, (count: number) => string>> = {
  answers: (count) => `имена в ${plural(count, 'запуске', 'запусках', 'запусках')}`,
  tasks: (count) => plural(count, 'задача', 'задачи', 'задач'),
  pay: (count) => `зарплаты за ${plural(count, 'месяц', 'месяца', 'месяцев')}`,
  logs: (count) => plural(count, 'запись', 'записи', 'записей'),
};

/** How long a workspace keeps what. */
export const retentionText = {
  title: 'Сроки хранения',
  lead: (backupDays: number) =>
    `Удаляем ночью и только то, чей срок прошёл. Вернуть удалённое нельзя; в резервных копиях сервиса оно остаётся ещё до ${backupDays} дней.`,
  unsaved:
    'Сроки пока никто не задал, и ничего не удаляется. Ниже предложенные: они начнут действовать, когда вы их сохраните.',
  unsavedNames:
    'Сроки пока никто не задал: удаляются только имена при ответах. Ниже предложенные: они начнут действовать, когда вы их сохраните.',
  savedOn: (day: string) => `Сохранены ${day}`,
  kinds: {
    answers: {
      label: 'Имена при ответах',
      stays:
        'Сами ответы остаются, без имени и точного времени: средние, eNPS и показатели команд не меняются. В открытых запусках имена тоже остаются, иначе кто-то ответил бы дважды.',
    },
    tasks: {
      label: 'Завершённые и отменённые задачи',
      stays:
        'Уходят вместе с комментариями и историей. Незавершённые остаются. Копия задач Bitrix24 повторяет портал: что удалили там, исчезнет и здесь.',
    },
    pay: {
      label: 'Зарплаты по месяцам',
      stays:
        'Итоги компании, бюджет и расходы остаются: людей в них нет. История уходов остаётся, пока её не заменит новый файл.',
    },
    logs: {
      label: 'Журнал доступа',
      stays: 'Остальные записи проверяются как раньше: хеш последней удалённой остаётся.',
    },
  },
  term: (months: number | null) =>
    months === null ? 'Пока есть пространство' : months % 12 === 0 ? years(months) : `${months}${NBSP}месяцев`,
  going: (kind: Retained, { count, more }: { count: number; more: boolean }, day: string) =>
    count === 0
      ? `До ${day} ничего не уйдёт.`
      : `До ${day} уйдёт: ${more ? `больше ${formatNumber(count)}` : WHAT[kind](count)}.`,
  counting: 'Считаем, что уйдёт…',
  save: 'Сохранить сроки',
  saved: 'Сроки сохранены',
  savedAndGoing: 'Сроки сохранены. Первое удаление этой ночью: до неё сроки можно изменить',
  failed: 'Не получилось сохранить сроки: ',
  loadFailed: 'Не получилось узнать сроки хранения',
  fixedTitle: 'Сроки, которые задаёт сервис',
  fixed: ({ automations, archives, backups }: Record<'automations' | 'archives' | 'backups', number>) => [
    'Тексты писем: пока письмо не ушло',
    `Журналы автоматизаций и правил: ${plural(automations, 'день', 'дня', 'дней')}`,
    `Архивы пространства: ${plural(archives, 'день', 'дня', 'дней')}`,
    `Резервные копии: ${plural(backups, 'день', 'дня', 'дней')}`,
  ],
} as const;
