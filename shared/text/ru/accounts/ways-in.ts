import { NBSP } from '../format.ts';

/** Words of the ways into one's own account. */
export const waysInText = {
  title: 'Способы входа',
  password: {
    none: 'Пароля нет: вы входите по-другому.',
    set: 'Задать пароль',
    setting: 'Отправляем…',
    sent: (email: string) => `Отправили на${NBSP}${email} ссылку: по${NBSP}ней можно задать пароль. Ссылка живёт час.`,
    failed: 'Не удалось отправить письмо. Попробуйте ещё раз',
  },
  providers: {
    title: 'Вход без пароля',
    purpose: `Подключите вход через сервис, где у${NBSP}вас уже есть аккаунт, и${NBSP}пароль Тонуса не${NBSP}понадобится.`,
    none: 'Других способов входа здесь пока не настроено.',
    loadFailed: 'Не удалось загрузить способы входа',
    added: (day: string) => `Подключён ${day}`,
    used: (moment: string) => `последний вход ${moment}`,
    neverUsed: 'ещё не использован',
    connect: (name: string) => `Подключить ${name}`,
    connecting: 'Открываем…',
    connectFailed: 'Не удалось подключить вход. Попробуйте ещё раз',
    cancel: 'Отменить',
    remove: 'Отключить',
    removeOf: (name: string) => `Отключить ${name}`,
    removing: 'Отключаем…',
    question: (name: string) =>
      `Отключить ${name}? Войти через него больше не${NBSP}получится, а${NBSP}сеансы, открытые через него, завершатся.`,
    keep: 'Оставить',
    removed: (name: string) => `Вход через ${name} отключён`,
    removeFailed: 'Не удалось отключить вход. Попробуйте ещё раз',
    last: 'Это единственный способ войти. Чтобы его отключить, сначала задайте пароль или подключите другой вход.',
  },
} as const;
