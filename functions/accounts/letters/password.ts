import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { render } from '#functions/notifications/letter-layout.ts';

/** To somebody who asked to reset a forgotten password. */
export function passwordReset(values: { token: string; expiresAt: string }, siteUrl: string) {
  return render({
    subject: 'Новый пароль для Тонуса',
    paragraphs: ['Кто-то попросил сменить пароль вашего аккаунта. Если это вы, задайте новый по ссылке.'],
    action: { label: 'Задать новый пароль', url: `${siteUrl}/reset-password/${values.token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(values.expiresAt)}. Если это были не вы, пароль останется прежним.`,
  });
}

/** After a password was changed, in whatever way. */
export function passwordChanged(_values: object, siteUrl: string) {
  return render({
    subject: 'Пароль изменён',
    paragraphs: ['Пароль вашего аккаунта в Тонусе изменён, на других устройствах сеансы закончены.'],
    action: { label: 'Открыть Тонус', url: siteUrl },
    footnote: 'Если это были не вы, задайте новый пароль через «Забыли пароль?» на странице входа.',
  });
}
