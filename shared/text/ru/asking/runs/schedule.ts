import { describeChannel } from '../../../../channels/index.ts';
import type { Notice } from '../../../../models/channel.ts';
import type { Cadence } from '../../../../rules/pulse-schedule.ts';
import { formatNumber, plural } from '../../format.ts';

const EVERY_WEEKDAY = [
  'каждый понедельник',
  'каждый вторник',
  'каждую среду',
  'каждый четверг',
  'каждую пятницу',
  'каждую субботу',
  'каждое воскресенье',
];
const ON_WEEKDAYS = [
  'по понедельникам',
  'по вторникам',
  'по средам',
  'по четвергам',
  'по пятницам',
  'по субботам',
  'по воскресеньям',
];
const WEEKDAYS = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'];
const CADENCE_LABELS: Readonly<Record<Cadence, string>> = {
  weekly: 'Каждую неделю',
  fortnightly: 'Раз в две недели',
  monthly: 'Каждый месяц',
  member_joined: 'Когда придёт новый участник',
};
const days = (count: number): string => plural(count, 'день', 'дня', 'дней');

/** Texts of a poll that repeats. */
export const scheduleText = {
  button: 'Повторять опрос',
  change: 'Изменить расписание',
  /** How often; weekdays are counted from Monday, which is 1. */
  rhythm: {
    weekly: (weekday: number) => EVERY_WEEKDAY[weekday - 1]!,
    fortnightly: (weekday: number) => `раз в две недели ${ON_WEEKDAYS[weekday - 1]!}`,
    monthly: (day: number) => `каждый месяц, ${day}-го`,
    onFirstDay: 'новым участникам в первый день',
    daysAfter: (count: number) => `новым участникам через ${days(count)}`,
  },
  repeats: (rhythm: string) => `Повторяется ${rhythm}`,
  repeatsWithNext: (rhythm: string, next: string) => `Повторяется ${rhythm}, следующий запуск ${next}`,
  paused: 'на паузе',
  loadFailed: 'Не получилось загрузить расписание',
  partFailed: 'Эта часть страницы не загрузилась. Обновите страницу и попробуйте ещё раз.',
  loading: 'Загрузка…',
  title: 'Повторять опрос',
  cadence: 'Как часто',
  cadences: CADENCE_LABELS,
  weekday: 'День недели',
  weekdays: WEEKDAYS,
  monthDay: 'Число месяца',
  monthDayHint: 'В коротком месяце — последний день.',
  monthDayWrong: 'Нужно число от 1 до 31',
  daysAfter: 'Через сколько дней после прихода',
  daysAfterWrong: 'Нужно число от 0 до 365',
  joinedNamed: 'Спросим только того, кто пришёл. Ответ будет с именем.',
  oneByOne: 'Этот опрос задают одному человеку: по расписанию — каждому новичку через столько-то дней после прихода',
  joinedAnonymous: 'Только для опросов с именами: анонимно одного человека не спросить.',
  time: 'Во сколько, по Москве',
  timeWrong: 'Укажите время, например 10:00',
  duration: 'Сколько дней принимать ответы',
  days,
  rotation: 'Сколько вопросов за раз',
  allQuestions: 'Все вопросы опроса',
  questions: (count: number) => plural(count, 'вопрос', 'вопроса', 'вопросов'),
  rotationHint: 'Вопросы чередуются: первыми идут те, что не задавали дольше всех. Вопрос eNPS — каждый раз.',
  holidays: 'Не беспокоить в выходные и праздники',
  holidaysHint: 'Запуск перейдёт на следующий рабочий день.',
  limit: {
    label: 'Вопросов одному человеку за 30 дней, не больше',
    text: (limit: number) =>
      limit === 0
        ? 'Сколько вопросов в месяц получит один человек, не ограничено.'
        : `Одному человеку — не больше ${plural(limit, 'вопроса', 'вопросов', 'вопросов')} за 30 дней из всех опросов по расписанию. Если предел близко, запуск станет короче или пройдёт без тех, кого уже спросили.`,
    change: 'Изменить предел',
    hint: 'Для всего пространства. 0 — без ограничения.',
    wrong: 'Нужно число от 0 до 500',
    save: 'Сохранить предел',
  },
  preview: {
    title: 'Ближайшие запуски',
    none: 'Пока никто не ждёт своей очереди: запуск откроется, когда придёт новый участник.',
    failed: 'Не получилось посчитать ближайшие запуски',
    asks: (count: number) => `спросим ${plural(count, 'человека', 'человек', 'человек')}`,
    leftOut: (count: number) => `без ${plural(count, 'человека', 'человек', 'человек')}: их уже спросили`,
    skipped: (reason: string) => `не откроется. ${reason}`,
  },
  log: {
    title: 'Последние запуски',
    opened: (asked: number, questions: number) =>
      `${plural(questions, 'вопрос', 'вопроса', 'вопросов')}, спросили ${plural(asked, 'человека', 'человек', 'человек')}`,
    leftOut: (count: number) => `, без ${formatNumber(count)}`,
    skipped: (reason: string) => `не открылся. ${reason}`,
  },
  save: 'Сохранить',
  start: 'Начать повторять',
  pause: 'Поставить на паузу',
  resume: 'Возобновить',
  stop: 'Больше не повторять',
  stopTitle: 'Больше не повторять?',
  stopText: 'Новые запуски открываться не будут. Прежние запуски и ответы останутся.',
  saved: 'Расписание сохранено',
  pausedDone: 'Опрос на паузе',
  stopped: 'Опрос больше не повторяется',
} as const;

/** How those a run asks are told. */
export const channelText = {
  fact: 'Приглашены',
  /** By which channels how many were told: «письмом — 3, в Bitrix24 — 12». */
  reached: ({ reached, later }: Pick<Notice, 'reached' | 'later'>): string => {
    const told = reached.filter(({ people }) => people > 0);
    const parts = told.map(({ channel, people }) => `${describeChannel(channel).reached} — ${formatNumber(people)}`);
    if (later > 0) parts.push(`ждут конца тихих часов — ${formatNumber(later)}`);
    return parts.length === 0 ? 'никто' : parts.join(', ');
  },
} as const;
