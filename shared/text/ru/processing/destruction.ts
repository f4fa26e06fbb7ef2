import type { DestroyedKind, DestructionReason } from '../../../rules/destruction.ts';
import { plural } from '../format.ts';

const kinds = {
  contact: 'Имя, фамилия, команда, язык опросов',
  phone: 'Номер телефона',
  chats: 'Номера чатов с ботом',
  joins: 'Решения о записях сотрудника',
  tasks: 'Завершённые задачи с историей',
  pay: 'Месяцы файлов выплат',
  logs: 'Записи журнала доступа',
  place: 'Имя, email, роль и команда участника, имя на его ответах и задачах',
} as const satisfies Record<DestroyedKind, string>;

const reasons = {
  request: 'Обращение субъекта',
  decision: 'Решение оператора: данные больше не нужны',
  term: 'Срок хранения прошёл',
  account: 'Субъект удалил аккаунт',
} as const satisfies Record<DestructionReason, string>;

/** Acts of destruction, as a list and as they are printed. */
export const destructionText = {
  title: 'Акты об уничтожении',
  lead: (years: number) =>
    `Составляются сами, когда данные удалены: по обращению, по сроку, вместе с аккаунтом. Хранятся ${plural(years, 'год', 'года', 'лет')}. Имени в акте нет: человека называет знак, который стоит в его пакете документов.`,
  loadFailed: 'Не получилось открыть акты',
  empty: 'Актов пока нет: ничего не удаляли.',
  list: 'Акты об уничтожении',
  kinds,
  reasons,
  sign: (sign: string) => `знак ${sign}`,
  pdf: 'PDF',
  pdfOf: (moment: string) => `PDF: акт, ${moment}`,
  json: 'JSON',
  jsonOf: (moment: string) => `JSON: акт, ${moment}`,
  failed: 'Не получилось собрать акт. Попробуйте ещё раз',
  more: 'Показать ещё',
  fileName: (day: string) => `Акт об уничтожении ${day}`,
  paper: {
    title: 'Акт об уничтожении персональных данных',
    lead: (day: string) =>
      `Составлен ${day} по приказу Роскомнадзора от 28.10.2022 № 179, вместе с выгрузкой из журнала.`,
    operator: '1. Оператор',
    noOperator: 'Оператор не указан: впишите название и адрес или укажите их в реестре обработки.',
    processor: (name: string) => `Уничтожило по поручению оператора: ${name}.`,
    subject: '2. Чьи данные',
    ofSign: (sign: string) =>
      `Знак субъекта: ${sign}. Имени здесь нет, потому что оно уничтожено; знак стоит в документах, которые субъект мог получить, и к имени по нему вернуться нельзя.`,
    ofEverybody: 'Все субъекты, чьи записи пролежали дольше срока.',
    request: (id: string, day: string) => `Обращение ${id}, получено ${day}.`,
    byHand: 'Фамилия, имя, отчество, если оператор решил их указать: ________________________________',
    what: '3. Какие данные',
    count: (count: number) => plural(count, 'запись', 'записи', 'записей'),
    uncounted: 'без счёта',
    system: '4. Информационная система',
    systemText: (hosting: string) => `Сервис «Тонус», база данных; серверы: ${hosting}.`,
    means: '5. Способ',
    meansText: (days: number) =>
      `Удаление из базы данных: средствами сервиса вернуть их нельзя. Из резервных копий исчезают не позднее чем через ${plural(days, 'день', 'дня', 'дней')}.`,
    reason: '6. Причина и время',
    log: '7. Выгрузка из журнала',
    logRows: { event: 'Событие', at: 'Время (UTC)', subject: 'Субъект', what: 'Данные', reason: 'Причина', by: 'Кто' },
    service: 'сервис, по сроку или вслед за аккаунтом',
    signed: '8. Кто уничтожил',
    signature: 'Фамилия, имя, отчество, должность: ____________________________ Подпись: ______________',
  },
} as const;
