import { EXPORT_DAYS } from '../../../rules/workspace-export.ts';
import { plural } from '../format.ts';

/** The letter that an archive is ready. */
export const exportsLetters = {
  ready: {
    subject: 'Архив рабочего пространства готов',
    made: 'Архив с данными вашего рабочего пространства собран. Скачать его может только владелец, со страницы настроек.',
    nameAsGiven: 'Название, как его указали в Тонусе:',
    workspace: (name: string) => `Пространство: ${name}`,
    personal: 'В архиве персональные данные сотрудников: храните его так, чтобы он не попал к посторонним.',
    open: 'Открыть настройки',
    get footnote() {
      return `Архив хранится ${plural(EXPORT_DAYS, 'день', 'дня', 'дней')}, потом мы его удалим. Если его собирали не вы, смените пароль и завершите лишние сеансы.`;
    },
  },
} as const;
