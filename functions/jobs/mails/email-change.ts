import { moscowTime } from './dates.ts';
import { render } from './layout.ts';

/**
 * To the new address: it becomes the account's only when this link is opened. It may be a stranger's, typed by
 * somebody who wants them to read something, so nothing in this letter is what a person wrote.
 */
export function emailChange(values: { token: string; expiresAt: string }, siteUrl: string) {
  return render({
    subject: 'Подтвердите новый адрес',
    greeting: 'Здравствуйте.',
    paragraphs: ['Вы указали этот адрес в профиле Тонуса. Подтвердите его, и он станет адресом для входа.'],
    action: { label: 'Подтвердить адрес', url: `${siteUrl}/confirm-email/${values.token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(values.expiresAt)}. Если это были не вы, ничего не изменится.`,
  });
}

/** To the address of the account, while the change waits: whoever did not ask can still stop it. */
export function emailChangeAsked({ firstName, newEmail }: { firstName: string; newEmail: string }, siteUrl: string) {
  return render({
    subject: 'Запрошена смена адреса аккаунта',
    greeting: `Здравствуйте, ${firstName}.`,
    paragraphs: [`В профиле указали новый адрес для входа: ${newEmail}. Он начнёт действовать, когда его подтвердят.`],
    action: { label: 'Открыть Тонус', url: siteUrl },
    footnote: 'Если это были не вы, смените пароль: это отменит смену адреса и закончит остальные сеансы.',
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
