import { moscowTime } from './dates.ts';
import { render } from './layout.ts';

/** To the address of an account, at the wish of whoever made it: to see who invites them. */
export function emailVerification(values: { token: string; expiresAt: string }, siteUrl: string) {
  return render({
    subject: 'Подтвердите адрес, чтобы увидеть приглашения',
    paragraphs: [
      'На ваш адрес есть приглашение в Тонус. Откройте ссылку там, где вы вошли в аккаунт, и мы покажем, кто и куда вас приглашает.',
    ],
    action: { label: 'Подтвердить адрес', url: `${siteUrl}/verify-email/${values.token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(values.expiresAt)}. Если вы не регистрировались в Тонусе, не открывайте её: без вас с этим адресом ничего не сделают.`,
  });
}
