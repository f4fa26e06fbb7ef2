import { formatNumber, NBSP, plural, pluralForm, quoted } from '../format.ts';

/** Words of the card of teams, which come with its figures. */
export const teamsText = {
  label: 'Команды',
  head: ['Команда', 'Настроение', 'Индекс нагрузки', 'Скорее всего', 'Открыто', 'Просрочено', 'Ответили'],
  all: (count: number) => `Все ${plural(count, 'команда', 'команды', 'команд')}`,
  of: (count: number, of: number) => `${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(of)}`,
  none: '—',
  results: 'Открыть результаты',
  columns: { team: 'Команда', mood: 'Настроение', load: 'Нагрузка', tasks: 'Задачи', answered: 'Ответили' },
  mood: (question: string, title: string, day: string) =>
    `Настроение — среднее по вопросу «${question}», ${quoted(title)} от${NBSP}${day}`,
  company: (mean: string) => `пунктир — вся компания, ${mean}`,
  lower: 'здесь меньше — лучше',
  few: 'меньше пяти ответов',
  notAsked: 'не сравнивали',
  noLoad: 'меньше пяти с задачами',
  notMeasured: 'не посчитана',
  inSmall: (count: number) =>
    `Ещё ${plural(count, 'ответ', 'ответа', 'ответов')} — из${NBSP}команд, где ответили меньше пяти: отдельно не показываем.`,
  moodOf: (mean: string, low: string, high: string) => `${mean}, вероятно от ${low} до ${high}`,
  onlyMood: 'Настроение по командам',

  load: {
    basis: (open: number, overdue: number, share: string | null) =>
      `${plural(open, 'открытая задача', 'открытые задачи', 'открытых задач')} в${NBSP}Тонусе и${NBSP}источнике задач вместе, ${pluralForm(overdue, 'просрочена', 'просрочены', 'просрочено')} ${formatNumber(overdue)}${share === null ? '' : ` · срок есть у${NBSP}${share}`}`,
    tasks: (open: number, overdue: number) =>
      `${plural(open, 'открытая', 'открытых', 'открытых')}, ${plural(overdue, 'просрочена', 'просрочены', 'просрочено')}`,
    bar: (team: string, index: number, level: string) => `${team}: индекс нагрузки ${index} из 100, ${level}`,
    levels: { high: 'высокая нагрузка', medium: 'заметная нагрузка', low: 'невысокая нагрузка' },
    method:
      'Индекс — худшая из частей: просрочка, сколько ставят и завершают, перегруженные люди. Выше 60 заметная нагрузка, выше 80 высокая.',
    small: (count: number) =>
      `Ещё ${plural(count, 'команда', 'команды', 'команд')}: задачи меньше чем у пяти человек, отдельно не показываем.`,
    measured: (day: string) => `Посчитано ${day}${day.endsWith('.') ? '' : '.'}`,
    open: 'Открыть анализ',
  },
} as const;
