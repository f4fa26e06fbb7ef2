import type { Period } from '../../../rules/plans.ts';
import { formatRubles } from '../format.ts';

const PERIODS: Readonly<Record<Period, string>> = { month: 'на\u00A0месяц', year: 'на\u00A0год' };

/** Letters about plans. */
export const subscriptionsLetters = {
  invoiceRequest: {
    subject: (plan: string) => `Запрос счёта: ${plan}`,
    accepted: 'Мы получили запрос и пришлём счёт в рабочий день.',
    payer: 'Плательщик, как указано в запросе:',
    company: (name: string, inn: string) => `${name}, ИНН ${inn}`,
    order: (plan: string, period: Period, people: number, total: number) =>
      `Тариф ${plan}, ${PERIODS[period]}, человек: ${people}. Сумма: ${formatRubles(total)}.`,
    open: 'Открыть подписку',
    footnote: 'Если в запросе ошибка, ответьте на это письмо.',
  },
} as const;
