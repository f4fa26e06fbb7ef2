import { quoted } from '#shared/rules/quoted.ts';
import type { OfferLetter } from '#shared/models/mail.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import { render, type Quote } from '#functions/notifications/letter-layout.ts';

/** To a partner: who asks for their offer. A reply goes to whoever asks, past us. */
export function offerRequest(values: OfferLetter) {
  return render({
    subject: 'Запрос от компании из Тонуса',
    paragraphs: [
      `Компания, которая пользуется Тонусом, хочет воспользоваться вашим предложением ${quoted(values.offer)}.`,
      asked('Так указал тот, кто отправил запрос:', values),
      'Ответьте на это письмо: ваш ответ получит тот, кто отправил запрос. Если нужны подробности, спросите у него.',
    ],
    footnote: 'Тонус передал запрос и не знает, о чём вы договоритесь. Больше ничего о компании мы не передаём.',
    ...replyTo(values),
  });
}

/** To whoever asked: word for word what the partner was told, and what happens next. */
export function offerRequestCopy(values: OfferLetter, siteUrl: string) {
  return render({
    subject: 'Ваш запрос отправлен партнёру',
    paragraphs: [
      `Мы отправили партнёру ${quoted(values.partner)} запрос на предложение ${quoted(values.offer)}.`,
      asked('Партнёр получил вот это и ничего больше:', values),
      'Партнёр ответит вам письмом. Подтвердит он или откажет, Тонус не узнает.',
    ],
    action: { label: 'Открыть запросы', url: `${siteUrl}/app/finance/offers` },
    footnote: 'Если планы изменились, отмените запрос: мы напишем партнёру.',
  });
}

/** To a partner: the company does not need it any more. */
export function offerRequestCancelled(values: OfferLetter) {
  return render({
    subject: 'Запрос от компании из Тонуса отменён',
    paragraphs: [
      `Компания отменила запрос на ваше предложение ${quoted(values.offer)}. Ничего делать не нужно.`,
      asked('Какой запрос отменён:', values),
    ],
    footnote:
      values.email === null
        ? 'На это письмо никто не ответит: кто отменил запрос, не подтвердил свой адрес.'
        : 'Если вы уже договорились об условиях, ответьте на это письмо: ответ получит тот, кто отменил запрос.',
    ...replyTo(values),
  });
}

function replyTo({ email }: OfferLetter): { replyTo?: string } {
  return email === null ? {} : { replyTo: email };
}

function asked(caption: string, { company, contact, email, people, plannedOn, comment }: OfferLetter): Quote {
  return {
    caption,
    lines: [
      `Компания: ${company}`,
      `Контакт: ${[contact, ...(email === null ? [] : [email])].join(', ')}`,
      `Человек: ${people}`,
      `Когда: ${notificationsLetters.dayText(plannedOn)}`,
      // On one line, as all that is quoted: a line of its own could pass for one of those above.
      ...(comment === '' ? [] : [`Комментарий: ${comment}`]),
    ],
  };
}
