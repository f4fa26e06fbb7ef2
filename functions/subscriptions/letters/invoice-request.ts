import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly plan: string;
  readonly period: string;
  readonly people: number;
  readonly company: string;
  readonly inn: string;
  readonly total: number;
}

/** To the owner who asked for an invoice: what was asked, so that a mistake is seen early. */
export function invoiceRequest({ plan, period, people, company, inn, total }: Values, siteUrl: string) {
  return render({
    subject: `Заявка на счёт: ${plan}`,
    paragraphs: [
      'Мы получили заявку и пришлём счёт в рабочий день.',
      { caption: 'Плательщик, как указано в заявке:', lines: [`${company}, ИНН ${inn}`] },
      `Тариф ${plan}, ${period}, человек: ${people}. Сумма: ${total.toLocaleString('ru-RU')} ₽.`,
    ],
    action: { label: 'Открыть подписку', url: `${siteUrl}/app/subscription` },
    footnote: 'Если в заявке ошибка, ответьте на это письмо.',
  });
}
