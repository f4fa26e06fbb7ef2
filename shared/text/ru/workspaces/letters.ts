import { roleNames } from '../common/roles.ts';
import { moscowTime } from '../dates.ts';
import type { Role } from '../../../rules/roles.ts';

/** Letters about a workspace and who is in it. */
export const workspacesLetters = {
  invitation: {
    subject: 'Приглашение в Тонус',
    why: (role: Role) => `Вас приглашают в рабочее пространство в Тонусе. Ваша роль: ${roleNames[role]}.`,
    caption: 'Имя и название указал тот, кто приглашает:',
    inviter: (name: string) => `Кто приглашает: ${name}`,
    workspace: (name: string) => `Пространство: ${name}`,
    how: 'Чтобы присоединиться, откройте ссылку и войдите или создайте аккаунт с этим адресом.',
    action: 'Принять приглашение',
    footnote: (expiresAt: string) =>
      `Ссылка сработает один раз, до ${moscowTime(expiresAt)}. Если вы не ждали приглашения, ничего делать не нужно.`,
  },
  ownershipOffer: {
    subject: 'Вам предлагают стать владельцем рабочего пространства',
    why: 'Вам предлагают стать владельцем рабочего пространства в Тонусе.',
    caption: 'Имя и название указал тот, кто предлагает:',
    owner: (name: string) => `Кто предлагает: ${name}`,
    workspace: (name: string) => `Пространство: ${name}`,
    what: 'Владелец получает все права, и для пространства действует его тариф. Согласиться или отказаться можно в Тонусе: предложение стоит наверху страницы.',
    action: 'Открыть пространство',
    footnote: (expiresAt: string) =>
      `Предложение действует до ${moscowTime(expiresAt)}. Если вы не согласитесь, ничего не изменится.`,
  },
} as const;
