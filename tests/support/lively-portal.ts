import type { PortalData } from '#scripts/fake-services/bitrix24-portal.ts';
import { ROMASHKA } from './portal-data.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const PEOPLE = [
  ['Анна', 'Сергеевна', 'Петрова', 'F'],
  ['Борис', '', 'Ёлкин', 'M'],
  ['Вера', 'Ильинична', 'Жданова-Константинопольская', 'F'],
  ['Глеб', '', 'Орлов', 'M'],
  ['Дарья', 'Олеговна', 'Щукина', 'F'],
] as const;
/** Title, code of the status, code of the priority, days from now to the deadline (one was a minute ago), who does it. */
const TASKS = [
  ['Свести отчёт по текучести за квартал', 3, 2, -3, 1],
  ['Обновить должностные инструкции отдела продаж и согласовать их с юристом до конца месяца', 2, 1, 1, 2],
  ['Собеседование с кандидатом на бухгалтера', 2, 2, -0.001, 1],
  ['Разослать план отпусков', 1, 0, 12, 3],
  ['Перенести архив кадровых дел', 6, 0, -40, 4],
  ['Проверить договор на обучение', 4, 1, -2, 2],
  ['Подготовить адаптационный план новичка', 3, 1, 4, 5],
  ['Провести встречу один на один с отделом внедрения', 3, 1, null, 1],
  ['Закрыть вакансию дизайнера', 5, 2, -10, 5],
  ['Оформить перевод Орлова', 5, 1, -15, 3],
  ['Заказать мерч ко дню рождения компании', 7, 0, -20, 4],
  ['Настроить опрос пульса', 5, 1, null, 1],
] as const;

/** An office at work: every status, every deadline, in days from now. */
export function livelyPortal(now: Date): PortalData {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return {
    ...ROMASHKA,
    people: PEOPLE.map(([name, second, last, gender], index) => ({
      ...ROMASHKA.people[0],
      ID: String(index + 1),
      NAME: name,
      SECOND_NAME: second,
      LAST_NAME: last,
      EMAIL: `person${index + 1}@romashka.example`,
      PERSONAL_GENDER: gender,
      IS_ONLINE: index === 0 ? 'Y' : 'N',
      ACTIVE: index !== 3,
      LAST_LOGIN: index === 4 ? '' : inDays(-index * 2 - 0.17),
    })),
    tasks: TASKS.map(([title, status, priority, days, person], index) => ({
      ...(ROMASHKA.tasks[0] as object),
      id: String(8000 + index),
      title,
      status: String(status),
      priority: String(priority),
      deadline: days === null ? null : inDays(days),
      createdDate: inDays(-30 - index),
      closedDate: status === 5 ? inDays(-index) : null,
      responsibleId: String(person),
      responsible: {
        id: String(person),
        name: `${PEOPLE[person - 1]![0]} ${PEOPLE[person - 1]![2]}`,
        workPosition: 'Специалист',
      },
      durationPlan: index % 2 === 0 ? '3' : null,
      durationType: 'days',
      tags: index % 3 === 0 ? { '1': { id: 1, title: 'финансы' }, '2': { id: 2, title: 'отчётность' } } : [],
      group: index % 2 === 0 ? { id: '5', name: 'Кадры' } : [],
    })),
  };
}
