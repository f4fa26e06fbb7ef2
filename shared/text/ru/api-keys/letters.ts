import { moscowTime } from '../dates.ts';

/** Letters about keys of the API. */
export const apiKeysLetters = {
  made: {
    subject: 'Создан ключ API',
    why: 'В рабочем пространстве в Тонусе создан ключ API. По нему программа читает и меняет то, что разрешил создатель ключа, от его имени.',
    caption: 'Названия и имя указали люди:',
    workspace: (name: string) => `Пространство: ${name}`,
    key: (name: string) => `Ключ: ${name}`,
    maker: (name: string) => `Кто создал: ${name}`,
    until: (expiresAt: string) => `Ключ действует до ${moscowTime(expiresAt)}.`,
    action: 'Открыть настройки пространства',
    footnote:
      'Если ключа никто не ждал, отзовите его в настройках пространства: он перестанет работать сразу. Самого ключа в письме нет.',
  },
} as const;
