import { quoted } from '#shared/rules/quoted.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';
import type { PollTotals } from '#shared/models/poll.ts';
import { pollsText } from '#web/features/polls/text.ts';
import type { Order, Shelf } from './lib/shelves.ts';

/** Texts of the list of polls. English phrases come from the specification to the letter. */
export const listText = {
  list: {
    title: 'Опросы',
    create: 'Создать опрос',
    /** What all of them come to, in one line. */
    totals: ({ polls, enps, pulse, questions }: PollTotals, running: number) =>
      [
        `${plural(polls, 'опрос', 'опроса', 'опросов')}: eNPS${NBSP}—${NBSP}${formatNumber(enps)}, пульс${NBSP}—${NBSP}${formatNumber(pulse)}`,
        pollsText.questions(questions),
        ...(running > 0 ? [`${plural(running, 'идёт', 'идут', 'идут')} сейчас`] : []),
      ].join(' · '),
    shelvesLabel: 'Какие опросы показать',
    shelves: {
      running: 'Идут',
      draft: 'Черновики',
      finished: 'Завершены',
      archived: 'Архив',
    } satisfies Record<Shelf, string>,
    search: 'Название опроса',
    nothingFound: (search: string) => `По запросу ${quoted(search)} здесь ничего нет.`,
    foundOn: (tab: string, count: number) => `${tab}:${NBSP}${formatNumber(count)}`,
    orderLabel: 'Порядок',
    orders: {
      urgent: 'Сначала срочные',
      new: 'Сначала новые',
      title: 'По названию',
    } satisfies Record<Order, string>,
    empty: {
      running: 'Сейчас ничего не идёт.',
      draft: 'Черновиков нет.',
      finished: 'Завершённых пока нет.',
      archived: 'Архив пуст.',
    } satisfies Record<Shelf, string>,
    states: {
      running: 'идёт',
      draft: 'черновик',
      finished: 'завершён',
      archived: 'в архиве',
    } satisfies Record<Shelf, string>,
    fewAnswers: 'мало ответов',
    lastDay: 'сегодня последний день',
    waits: 'ждёт ваших ответов',
    startsItself: 'запустится сам',
    anonymous: 'анонимный',
    named: 'с именем',
    publicLink: 'публичная ссылка',
    created: (date: string) => `Создан ${date}`,
    take: 'Пройти',
    copyLink: 'Скопировать ссылку',
    results: 'Результаты',
    remind: 'Напомнить',
    reminded: 'Напомнили тем, кто ещё не ответил',
    edit: 'Изменить',
    duplicate: 'Сделать копию',
    duplicateFailed: 'Копия не получилась',
    end: 'Завершить сейчас',
    archive: 'В архив',
    restore: 'Вернуть из архива',
    archived: 'Опрос в архиве',
    restored: 'Опрос снова в списке',
    undo: 'Вернуть',
    failedTitle: 'Не получилось',
    delete: 'Удалить',
    more: 'Показать ещё',
    actionsOf: (title: string) => `Действия с опросом ${quoted(title)}`,
    recent: 'Недавно завершены',
    all: (count: number) => `Все${NBSP}${formatNumber(count)}`,
    emptyTitle: 'Опросов пока нет',
    emptyEditor: 'Спросите команду, порекомендует ли она вас как место работы. Трёх вопросов хватает для начала.',
    emptyMember: 'Когда в пространстве появится опрос, он будет здесь.',
    createFirst: 'Создать первый опрос',
    loadFailed: 'Не получилось загрузить опросы',
    figuresFailed: 'Не получилось узнать, сколько ответили',
    justCreated: (title: string) =>
      `Опрос ${quoted(title)} создан. Осталось открыть его для ответов и разослать ссылку.`,
  },

  outcome: {
    answered: (title: string) => `Ответили: ${title}`,
    below: 'меньше обычного к этому дню',
    usual: 'как обычно к этому дню',
    above: 'больше обычного к этому дню',
    never: 'спросили меньше пяти человек, итога не будет',
    fromFifth: 'итог откроется с пятого ответа',
    later: 'итог откроется, когда опрос завершится',
    enps: (low: string, high: string) => `eNPS, от${NBSP}${low} до${NBSP}${high}`,
    rise: 'выше',
    fall: 'ниже',
    moved: (way: string, [low, high]: readonly [string, string], silent: boolean) =>
      `${way}, чем в${NBSP}прошлый раз: разница от${NBSP}${low} до${NBSP}${high}${silent ? ` с${NBSP}поправкой на${NBSP}промолчавших` : ''}`,
    random: 'разница с прошлым разом может быть случайной',
    same: 'как в прошлый раз',
  },

  planned: {
    opens: (title: string, moment: string) => `${quoted(title)} запустится сам ${moment}`,
    joiners: (title: string) => `${quoted(title)} спросит каждого, кто придёт`,
    change: 'Изменить',
  },

  end: {
    title: 'Завершить опрос?',
    text: (title: string) => `${quoted(title)} перестанет принимать ответы. Собранные останутся.`,
    confirm: 'Завершить',
    done: 'Опрос завершён',
  },

  delete: {
    title: 'Удалить опрос?',
    lost: (title: string, questions: string) =>
      `Опрос ${quoted(title)} (${questions}), всё, что по нему запускали, и все ответы исчезнут насовсем. Публичная ссылка перестанет открываться.`,
    confirm: 'Удалить опрос',
    failed: (message: string) => `Could not delete poll: ${message}`,
    failedTitle: 'Опрос на месте',
    done: 'Опрос удалён',
    doneText: (title: string) => `${quoted(title)} больше не открыть. Ответы удаляются вместе с ним.`,
  },
} as const;
