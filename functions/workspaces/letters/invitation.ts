import type { Role } from '#shared/rules/roles.ts';
import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly inviter: string;
  readonly role: Role;
  readonly token: string;
  readonly expiresAt: string;
}

/** To somebody who is invited into a workspace, with or without an account. */
export function invitation({ workspace, inviter, role, token, expiresAt }: Values, siteUrl: string) {
  return render({
    subject: 'Приглашение в Тонус',
    paragraphs: [
      `Вас приглашают в рабочее пространство в Тонусе. Ваша роль: ${role}.`,
      {
        caption: 'Имя и название указал тот, кто приглашает:',
        lines: [`Кто приглашает: ${inviter}`, `Пространство: ${workspace}`],
      },
      'Чтобы присоединиться, откройте ссылку и войдите или создайте аккаунт с этим адресом.',
    ],
    action: { label: 'Принять приглашение', url: `${siteUrl}/invitation/${token}` },
    footnote: `Ссылка сработает один раз, до ${moscowTime(expiresAt)}. Если вы не ждали приглашения, ничего делать не нужно.`,
  });
}
