import { NBSP } from '#web/lib/formatters.ts';

/** Words of the sections that are not features of their own. */
export const sectionsText = {
  dashboard: {
    welcome: (name: string) => `Здравствуйте, ${name}`,
    place: (workspace: string, role: string) => `Вы в пространстве «${workspace}», ваша роль${NBSP}— ${role}.`,
    polls: 'Опросы',
    employees: 'Сотрудники',
    tasks: 'Задачи',
    integrations: 'Интеграции',
    unknown: '—',
    noPolls: 'ещё ни одного',
    employeesNote: 'в пространстве',
    tasksNote: 'в Bitrix24',
    tasksWithout: 'появятся с подключением Bitrix24',
    subscription: (type: string, end: string | null) =>
      end === null ? `Подписка ${type}, без срока.` : `Подписка ${type} до${NBSP}${end}`,
    subscriptionLoading: 'Узнаём о подписке…',
    subscriptionFailed: 'Не удалось узнать о подписке.',
    integrationsNote: 'ещё не подключены',
    countFailed: 'не удалось посчитать',
    createPoll: 'Создать опрос',
    openPolls: 'Открыть опросы',
    stepsTitle: 'С чего начать',
    steps: [
      { title: 'Составьте опрос', text: 'Хватит двух-трёх коротких вопросов: на длинные отвечают реже.' },
      {
        title: 'Создайте и опубликуйте запуск',
        text: 'Запуск открывает опрос для ответов. Один опрос можно запускать много раз и сравнивать.',
      },
      {
        title: 'Отправьте ссылку команде',
        text: 'По публичной ссылке отвечают с телефона, без регистрации и без имени.',
      },
    ],
    stepsForMember: 'Когда руководитель пришлёт ссылку на опрос, ответить можно с телефона за пару минут.',
    memberTitle: 'Что здесь происходит',
  },
} as const;
