import { moscowTime } from './dates.ts';
import { render } from './layout.ts';

/** To the new address: it becomes the account's only when this link is opened. */
export function emailChange(values: { firstName: string; token: string; expiresAt: string }, siteUrl: string) {
  return render({
    subject: 'Подтвердите новый адрес',
    greeting: `Здравствуйте, ${values.firstName}.`,
    paragraphs: ['Вы указали этот адрес в профиле Тонуса. Подтвердите его, и он станет адресом для входа.'],
    action: { label: 'Подтвердить адрес', url: `${siteUrl}/confirm-email/${values.token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(values.expiresAt)}. Если это были не вы, ничего не изменится.`,
  });
}

/** To the old address, after the change. */
export function emailChanged({ firstName, newEmail }: { firstName: string; newEmail: string }) {
  return render({
    subject: 'Адрес аккаунта изменён',
    greeting: `Здравствуйте, ${firstName}.`,
    paragraphs: [`Теперь в Тонус входят с адресом ${newEmail}.`],
    footnote: 'Если это были не вы, напишите нам: мы вернём доступ.',
  });
}
