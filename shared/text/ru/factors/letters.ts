import { quoted } from '../format.ts';

const noName = (why: string) => (_name: string) => why;

/** Of everybody; the provider of a company is not called by the name that it has chosen. */
const PROVIDERS: Readonly<Record<string, string>> = { yandex: 'Яндекс ID', vk: 'VK ID', bitrix24: 'Bitrix24' };
const provider = (id: string) => PROVIDERS[id] ?? 'провайдера вашей компании';

/** Letters about the ways into an account and what it is proved by. */
export const factorsLetters = {
  events: {
    totp_added: {
      subject: 'Подключено приложение для кодов',
      why: noName('Теперь для входа в ваш аккаунт в Тонусе кроме пароля нужен код из приложения.'),
    },
    totp_removed: {
      subject: 'Приложение для кодов отключено',
      why: noName('Для входа в ваш аккаунт в Тонусе код из приложения больше не нужен.'),
    },
    passkey_added: {
      subject: 'Добавлен ключ доступа',
      why: (name: string) => `Теперь в ваш аккаунт в Тонусе можно войти по ключу доступа ${quoted(name)}.`,
    },
    passkey_removed: {
      subject: 'Ключ доступа удалён',
      why: (name: string) => `По ключу доступа ${quoted(name)} больше нельзя войти в ваш аккаунт в Тонусе.`,
    },
    recovery_used: {
      subject: 'Использован код восстановления',
      why: noName(
        'Код восстановления вашего аккаунта в Тонусе использован: второй раз он не сработает. Сколько кодов осталось, видно в профиле.',
      ),
    },
    recovery_renewed: {
      subject: 'Новые коды восстановления',
      why: noName('Коды восстановления вашего аккаунта в Тонусе заменены новыми, прежние больше не действуют.'),
    },
    provider_added: {
      subject: 'Добавлен способ входа',
      why: (id: string) => `Теперь в ваш аккаунт в Тонусе можно войти через ${provider(id)}.`,
    },
    provider_removed: {
      subject: 'Способ входа убран',
      why: (id: string) =>
        `Через ${provider(id)} больше нельзя войти в ваш аккаунт в Тонусе. Другие сеансы, начатые так, завершены.`,
    },
    reset_asked: {
      subject: 'Попросили убрать второй фактор',
      why: noName(
        'Нас попросили убрать второй фактор вашего аккаунта в Тонусе: приложение для кодов, ключи доступа и коды восстановления. Мы сделаем это не раньше чем через сутки.',
      ),
    },
    reset_done: {
      subject: 'Второй фактор убран',
      why: noName(
        'Второй фактор вашего аккаунта в Тонусе убран, сеансы завершены. Войдите с паролем и подключите его заново.',
      ),
    },
  },
  action: 'Открыть Тонус',
  footnote: {
    reset: 'Если просили не вы, войдите с кодом или по ключу доступа: это отменит просьбу. Потом смените пароль.',
    other: 'Если это были не вы, смените пароль, завершите все сеансы и проверьте способы входа в профиле.',
  },
} as const;
