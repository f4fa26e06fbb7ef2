import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { inert, render } from '#functions/notifications/letter-layout.ts';

/** To the new address: it becomes the account's only when this link is opened. */
export function emailChange(values: { token: string; expiresAt: string }, siteUrl: string) {
  return render({
    subject: 'Подтвердите новый адрес',
    paragraphs: ['Вы указали этот адрес в профиле Тонуса. Подтвердите его, и он станет адресом для входа.'],
    action: { label: 'Подтвердить адрес', url: `${siteUrl}/confirm-email/${values.token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(values.expiresAt)}. Если это были не вы, ничего не изменится.`,
  });
}

/** To the address of the account, while the change waits: whoever did not ask can still stop it. */
export function emailChangeAsked({ newEmail }: { newEmail: string }, siteUrl: string) {
  return render({
    subject: 'Запрошена смена адреса аккаунта',
    paragraphs: [
      `В профиле указали новый адрес для входа: ${inert(newEmail)}. Он начнёт действовать, когда его подтвердят.`,
    ],
    action: { label: 'Открыть Тонус', url: siteUrl },
    footnote: 'Если это были не вы, смените пароль: это отменит смену адреса и закончит остальные сеансы.',
  });
}

/** To the old address, after the change. */
export function emailChanged({ newEmail }: { newEmail: string }) {
  return render({
    subject: 'Адрес аккаунта изменён',
    paragraphs: [`Теперь в Тонус входят с адресом ${inert(newEmail)}.`],
    footnote: 'Если это были не вы, напишите нам: мы вернём доступ.',
  });
}
