import { quoted } from '../../format.ts';
import { formatNumber, NBSP, plural, pluralForm } from '../../format.ts';

const listed = (names: readonly string[]): string => names.map(quoted).join(', ');

/** Words of results by team, for a manager who sees their own teams alone. */
export const teamResultsText = {
  note: 'Ваши команды. Общие итоги, ответы словами и участники открыты владельцу и HR: так решил владелец пространства.',
  loadFailed: 'Не получилось загрузить итоги команд',
  noRuns: {
    title: 'Итогов пока нет',
    text: 'Они появятся, когда опрос закроют.',
  },
  run: 'Запуск',
  runOf: (name: string | null, day: string) => (name === null ? `от ${day}` : `${name}, ${day}`),
  answered: (count: number, asked: number | null) =>
    asked === null
      ? plural(count, 'ответ', 'ответа', 'ответов')
      : `${pluralForm(count, 'ответил', 'ответили', 'ответили')} ${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(asked)}`,
  range: (low: string, high: string) => `вероятно, от ${low} до ${high}`,
  noRange: 'ответов мало: точность не оценить',
  others: (value: string) => `у остальных ${value}`,
  lower: 'здесь меньше — лучше',
  said: (question: string, value: string, to: number) => `${question}: ${value} из ${to}`,
  legend: `Точка и${NBSP}полоса: среднее команды и${NBSP}где оно на${NBSP}самом деле с${NBSP}вероятностью 95${NBSP}%. Пунктир: среднее всех остальных. Разница между ними может быть случайной: о${NBSP}тех, что больше случайной, скажет «Обзор».`,
  state: {
    not_compared: {
      title: 'Команды в этом опросе не сравнивали',
      text: 'Итоги команды видны, только если сравнение включили до запуска. Общие итоги открыты владельцу и HR.',
    },
    open: {
      title: 'Опрос ещё идёт',
      text: 'Итоги команд появятся, когда его закроют.',
    },
    preparing: {
      title: 'Сравниваем команды',
      text: 'Это займёт меньше минуты. Обновите страницу чуть позже.',
    },
  },
  nothing: {
    title: 'О ваших командах сказать пока нечего',
    text: (smallest: number) =>
      `Итоги команды видны, когда в ней ответили хотя бы ${formatNumber(smallest)} и её можно показать отдельно.`,
  },
  untold: (names: readonly string[], smallest: number) =>
    `Не показываем отдельно: ${listed(names)}. Там меньше ${formatNumber(smallest)} ответов, или команду нельзя отделить, не выдав другую.`,
} as const;
