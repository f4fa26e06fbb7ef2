import type { SurveyTheme } from '../../../models/survey.ts';

/** What a question asks about, in a word. */
export const THEME_NAMES: Readonly<Record<SurveyTheme, string>> = {
  enps: 'eNPS',
  engagement: 'Вовлечённость',
  load: 'Нагрузка',
  manager: 'Руководитель',
  team: 'Команда',
  communication: 'Информация',
  recognition: 'Признание',
  growth: 'Рост',
  meaning: 'Смысл',
  pay: 'Оплата',
  conditions: 'Условия',
  processes: 'Порядок работы',
  balance: 'Отдых',
};
