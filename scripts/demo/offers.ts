import { uuidOfName } from '#core/uuid.ts';
import type { Offer } from '#functions/offers/repositories/offers.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { addDays } from './days.ts';

/** Made up, every one of them, and the partners' names say so. */
type Invented = Omit<Offer, 'id' | 'requestsTo' | 'site' | 'validUntil' | 'hidden'> & {
  /** What stands before «.example» in the partner's addresses. */
  readonly host: string;
  /** Days from today until the last; left out: without end. */
  readonly days?: number;
};

const OFFERS: readonly Invented[] = [
  {
    title: 'Обратная связь для руководителей',
    partner: 'Школа «Пример»',
    category: 'course',
    description:
      'Восемь вечерних занятий: как говорить о сделанном и несделанном, хвалить, не соглашаться и доводить разговор до договорённости. Между занятиями — задания на своих встречах.',
    city: null,
    price: { amount: 14_900, per: 'person' },
    discount: 15,
    host: 'school',
  },
  {
    title: 'Встречи один на один: практикум',
    partner: 'Академия «Образец»',
    category: 'course',
    description:
      'День с ведущим у вас в офисе: руководители разбирают свои встречи, пробуют вопросы и уходят с планом на месяц. Для группы до пятнадцати человек.',
    city: 'Москва',
    price: { amount: 96_000, per: 'group' },
    discount: 10,
    host: 'academy',
  },
  {
    title: 'Excel и отчёты для кадровиков',
    partner: 'Курсы «Пример-Офис»',
    category: 'course',
    description:
      'Сводные таблицы, текучесть, фонд оплаты, сверка табеля. Двенадцать коротких уроков и проверка заданий, доступ на полгода.',
    city: null,
    price: { amount: 6_400, per: 'person' },
    discount: 20,
    host: 'office-courses',
  },
  {
    title: 'Английский в группах по четыре человека',
    partner: 'Языковая школа «Образец»',
    category: 'course',
    description: 'Два занятия в неделю по видеосвязи, в рабочее время или после. Отчёт о посещении раз в месяц.',
    city: null,
    price: { amount: 8_900, per: 'month' },
    discount: 10,
    host: 'language',
  },
  {
    title: 'Конференция «Люди и удержание»',
    partner: 'Форум «Пример»',
    category: 'conference',
    description:
      'Два дня докладов кадровых служб о том, почему люди уходят и что помогло. Записи и презентации остаются у участников.',
    city: 'Москва',
    price: { amount: 24_000, per: 'person' },
    discount: 15,
    host: 'forum',
    days: 160,
  },
  {
    title: 'Онлайн-конференция «Данные в HR»',
    partner: 'Площадка «Образец»',
    category: 'conference',
    description:
      'Один день: опросы, нагрузка, прогнозы и их пределы. С вопросами докладчикам и разбором ваших примеров.',
    city: null,
    price: { amount: 5_500, per: 'person' },
    discount: 20,
    host: 'hr-data',
    days: 95,
  },
  {
    title: 'Встреча кадровиков Урала',
    partner: 'Сообщество «Пример»',
    category: 'conference',
    description: 'Вечер коротких выступлений и знакомств, до шестидесяти человек. Ужин входит в стоимость.',
    city: 'Екатеринбург',
    price: { amount: 2_900, per: 'person' },
    discount: 10,
    host: 'ural-hr',
    days: 120,
  },
  {
    title: 'Безлимит в сети залов',
    partner: 'Фитнес-клуб «Образец»',
    category: 'gym',
    description:
      'Тренажёры, бассейн и групповые занятия во всех клубах города. От трёх человек, заморозка на месяц в году.',
    city: 'Москва',
    price: { amount: 3_600, per: 'month' },
    discount: 25,
    host: 'fitness',
  },
  {
    title: 'Йога и растяжка в офисе',
    partner: 'Студия «Пример»',
    category: 'gym',
    description:
      'Тренер приезжает дважды в неделю, коврики привозит с собой. Нужна комната на десять–двенадцать человек.',
    city: 'Санкт-Петербург',
    price: { amount: 42_000, per: 'group' },
    discount: 10,
    host: 'yoga',
  },
  {
    title: 'Зал у дома: абонементы по России',
    partner: 'Сервис «Образец-Спорт»',
    category: 'gym',
    description:
      'Один абонемент на полторы тысячи залов: каждый ходит туда, где живёт. Отчёт только о числе посещений.',
    city: null,
    price: { amount: 2_200, per: 'month' },
    discount: 15,
    host: 'sport',
  },
  {
    title: 'Психолог для сотрудников',
    partner: 'Служба «Пример-Забота»',
    category: 'psychologist',
    description:
      'Четыре встречи с психологом по видеосвязи на человека в год. Кто обращался и с чем, компания не узнаёт: в счёте только число встреч.',
    city: null,
    price: { amount: 11_200, per: 'person' },
    discount: 15,
    host: 'care',
  },
  {
    title: 'Разговор о выгорании для команды',
    partner: 'Центр «Образец»',
    category: 'psychologist',
    description:
      'Два часа с психологом: как заметить усталость у себя и коллеги, что можно сделать самим и когда нужна помощь. До двадцати человек.',
    city: 'Казань',
    price: { amount: 38_000, per: 'group' },
    discount: 10,
    host: 'center',
  },
];

/** The catalogue as it is on a day. */
export function demoOffers(today: Date): Offer[] {
  return OFFERS.map(({ host, days, ...offer }) => ({
    ...offer,
    id: uuidOfName(`demo/offer/${host}`),
    site: `https://${host}.example`,
    requestsTo: `zapros@${host}.example`,
    validUntil: days === undefined ? null : moscowDay(addDays(today, days)),
    hidden: false,
  }));
}
