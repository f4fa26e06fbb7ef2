import { quoted } from '#shared/rules/quoted.ts';
import type { ArchiveSource } from './archive-file.ts';

/** What is not in an archive, and why. */
const ABSENT = [
  'Анонимные ответы, которые ещё не показаны: в архиве ровно то, что видно на экране результатов. Времени и порядка ответов нет ни у анонимных, ни у именных.',
  'Кто ответил на анонимный опрос: этого сервис не знает.',
  'Ответы на исследования по одному: как и на экране, о них есть только сводка, сравнение групп и слова, которые можно показать.',
  'Секреты подключений: вебхук Bitrix24 и ключи ИИ не выгружаются никому.',
  'Копия данных Bitrix24: она есть в самом Bitrix24.',
  'Пароли, сеансы и личные настройки участников: это данные их аккаунтов, каждый выгружает свои сам.',
];

/** What lies in the archive, for whoever opens it: Windows' line ends, as its editor wants them. */
export function readmeOf(
  { workspace, now }: Pick<ArchiveSource, 'workspace' | 'now'>,
  contents: readonly { readonly path: string; readonly about: string }[],
): string {
  const text = [
    `Архив рабочего пространства ${quoted(workspace.name)}`,
    `Собран ${now.toISOString().slice(0, 16).replace('T', ' ')} по UTC.`,
    '',
    'Таблицы лежат в двух видах: CSV открывается в Excel (разделитель — точка с запятой, кодировка UTF-8), JSON читают программы.',
    'Если текст в CSV начинался как формула, перед ним стоит апостроф: так таблица ничего не выполнит. В JSON текст как был.',
    'Пока архив собирался, работа могла продолжаться: соседние файлы могут отличаться на несколько минут.',
    '',
    'ЧТО ВНУТРИ',
    ...contents.map(({ path, about }) => `${path}\n    ${about}`),
    '',
    'ЧЕГО ЗДЕСЬ НЕТ',
    ...ABSENT.map((line) => `- ${line}`),
    '',
    'В архиве персональные данные сотрудников. Храните его так, чтобы он не попал к посторонним, и удалите, когда он больше не нужен.',
    '',
  ];
  return `\uFEFF${text.join('\n').replaceAll('\n', '\r\n')}`;
}
