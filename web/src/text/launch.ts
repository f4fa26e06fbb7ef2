import type { Channel } from '#shared/rules/channels.ts';
import { groupWords } from '#shared/rules/smallest-group.ts';
import { formatNumber, NBSP, plural } from '#web/lib/formatters.ts';

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** How many messages go out where somebody is told by these ways: each person once by each. */
function messages(count: number, channels: readonly Channel[]): string {
  const all = count * channels.length;
  return channels.length === 1 && channels[0] === 'mail'
    ? plural(all, 'письмо', 'письма', 'писем')
    : plural(all, 'сообщение', 'сообщения', 'сообщений');
}

/** What is settled when people are asked, in the same words for a poll and for a survey. */
export const openingText = {
  parts: { whom: 'Кому', seen: 'Когда видно', told: 'Как узнают', when: 'Когда', outcome: 'Что произойдёт' },
  audience: {
    label: 'Кого спросить',
    kinds: { all: 'Всем', teams: 'Командам', roles: 'Ролям', members: 'Людям' },
    teams: 'Команды',
    roles: 'Роли',
    option: (name: string, count: number) => `${name} · ${formatNumber(count)}`,
    count: (count: number) => `Спросим ${plural(count, 'человека', 'человек', 'человек')}.`,
    settled: 'Список решится, когда опрос откроют: кто придёт позже, ответит в следующем.',
    noTeams: 'Команд пока нет: их назначают в списке участников пространства.',
  },
  teams: {
    shown: 'Отдельно покажем',
    hidden: (smallest: number) => `Отдельно не покажем, в них меньше ${groupWords(smallest).of}`,
    group: (name: string, count: number) => `${name}${NBSP}(${formatNumber(count)})`,
    without: (count: number) => `Без команды ${people(count)}: их ответы войдут в общий итог.`,
    few: (smallest: number) => `Команду, где ответит меньше ${groupWords(smallest).of}, тоже не покажем.`,
    together: 'Команды не сравниваем: итог будет общим.',
  },
  channels: {
    label: 'Приглашения',
    mail: 'Письмом',
    bitrix24: 'Уведомлением в Bitrix24',
    mailHint: (letters: string) => `${letters}, тем, чей адрес подтверждён.`,
    mailWhom: 'Тем, чей адрес подтверждён.',
    bitrix24Hint: 'Вебхуку нужно право «Чат и уведомления (im)». Кого нет в Bitrix24, получит письмо.',
  },
  reminders: {
    label: 'Напоминать тем, кто не ответил',
    text: 'На третий и пятый день, в 10:00 по Москве; в выходной — на следующий рабочий день. Если до срока меньше 12\u00a0часов, не напоминаем. Кому ушли напоминания, не увидит никто.',
  },
  visibility: {
    label: 'Когда видны ответы',
    options: {
      live: { label: 'Сразу', text: 'Каждый ответ виден, как только его отправят.' },
      from_5: {
        label: 'Группами от пяти',
        text: 'Ответы появляются не меньше чем по пять, и по времени не понять, где чей. До четырёх последних могут остаться неувиденными.',
      },
      closed: {
        label: 'После завершения',
        text: 'До этого ответов не видит никто. Если их наберётся меньше пяти, они так и останутся неувиденными.',
      },
    },
  },
  outcome: {
    people: 'Спросим',
    messages: 'Сообщений',
    count: people,
    reminders: 'Напоминания',
    reminded: 'не ответившим, на третий и пятый день',
    notReminded: 'не будет',
    until: 'Срок',
    untilMoment: (moment: string) => `до${NBSP}${moment}`,
    noDeadline: 'без срока, пока не завершите',
    seen: 'Ответы видны',
    teams: 'Команд отдельно',
    teamsOf: (told: number, all: number) => `${formatNumber(told)} из${NBSP}${formatNumber(all)}`,
    fixed: 'Потом не изменить:',
    fixedWords: 'вопросы, кому, анонимность, когда видно.',
    open: 'Можно:',
    openWords: 'название, срок, напоминания.',
  },
  messages,
  /** The press says what it sends, and how much. */
  submit: (count: number, channels: readonly Channel[]) =>
    count > 0 && channels.length > 0 ? `Открыть и разослать: ${messages(count, channels)}` : 'Открыть',
} as const;
