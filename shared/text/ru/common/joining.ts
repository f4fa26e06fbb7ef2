import { NBSP, quoted } from '../format.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role } from '../../../rules/roles.ts';

/** Whom somebody is invited as: «как сотрудника». */
const AS: Readonly<Record<Role, string>> = {
  [OWNER_ROLE]: 'владельца',
  [HR_ROLE]: 'HR',
  [MANAGER_ROLE]: 'руководителя',
  [EMPLOYEE_ROLE]: 'сотрудника',
};

/** The words of all ways into a workspace of others. */
export const joiningText = {
  heading: (inviter: string, workspace: string, role: Role) =>
    `${inviter} приглашает вас в${NBSP}пространство ${quoted(workspace)} как${NBSP}${AS[role]}`,
  what: 'Тонус — сервис, в\u00A0котором компания узнаёт из\u00A0коротких опросов, как её людям работается. Коллеги увидят ваше имя, адрес почты и\u00A0роль; кто что ответил в\u00A0анонимном опросе, не\u00A0увидит никто.',
  guest: 'Войти или зарегистрироваться',
  asUser: (email: string) => `Вы вошли как ${email}.`,
  otherAccount: 'Войти с другим адресом',
  alreadyIn: 'Если вы уже присоединились, войдите: мы откроем пространство.',
  login: 'Войти',
  invitation: {
    title: 'Приглашение',
    text: (email: string, until: string) =>
      `Приглашение отправлено на${NBSP}${email} и${NBSP}действует до${NBSP}${until}`,
    guestText: 'Войдите или зарегистрируйтесь с этим адресом, чтобы его принять.',
    accept: 'Принять приглашение',
    accepting: 'Принимаем…',
    invalidTitle: 'Приглашение не открылось',
  },
  link: {
    title: 'Присоединиться к команде',
    text: (until: string) => `Ссылка действует до${NBSP}${until}`,
    guestText: 'Войдите или зарегистрируйтесь, чтобы присоединиться.',
    accept: 'Присоединиться',
    accepting: 'Присоединяем…',
    invalidTitle: 'Ссылка не открылась',
  },
  verification: {
    title: 'Подтверждение адреса',
    text: 'Подтвердите, что этот адрес ваш: на него будут приходить письма о ваших пространствах, а если вас приглашают, мы покажем, кто и куда.',
    guestText: 'Войдите в аккаунт, для которого вы просили письмо.',
    accept: 'Подтвердить адрес',
    accepting: 'Подтверждаем…',
  },
  waiting: {
    title: 'Вас приглашают',
    row: (inviter: string, workspace: string, role: Role) =>
      `${inviter} приглашает вас в${NBSP}${quoted(workspace)} как${NBSP}${AS[role]}`,
    accept: 'Принять',
    accepting: 'Принимаем…',
    acceptOf: (workspace: string) => `Принять приглашение в ${quoted(workspace)}`,
    some: 'На ваш адрес есть приглашение',
    someText: 'Чтобы увидеть, кто и куда вас приглашает, подтвердите, что адрес ваш.',
    none: (email: string) => `Вас должны пригласить? Попросите отправить приглашение на ${email} и нажмите «Обновить».`,
    refresh: 'Обновить',
    refreshing: 'Обновляем…',
    failed: 'Не получилось узнать, есть ли для вас приглашения.',
    logout: 'Выйти из аккаунта',
    myData: 'Мои данные и обращения к компаниям',
  },
} as const;
