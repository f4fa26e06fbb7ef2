import { formatRubles } from '../format.ts';

/** What the operations of subscriptions refuse, and say of promo codes. */
export const subscriptionsErrors = {
  sameInvoice: (total: number, email: string) =>
    `Такой запрос уже принят: счёт на\u00A0${formatRubles(total)} придёт на ${email}. Если за рабочий день его нет, повторите запрос`,
  trialUsed: 'Пробный период уже использован',
  trialOnStartup: (plan: string) => `Сейчас действует тариф ${plan}: пробный период можно начать на тарифе Startup`,
  changed: 'Подписка только что изменилась. Обновите страницу',
  /** What is said of a promo code, in the words of the specification. */
  promo: {
    unknown: 'Промокод не найден',
    valid: (percent: number) => `Промокод действителен! Скидка: ${percent}%`,
  },
} as const;
