import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { render } from '#functions/notifications/letter-layout.ts';

/** To the address of an account, with its registration and at the wish of whoever made it. */
export function emailVerification(values: { token: string; expiresAt: string }, siteUrl: string) {
  return render({
    subject: 'Подтвердите адрес для Тонуса',
    paragraphs: [
      'С этим адресом зарегистрирован аккаунт в Тонусе. Если это вы, откройте ссылку там, где вы вошли в аккаунт: на этот адрес будут приходить письма о ваших рабочих пространствах, а если вас приглашают, мы покажем, кто и куда.',
    ],
    action: { label: 'Подтвердить адрес', url: `${siteUrl}/verify-email/${values.token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(values.expiresAt)}. Если вы не регистрировались в Тонусе, не открывайте её: без неё адрес не станет подтверждённым.`,
  });
}
