import type { Direction, Scale } from '../models/answers.ts';
import type { SurveyTheme } from '../models/survey.ts';
import { QUESTION_BANK } from './question-bank.ts';
import type { QuestionKind } from './surveys.ts';

/** A ready question of a survey: one thing, asked neutrally; a scale says what its ends mean. */
export interface ReadyQuestion {
  readonly theme: SurveyTheme;
  readonly text: string;
  readonly type: QuestionKind;
  /** Of a RATING; null for the others. */
  readonly scale: Scale | null;
  /** Of a RATING; null for the others. */
  readonly direction: Direction | null;
  /** Of a RATING: what a high number says, in a word or two; null for the others. */
  readonly short: string | null;
  /** Of RADIO and CHECKBOX. */
  readonly options: readonly string[];
}

const AGREE = '1 — совсем нет, 5 — полностью.';
const OFTEN = '1 — почти никогда, 5 — почти всегда.';

type Unscaled = Pick<ReadyQuestion, 'scale' | 'direction' | 'short'>;
const UNSCALED: Unscaled = { scale: null, direction: null, short: null };

function rating(theme: SurveyTheme, scale: Scale, short: string, text: string): ReadyQuestion {
  return { theme, text, type: 'RATING', scale, direction: 'higher_is_better', short, options: [] };
}
const ten = (theme: SurveyTheme, short: string, text: string) => rating(theme, '0-10', short, text);
const five = (theme: SurveyTheme, short: string, text: string, ends = AGREE) =>
  rating(theme, '1-5', short, `${text} ${ends}`);
const words = (theme: SurveyTheme, text: string): ReadyQuestion => ({
  theme,
  text,
  type: 'TEXTAREA',
  ...UNSCALED,
  options: [],
});
const yesNo = (theme: SurveyTheme, text: string): ReadyQuestion => ({
  theme,
  text,
  type: 'YESNO',
  ...UNSCALED,
  options: [],
});
const one = (theme: SurveyTheme, text: string, ...options: readonly string[]): ReadyQuestion => ({
  theme,
  text,
  type: 'RADIO',
  ...UNSCALED,
  options,
});
const several = (theme: SurveyTheme, text: string, ...options: readonly string[]): ReadyQuestion => ({
  theme,
  text,
  type: 'CHECKBOX',
  ...UNSCALED,
  options,
});

/** Those of the polls' bank, on the same scales and in the same words: answers to both can be laid side by side. */
const OF_POLLS: readonly ReadyQuestion[] = QUESTION_BANK.map((question) =>
  question.scale === null ? words(question.theme, question.text) : { ...question, type: 'RATING', options: [] },
);

/** Our own questions for surveys; none comes from a licensed questionnaire. */
export const SURVEY_BANK: readonly ReadyQuestion[] = [
  ten(
    'enps',
    'Готовность рекомендовать',
    'Насколько вероятно, что вы порекомендуете нас как место работы? 0 — точно не порекомендую, 10 — точно порекомендую.',
  ),
  words('enps', 'Почему вы поставили такую оценку?'),
  words('enps', 'Что изменить в первую очередь, чтобы оценка выросла?'),

  five(
    'engagement',
    'Настроение с утра',
    'С каким настроением вы начинаете рабочий день?',
    '1 — с тяжёлым, 5 — с хорошим.',
  ),
  five('engagement', 'Гордятся командой', 'Гордитесь ли вы тем, что делает ваша команда?'),
  five('engagement', 'Хочется делать больше', 'Хочется ли вам делать больше, чем просят?', OFTEN),
  five('engagement', 'Работа увлекает', 'Получается ли у вас увлечься работой так, что не замечаете времени?', OFTEN),
  five('engagement', 'Видят себя здесь через год', 'Видите ли вы себя в компании через год?'),
  five('engagement', 'Говорят хорошо о компании', 'Говорите ли вы о компании хорошо, когда вас не просят?', OFTEN),
  five('engagement', 'Предложения рассмотрят', 'Знаете ли вы, что ваши предложения будут рассмотрены?'),
  yesNo('engagement', 'Думали ли вы за последний месяц о смене работы?'),
  words('engagement', 'Что сейчас держит вас в компании?'),
  words('engagement', 'Что мешает работать с удовольствием?'),

  one(
    'load',
    'Сколько задач вы вели одновременно на прошлой неделе?',
    'До трёх',
    'От четырёх до шести',
    'Больше шести',
  ),
  five('load', 'Людей хватает', 'Хватает ли людей в команде на её объём работы?'),
  several(
    'load',
    'Что чаще всего забирает время?',
    'Срочные задачи вне плана',
    'Встречи',
    'Ожидание ответа от коллег',
    'Переделки',
    'Отчёты и согласования',
    'Ничего из этого',
  ),

  five('manager', 'Приоритеты ясны', 'Получаете ли вы от руководителя ясные приоритеты?', OFTEN),
  five('manager', 'Работа делится честно', 'Справедливо ли руководитель распределяет работу?'),
  five('manager', 'Руководитель держит слово', 'Выполняет ли руководитель то, что обещает?', OFTEN),
  yesNo('manager', 'Говорили ли вы с руководителем один на один за последний месяц?'),

  five('team', 'Приятно работать вместе', 'Приятно ли вам работать с вашей командой?'),
  five('team', 'Другие команды помогают', 'Помогают ли вам коллеги из других команд, когда нужно?', OFTEN),

  five('communication', 'Знают цели компании', 'Знаете ли вы главные цели компании на этот год?'),
  one(
    'communication',
    'Откуда вы обычно узнаёте новости компании?',
    'От руководителя',
    'На общих встречах',
    'Из рабочих чатов',
    'От коллег',
    'Узнаю случайно',
  ),

  five('recognition', 'Вклад ценят', 'Чувствуете ли вы, что ваш вклад ценят?'),
  yesNo('recognition', 'Благодарили ли вас за работу на прошлой неделе?'),

  five('growth', 'Знают, как расти', 'Знаете ли вы, чего не хватает до следующей ступени?'),
  yesNo('growth', 'Обсуждали ли с вами ваше развитие за последние полгода?'),

  five('meaning', 'Видят, кому помогают', 'Видите ли вы, кому помогает ваша работа?'),
  five('pay', 'Доход по работе', 'Соответствует ли ваш доход объёму работы?'),
  several(
    'conditions',
    'Что на рабочем месте стоит улучшить?',
    'Техника',
    'Программы и доступы',
    'Шум',
    'Свет и воздух',
    'Место для отдыха',
    'Ничего',
  ),
  five('processes', 'Знают, к кому идти', 'Знаете ли вы, к кому идти, если работа встала?'),
  one(
    'processes',
    'Как часто за неделю приходилось переделывать готовое?',
    'Ни разу',
    'Один-два раза',
    'Три раза и чаще',
  ),
  five('balance', 'Отпуск, когда нужен', 'Удаётся ли вам брать отпуск, когда он нужен?', OFTEN),
  one('balance', 'Сколько раз за неделю вы работали вечером или в выходной?', 'Ни разу', 'Один-два раза', 'Чаще'),

  ...OF_POLLS,
];
