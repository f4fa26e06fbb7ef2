import { moscowTime } from '../dates.ts';

const onceUntil = (expiresAt: string) => `Ссылка сработает один раз, до ${moscowTime(expiresAt)}.`;

/** Letters about an account itself. */
export const accountsLetters = {
  emailChange: {
    subject: 'Подтвердите новый адрес',
    why: 'Вы указали этот адрес в профиле Тонуса. Подтвердите его, и он станет адресом для входа.',
    action: 'Подтвердить адрес',
    footnote: (expiresAt: string) => `${onceUntil(expiresAt)} Если это были не вы, ничего не изменится.`,
  },
  emailChangeAsked: {
    subject: 'Запрошена смена адреса аккаунта',
    why: (newEmail: string) =>
      `В профиле указали новый адрес для входа: ${newEmail}. Он начнёт действовать, когда его подтвердят.`,
    action: 'Открыть Тонус',
    footnote: 'Если это были не вы, смените пароль: это отменит смену адреса и завершит остальные сеансы.',
  },
  emailChanged: {
    subject: 'Адрес аккаунта изменён',
    why: (newEmail: string) => `Теперь в Тонус входят с адресом ${newEmail}.`,
    footnote: 'Если это были не вы, напишите нам: мы вернём доступ.',
  },
  emailVerification: {
    subject: 'Подтвердите адрес для Тонуса',
    why: 'С этим адресом зарегистрирован аккаунт в Тонусе. Если это вы, откройте ссылку там, где вы вошли в аккаунт: на этот адрес будут приходить письма о ваших рабочих пространствах, а если вас приглашают, мы покажем, кто и куда.',
    action: 'Подтвердить адрес',
    footnote: (expiresAt: string) =>
      `${onceUntil(expiresAt)} Если вы не регистрировались в Тонусе, не открывайте её: без неё адрес не станет подтверждённым.`,
  },
  passwordReset: {
    subject: 'Новый пароль для Тонуса',
    why: 'Кто-то попросил сменить пароль вашего аккаунта. Если это вы, задайте новый по ссылке.',
    action: 'Задать новый пароль',
    footnote: (expiresAt: string) => `${onceUntil(expiresAt)} Если это были не вы, пароль останется прежним.`,
  },
  whenChanged: (at: string, device: string | null) =>
    device === null ? `Это было ${moscowTime(at)}.` : `Это было ${moscowTime(at)}. Устройство: ${device}.`,
  passwordChanged: {
    subject: 'Пароль изменён',
    why: 'Пароль вашего аккаунта в Тонусе изменён, сеансы на других устройствах завершены.',
    action: 'Открыть Тонус',
    footnote: 'Если это были не вы, задайте новый пароль через «Забыли пароль?» на странице входа.',
  },
} as const;
