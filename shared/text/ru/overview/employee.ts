import { NBSP, plural, pluralForm, quoted } from '../format.ts';

/** Words of the first screen of whoever runs no polls. */
export const employeeText = {
  waiting: {
    label: 'Что вас ждёт',
    /** Whoever answers is asked by a poll, whatever its kind. */
    title: (polls: number) =>
      `Вас ${pluralForm(polls, 'ждёт', 'ждут', 'ждут')} ${plural(polls, 'опрос', 'опроса', 'опросов')}`,
    none: 'Опросов для вас сейчас нет',
    noneText: 'Когда начнётся новый, он появится здесь. Ответить можно за пару минут.',
    together: (minutes: string) => `Вместе ${minutes}.`,
    all: {
      anonymous: 'Ответы анонимны.',
      named: 'Ответы с вашим именем.',
      mixed: 'Что из них анонимно, сказано у каждого.',
    },
    anonymous: 'анонимный',
    named: 'с именем: его увидят владелец, HR и руководители',
    take: 'Пройти',
    takeLabel: (title: string) => `Пройти ${quoted(title)}`,
    until: (day: string) => `до${NBSP}${day}`,
  },

  reports: {
    title: 'Что стало с тем, что вы сказали',
    about: (title: string, day: string) => `${quoted(title)}, ${day}`,
    states: { done: 'сделано', doing: 'делаем', decided_otherwise: 'решили иначе' },
    open: 'Открыть весь ответ',
    openOf: (title: string) => `Открыть весь ответ на ${quoted(title)}`,
    none: 'Здесь появится, что изменилось после опросов, в которых спрашивали и вас.',
  },

  answered: {
    title: 'Вы ответили',
    on: (day: string) => `ответили ${day}`,
    done: 'ответ принят',
    none: 'Здесь останутся опросы, на которые вы ответили, пока они идут.',
  },

  privacy: {
    title: 'Что о вас видно',
    text: `Задачи и сроки видят коллеги. У анонимных ответов нет ни имени, ни точного времени, ни устройства, а итог команды открывается с${NBSP}пяти ответов.`,
    more: 'Подробнее',
  },
} as const;
