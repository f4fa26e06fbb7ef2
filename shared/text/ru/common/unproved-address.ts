import { NBSP } from '../format.ts';

/** Words about an address that nobody has shown to be their own yet. */
export const unprovedAddressText = {
  sent: (email: string, at: string) =>
    `Письмо отправлено на ${email} (${at}). Откройте ссылку из${NBSP}него в${NBSP}этом браузере: до${NBSP}этого письма о${NBSP}пространствах на${NBSP}этот адрес не${NBSP}приходят.`,
  notSent: (email: string) =>
    `Адрес ${email} не${NBSP}подтверждён: письма о${NBSP}пространствах на${NBSP}него не${NBSP}приходят. Подтвердите, что он ваш.`,
  ask: 'Прислать ссылку',
  askAgain: 'Прислать ещё раз',
  asking: 'Отправляем…',
  done: (email: string) => `Письмо отправлено на ${email}`,
};
