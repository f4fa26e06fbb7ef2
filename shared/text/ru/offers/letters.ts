import { dayText } from '../dates.ts';
import { quoted } from '../format.ts';

/** Letters about requests to partners; what people wrote stands in their quotes. */
export const offersLetters = {
  /** To a partner: who asks for their offer. */
  request: {
    subject: 'Запрос от компании из Тонуса',
    wants: (offer: string) =>
      `Компания, которая пользуется Тонусом, хочет воспользоваться вашим предложением ${quoted(offer)}.`,
    asked: 'Так указал тот, кто отправил запрос:',
    reply:
      'Ответьте на это письмо: ваш ответ получит тот, кто отправил запрос. Если нужны подробности, спросите у него.',
    footnote: 'Тонус передал запрос и не знает, о чём вы договоритесь. Больше ничего о компании мы не передаём.',
  },
  /** To whoever asked. */
  copy: {
    subject: 'Ваш запрос отправлен партнёру',
    sent: (partner: string, offer: string) =>
      `Мы отправили партнёру ${quoted(partner)} запрос на предложение ${quoted(offer)}.`,
    asked: 'Партнёр получил вот это и ничего больше:',
    reply: 'Партнёр ответит вам письмом. Подтвердит он или откажет, Тонус не узнает.',
    open: 'Открыть запросы',
    footnote: 'Если планы изменились, отмените запрос: мы напишем партнёру.',
  },
  /** To a partner: the company does not need it any more. */
  cancelled: {
    subject: 'Запрос от компании из Тонуса отменён',
    done: (offer: string) => `Компания отменила запрос на ваше предложение ${quoted(offer)}. Ничего делать не нужно.`,
    asked: 'Какой запрос отменён:',
    noReply: 'На это письмо никто не ответит: кто отменил запрос, не подтвердил свой адрес.',
    reply: 'Если вы уже договорились об условиях, ответьте на это письмо: ответ получит тот, кто отменил запрос.',
  },
  company: (name: string) => `Компания: ${name}`,
  contact: (name: string, email: string | null) => `Контакт: ${email === null ? name : `${name}, ${email}`}`,
  people: (count: number) => `Человек: ${count}`,
  when: (day: string) => `Когда: ${dayText(day)}`,
  comment: (text: string) => `Комментарий: ${text}`,
} as const;
