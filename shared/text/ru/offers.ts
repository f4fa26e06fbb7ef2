import type { OfferCategory } from '../../rules/offers.ts';
import { plural, quoted } from './format.ts';

/** Texts of partner offers. */
export const offersText = {
  note: 'Курсы, конференции, спорт и психологи со скидкой для компаний, которые пользуются Тонусом',
  noteMember: 'Запрос партнёру отправляют владелец, HR и руководители. Понравилось — скажите им',
  loadFailed: 'Не получилось загрузить предложения',
  emptyTitle: 'Предложений пока нет',
  emptyText: 'Как только партнёры что-нибудь предложат, это появится здесь.',

  filters: 'Какие предложения показать',
  all: 'Все',
  categories: {
    course: 'Курсы',
    conference: 'Конференции',
    gym: 'Спорт',
    psychologist: 'Психологи',
  } satisfies Record<OfferCategory, string>,
  category: {
    course: 'курс',
    conference: 'конференция',
    gym: 'спорт',
    psychologist: 'психолог',
  } satisfies Record<OfferCategory, string>,
  place: 'Где',
  anywhere: 'Где угодно',
  online: 'Онлайн',
  search: 'Название, партнёр, слово',
  count: (count: number) => plural(count, 'предложение', 'предложения', 'предложений'),
  nothingFound: 'Под эти условия ничего не подошло.',
  reset: 'Сбросить',

  free: 'Бесплатно',
  per: { person: 'за человека', group: 'за группу', month: 'за человека в месяц' },
  usual: (price: string) => `обычно ${price}`,
  discount: (percent: number) => `−${percent}\u00a0%`,
  until: (day: string) => `Действует до ${day}`,
  site: 'Сайт партнёра',
  siteOf: (partner: string) => `Сайт партнёра ${partner} (откроется в новой вкладке)`,
  request: 'Запросить',
  requestOf: (title: string) => `Запросить ${quoted(title)}`,
} as const;

/** The dialog of a request. */
export const requestText = {
  title: 'Запрос партнёру',
  people: 'Сколько человек',
  day: 'На какой день',
  comment: 'Комментарий',
  commentHint: 'Необязательно. Не пишите о здоровье и личных делах сотрудников',
  cost: 'Стоимость',
  firstMonth: 'первый месяц',
  preview: 'Что увидит партнёр',
  company: 'Компания',
  contact: 'Контакт',
  peopleCount: 'Человек',
  when: 'Когда',
  nothingElse: 'Больше ничего. Письмо уйдёт партнёру, копия — вам. Партнёр ответит вам письмом.',
  book: 'Учесть в HR-бюджете',
  bookHint: 'Стоимость станет расходом того дня; отмена запроса её вернёт',
  left: (sum: string) => `После этого от плана года останется ${sum}`,
  over: (sum: string) => `Это больше, чем осталось по плану года: не хватает ${sum}`,
  submit: 'Отправить запрос',
  failed: 'Не получилось отправить запрос',
  sent: 'Запрос отправлен. Партнёр ответит вам письмом',
  notBooked: {
    no_access: 'Запрос отправлен, но в бюджет не попал: доступ к финансам даёт владелец',
    plan: 'Запрос отправлен, но в бюджет не попал: он есть на тарифе Premium',
  },
} as const;

/** The list of what the company has asked for. */
export const requestsText = {
  title: 'Запросы вашей компании',
  loadFailed: 'Не получилось загрузить запросы',
  how: 'Партнёр отвечает письмом тому, кто отправил запрос. Согласился ли он, Тонус не знает.',
  people: (count: number) => plural(count, 'человек', 'человека', 'человек'),
  on: (day: string) => `на ${day}`,
  by: (name: string) => `контакт: ${name}`,
  bySomebody: 'отправитель уже не в пространстве',
  booked: 'в HR-бюджете',
  sent: 'отправлен',
  cancelled: 'отменён',
  showAll: (count: number) => `Показать все: ${count}`,
  cancel: 'Отменить',
  cancelOf: (title: string) => `Отменить запрос ${quoted(title)}`,
  cancelTitle: 'Отменить запрос?',
  cancelText: (partner: string) => `Мы напишем партнёру ${partner}, что запрос отменён.`,
  cancelBooked: 'Стоимость вернётся в HR-бюджет.',
  cancelAction: 'Отменить запрос',
  done: 'Запрос отменён, партнёр получит письмо',
} as const;
