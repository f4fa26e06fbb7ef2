import { describeChannel, type Channel } from '../../../channels/index.ts';
import { fewerThan } from '../numbers.ts';
import { formatNumber, NBSP, plural, pluralForm } from '../format.ts';

const people = (count: number) => plural(count, 'человек', 'человека', 'человек');

/** How many messages go out where somebody is told by these channels: each person gets one. */
function messages(count: number, channels: readonly Channel[]): string {
  const [only, ...others] = channels;
  const words = only === undefined || others.length > 0 ? MESSAGES : MESSAGES_BY[only];
  return plural(channels.length === 0 ? 0 : count, ...words);
}
const MESSAGES = ['сообщение', 'сообщения', 'сообщений'] as const;
/** What goes out by a channel where it is the only one. */
const MESSAGES_BY: Readonly<Record<Channel, readonly [one: string, few: string, many: string]>> = {
  mail: ['письмо', 'письма', 'писем'],
  bitrix24: MESSAGES,
  telegram: MESSAGES,
  max: MESSAGES,
  push: ['уведомление', 'уведомления', 'уведомлений'],
  sms: ['SMS', 'SMS', 'SMS'],
};

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
    hidden: (smallest: number) => `Отдельно не покажем, в них меньше ${fewerThan(smallest)}`,
    group: (name: string, count: number) => `${name}${NBSP}(${formatNumber(count)})`,
    without: (count: number) => `Без команды ${people(count)}: их ответы войдут в общий итог.`,
    few: (smallest: number) => `Команду, где ответит меньше ${fewerThan(smallest)}, тоже не покажем.`,
    together: 'Команды не сравниваем: итог будет общим.',
  },
  channels: {
    label: 'Приглашения',
    /** Under a channel: what it needs, and whom it reaches. */
    hint: (channel: Channel) => {
      const { needs, reaches } = describeChannel(channel);
      return needs === null ? reaches : `${needs} ${reaches}`;
    },
    /** Members whom a letter does not reach, where nothing else is sent. */
    unreached: (count: number) =>
      `${plural(count, 'участнику', 'участникам', 'участникам')} письмо не${NBSP}уйдёт: адрес не${NBSP}подтверждён.`,
    /** Where several are chosen. */
    once: 'Каждому уйдёт одно сообщение, в его канал: порядок человек выбирает в профиле.',
    /** What the people without an account come to whom the channels reach. */
    contacts: (count: number) => `Без учётной записи спросим ${plural(count, 'человека', 'человек', 'человек')}.`,
    /** To the same people, with what SMS of it cost. */
    contactsReminded: (cost: string | null) =>
      `Напоминание им уйдёт одно и${NBSP}всем, кого пригласили: кто из${NBSP}них ответил, не${NBSP}смотрим.${cost === null ? '' : ` SMS — ещё ${cost}.`}`,
    /** Those of them whom no chosen channel reaches. */
    contactsMissed: (count: number) =>
      `Не${NBSP}${pluralForm(count, 'получит', 'получат', 'получат')} приглашения ${people(count)} без учётной записи: им пишут в${NBSP}чат или по${NBSP}SMS.`,
    /** What SMS to them cost: «2 сообщения по 4,20 ₽ — 8,40 ₽»; in several languages they may be of several lengths. */
    smsCost: (count: number, price: string, total: string) =>
      `SMS: ${plural(count, 'сообщение', 'сообщения', 'сообщений')} ${price} — ${total}.`,
    smsPrice: (price: string, most: string | null) => (most === null ? `по ${price}` : `по ${price}–${most}`),
    smsOverCap: (left: string) => `До предела этого месяца осталось ${left}: дойдут не все.`,
    smsUnknown: 'SMS-шлюз не подключён: SMS не уйдут.',
  },
  reminders: {
    label: 'Напоминать тем, кто не ответил',
    text: 'На третий и пятый день, в 10:00 по Москве, а у кого это тихие часы — после них; в выходной — на следующий рабочий день. Если до срока меньше 12\u00a0часов, не напоминаем. Кому ушли напоминания, не увидит никто. При проверяемой анонимности напоминание может прийти и тому, кто недавно ответил: об этом мы узнаём не сразу.',
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
