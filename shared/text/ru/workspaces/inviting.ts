import type { JoinLink } from '../../../models/join-link.ts';
import { formatNumber, LOCALE, NBSP, plural, pluralForm, quoted } from '../format.ts';

const FEW = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'] as const;
const invitations = (count: number) => plural(count, 'приглашение', 'приглашения', 'приглашений');

/** «Один адрес», «Два адреса», «12 адресов»: how a sentence begins. */
function addresses(count: number): string {
  const word = FEW[count] ?? '';
  const number = word === '' ? formatNumber(count) : word.charAt(0).toLocaleUpperCase(LOCALE) + word.slice(1);
  return `${number}${NBSP}${pluralForm(count, 'адрес', 'адреса', 'адресов')}`;
}

/** What is the matter with so many addresses. */
const problems = {
  'no-at': (count: number) => `${addresses(count)} без «@»`,
  'no-ending': (count: number) => `${addresses(count)} без окончания`,
  wrong: (count: number) => `${addresses(count)} с ошибкой`,
  member: (count: number) => `${addresses(count)} уже в${NBSP}команде`,
  invited: (count: number) => `${addresses(count)} уже ${pluralForm(count, 'приглашён', 'приглашены', 'приглашены')}`,
};

const rest = (count: number) => {
  if (count === 0) return '';
  if (count === 1) return 'Ещё один готов';
  return `Остальные ${FEW[count] || formatNumber(count)} готовы`;
};

/** Who of those invited were reminded, and who were not. */
interface Reminded {
  readonly reminded: number;
  readonly too_soon: number;
  readonly undelivered: number;
  readonly others: number;
  readonly limited: number;
}

/** Words about inviting many at once: by their addresses, by one link for all, and about those who are awaited. */
export const invitingText = {
  many: {
    title: 'Пригласить многих',
    explanation: 'Вставьте адреса из письма или таблицы, в любом виде.',
    manyLetters: (most: number) =>
      `Пока тариф не${NBSP}оплачен, в${NBSP}день уходит до ${plural(most, 'письма', 'писем', 'писем')}. Без писем людей приводят ссылка, коды и${NBSP}каталог сотрудников.`,
    label: 'Адреса почты',
    remove: (address: string) => `Убрать: ${address}`,
    correct: (address: string) => `Исправить: ${address}`,
    added: (count: number) => `${addresses(count)} в${NBSP}списке`,
    problems,
    rest,
    repeated: (count: number) =>
      count === 1 ? 'Один адрес повторялся: отправим один раз' : `${addresses(count)} повторялись: отправим по разу`,
    empty: 'Вставьте хотя бы один адрес',
    noneReady: 'Пока отправлять некому: исправьте адреса',
    team: 'Команда',
    teamPlaceholder: 'Без команды',
    send: (count: number) => (count === 0 ? 'Отправить приглашения' : `Отправить ${invitations(count)}`),
    sending: 'Отправка…',
    failed: 'Не удалось пригласить',
    sent: (count: number) =>
      `${pluralForm(count, 'Отправлено', 'Отправлены', 'Отправлено')} ${invitations(count)}. Ссылки работают 7${NBSP}дней.`,
    noneSent: 'Ни одно приглашение не отправлено',
    results: 'Что с приглашениями',
    more: (count: number) => `И ещё ${count}: их ссылки ниже, в «Ждут ответа».`,
    one: 'Одного человека или всю команду из Bitrix24',
    sheet: 'Пригласить в команду',
  },
  seats: {
    taken: (taken: number, limit: number, pending: number) => {
      const by =
        pending === 0
          ? ''
          : `, из${NBSP}них ${pending}${NBSP}${pluralForm(pending, 'приглашением', 'приглашениями', 'приглашениями')}`;
      return `Занято ${taken} из${NBSP}${plural(limit, 'места', 'мест', 'мест')}${by}`;
    },
    none: 'Свободных мест в тарифе не осталось.',
    few: (free: number, wanted: number) =>
      `Мест хватит на ${free} из${NBSP}${plural(wanted, 'адреса', 'адресов', 'адресов')}.`,
  },
  link: {
    title: 'Одна ссылка для всех',
    explanation: 'Коллеги присоединятся сами, с ролью «сотрудник».',
    create: 'Создать ссылку',
    creating: 'Создаём…',
    address: 'Ссылка для коллег',
    copy: 'Скопировать ссылку для коллег',
    state: ({ limit, used, team }: JoinLink, until: string) =>
      [
        `до${NBSP}${until}`,
        `${pluralForm(used, 'пришёл', 'пришли', 'пришли')} ${used} из${NBSP}${limit}`,
        team && `команда ${quoted(team)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    closed: {
      full: 'По ссылке пришли все, кого она впускала. Увеличьте предел или создайте новую.',
      expired: 'Срок ссылки прошёл. Продлите её или создайте новую.',
      voided: 'Тот, кто создал ссылку, больше не может приглашать. Создайте новую.',
    },
    came: (names: readonly string[], others: number) =>
      `По ссылке ${names.length + others === 1 ? 'присоединился 1 человек' : 'присоединились'}: ${names.join(', ')}${others > 0 ? ` и ещё ${others}` : ''}`,
    change: 'Изменить',
    withdraw: 'Отозвать',
    again: 'Создать новую',
    limit: 'Скольких впустит',
    until: 'До какого дня',
    wrongLimit: 'Укажите число от 1 до 500',
    wrongDay: 'Выберите день не раньше сегодняшнего и не позже чем через 90 дней',
    team: 'Команда',
    save: 'Сохранить ссылку',
    saving: 'Сохранение…',
    saved: 'Ссылка изменена',
    withdrawQuestion: 'Ссылка перестанет работать. Кто уже присоединился, останется.',
    withdrawAction: 'Отозвать ссылку',
    keep: 'Оставить',
    withdrawn: 'Ссылка для коллег отозвана',
    failed: (message: string) => `Со ссылкой не получилось: ${message}`,
  },
  waiting: {
    label: 'Приглашения',
    title: (count: number) => (count === 0 ? 'Приглашения' : `Ждут ответа: ${formatNumber(count)}`),
    remindAll: 'Напомнить всем',
    reminding: 'Напоминаем…',
    today: 'сегодня',
    yesterday: 'вчера',
    sent: (day: string) => `отправлено ${day}`,
    byDirectory: `из${NBSP}каталога сотрудников, ждём входа`,
    until: (day: string) => `ждём до${NBSP}${day}`,
    undelivered: 'письмо не дошло',
    link: 'Ссылка',
    linkOf: (email: string) => `Ссылка: ${email}`,
    linkFailed: (email: string, message: string) => `Ссылка не получена (${email}): ${message}`,
    actions: (email: string) => `Действия: ${email}`,
    remind: 'Напомнить письмом',
    withdraw: 'Отозвать приглашение',
    showAll: (count: number) => `Показать все ${count}`,
    remindFailed: (message: string) => `Не удалось напомнить: ${message}`,
    reminded: (told: Reminded) =>
      [
        told.reminded > 0 ? `Отправлено ${plural(told.reminded, 'письмо', 'письма', 'писем')}` : 'Писем не отправлено',
        told.too_soon > 0 && `суток ещё не прошло: ${told.too_soon}`,
        told.undelivered > 0 && `письма не доходят: ${told.undelivered}`,
        told.others > 0 && `роль выше вашей: ${told.others}`,
        told.limited > 0 && `не поместились в предел писем: ${told.limited}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
} as const;
