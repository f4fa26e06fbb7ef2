import type { ReadyQuestion } from './survey-bank.ts';
import type { QuestionKind } from './surveys.ts';

/** A question of a ready set. Themes may be missing: not every question of a leaver is about one. */
export interface SetQuestion extends Omit<ReadyQuestion, 'theme'> {
  readonly theme: ReadyQuestion['theme'] | null;
  readonly required: boolean;
  readonly section: string | null;
  /** The question before it that decides, counted from 1 as people count. */
  readonly showIf: { readonly question: number; readonly options: readonly string[] } | null;
}

/** A whole survey to begin with. */
export interface SurveySet {
  readonly id: string;
  readonly title: string;
  /** What it is for, in the picker. */
  readonly about: string;
  readonly goal: string;
  readonly questions: readonly SetQuestion[];
}

const AGREE = '1 — совсем нет, 5 — полностью.';
/** What the ends of a scale of how often mean. */
export const OFTEN = '1 — почти никогда, 5 — почти всегда.';

type Theme = SetQuestion['theme'];
type More = Partial<Pick<SetQuestion, 'section' | 'showIf' | 'required' | 'direction' | 'short'>>;

function question(type: QuestionKind, theme: Theme, text: string, more: Partial<SetQuestion>): SetQuestion {
  const bare = { scale: null, direction: null, short: null, options: [], required: true, section: null, showIf: null };
  return { theme, text, type, ...bare, ...more };
}
/** A question on a scale from 0 to 10. */
export const ten = (theme: Theme, text: string, more: More = {}) =>
  question('RATING', theme, text, { scale: '0-10', direction: 'higher_is_better', ...more });
/** A question on a scale from 1 to 5, with what its ends mean. */
export const five = (theme: Theme, text: string, ends = AGREE, more: More = {}) =>
  question('RATING', theme, `${text} ${ends}`, { scale: '1-5', direction: 'higher_is_better', ...more });
/** A question that is answered in words, or left out. */
export const words = (theme: Theme, text: string, more: More = {}) =>
  question('TEXTAREA', theme, text, { required: false, ...more });
const yesNo = (theme: Theme, text: string, more: More = {}) => question('YESNO', theme, text, more);
const one = (theme: Theme, text: string, options: readonly string[], more: More = {}) =>
  question('RADIO', theme, text, { options, ...more });
const several = (theme: Theme, text: string, options: readonly string[], more: More = {}) =>
  question('CHECKBOX', theme, text, { options, ...more });

/** The question of eNPS. */
export const ENPS =
  'Насколько вероятно, что вы порекомендуете нас как место работы? 0 — точно не порекомендую, 10 — точно порекомендую.';

/** Ready surveys of our own. */
export const SURVEY_SETS: readonly SurveySet[] = [
  {
    id: 'engagement',
    title: 'Вовлечённость',
    about: 'Раз в полгода: что держит людей и что мешает',
    goal: 'Понять, что поддержать и что поправить в первую очередь',
    questions: [
      ten('enps', ENPS),
      words('enps', 'Почему вы поставили такую оценку?'),
      five('engagement', 'Видите ли вы себя в компании через год?', AGREE, { section: 'Работа' }),
      five('meaning', 'Понятно ли, зачем нужна ваша работа?', AGREE, { section: 'Работа' }),
      five('load', 'Хватало ли вам рабочего времени на свои задачи?', OFTEN, { section: 'Работа' }),
      five('conditions', 'Есть ли у вас всё нужное для работы: техника, доступы, материалы?', AGREE, {
        section: 'Работа',
      }),
      five('manager', 'Понятно ли, чего от вас ждёт руководитель?', AGREE, { section: 'Люди рядом' }),
      five('manager', 'Можно ли прийти к руководителю с трудным вопросом?', AGREE, { section: 'Люди рядом' }),
      five('team', 'Можете ли вы положиться на коллег по команде?', AGREE, { section: 'Люди рядом' }),
      five('recognition', 'Замечают ли вашу хорошую работу?', OFTEN, { section: 'Люди рядом' }),
      five('growth', 'Видите ли вы, куда можете вырасти в компании?', AGREE, { section: 'Что дальше' }),
      words('engagement', 'Что изменить в первую очередь?', { section: 'Что дальше' }),
    ],
  },
  {
    id: 'load',
    title: 'Нагрузка',
    about: 'Когда кажется, что команда перегружена',
    goal: 'Найти, что забирает время, и снять лишнее',
    questions: [
      ten('load', 'Какой была нагрузка на этой неделе? 0 — совсем лёгкая, 10 — непосильная.', {
        direction: 'lower_is_better',
      }),
      five('load', 'Насколько спокойно вы успеваете к срокам?'),
      one('balance', 'Сколько раз за неделю вы работали вечером или в выходной?', ['Ни разу', 'Один-два раза', 'Чаще']),
      words('balance', 'Из-за чего пришлось работать сверх времени?', {
        showIf: { question: 3, options: ['Один-два раза', 'Чаще'] },
      }),
      several('load', 'Что чаще всего забирает время?', [
        'Срочные задачи вне плана',
        'Встречи',
        'Ожидание ответа от коллег',
        'Переделки',
        'Отчёты и согласования',
        'Ничего из этого',
      ]),
      five('balance', 'Удаётся ли вам отдыхать после работы?', OFTEN),
      words('load', 'Какую задачу стоило бы отложить или передать?'),
    ],
  },
  {
    id: 'project',
    title: 'Разбор проекта',
    about: 'Сразу после сдачи, подробно: роли, сроки, решения',
    goal: 'Взять в следующий проект то, что сработало',
    questions: [
      ten('team', 'Как прошла работа над проектом? 0 — очень плохо, 10 — отлично.', { short: 'Проект прошёл хорошо' }),
      five('processes', 'Понятно ли было, кто за что отвечает?', AGREE, { short: 'Понятно, кто отвечал' }),
      five('load', 'Были ли сроки выполнимыми?'),
      five('communication', 'Узнавали ли вы о переменах в проекте вовремя?', OFTEN, { short: 'О переменах вовремя' }),
      one('processes', 'Как часто приходилось переделывать готовое?', ['Почти никогда', 'Иногда', 'Часто']),
      words('processes', 'Из-за чего приходилось переделывать?', { showIf: { question: 5, options: ['Часто'] } }),
      words('team', 'Что стоит повторить в следующем проекте?'),
      words('processes', 'Что в следующий раз сделать иначе?'),
    ],
  },
  {
    id: 'onboarding',
    title: 'Адаптация новичка',
    about: 'После первого месяца и после испытательного срока',
    goal: 'Помочь новым коллегам освоиться быстрее',
    questions: [
      five('engagement', 'Совпадает ли работа с тем, о чём договаривались?', AGREE, {
        section: 'Первые недели',
        short: 'Работа, как договорились',
      }),
      yesNo('conditions', 'Было ли рабочее место готово в первый день?', { section: 'Первые недели' }),
      words('conditions', 'Чего не хватало в первый день?', {
        section: 'Первые недели',
        showIf: { question: 2, options: ['Нет'] },
      }),
      five('manager', 'Понятно ли, чего от вас ждут к концу испытательного срока?', AGREE, {
        section: 'Первые недели',
        short: 'Понятно, чего ждут',
      }),
      five('team', 'Легко ли спросить совета у коллег?', AGREE, {
        section: 'Люди и работа',
        short: 'Легко спросить совета',
      }),
      five('growth', 'Хватает ли вам времени разобраться в новом?', AGREE, {
        section: 'Люди и работа',
        short: 'Есть время разобраться',
      }),
      five('communication', 'Легко ли найти нужные сведения и правила?', AGREE, {
        section: 'Люди и работа',
        short: 'Сведения легко найти',
      }),
      ten('enps', ENPS, { section: 'В целом' }),
      words('engagement', 'Что сделать проще для тех, кто придёт после вас?', { section: 'В целом' }),
    ],
  },
  {
    id: 'leaving',
    title: 'Уход',
    about: 'Тем, кто решил уйти: без упрёков и по делу',
    goal: 'Понять, что можно было изменить раньше',
    questions: [
      several('engagement', 'Что повлияло на решение уйти?', [
        'Доход',
        'Нагрузка',
        'Отношения с руководителем',
        'Отношения в команде',
        'Нет развития',
        'Задачи стали неинтересны',
        'Переезд или семья',
        'Другое',
      ]),
      words('manager', 'Что в отношениях с руководителем повлияло больше всего?', {
        showIf: { question: 1, options: ['Отношения с руководителем'] },
      }),
      words('growth', 'Какого развития вам не хватило?', { showIf: { question: 1, options: ['Нет развития'] } }),
      one('engagement', 'Когда вы впервые задумались об уходе?', [
        'Меньше месяца назад',
        'От месяца до полугода назад',
        'Больше полугода назад',
      ]),
      yesNo('communication', 'Говорили ли вы об этом с кем-нибудь в компании?'),
      ten('enps', ENPS),
      yesNo('engagement', 'Могли бы вы когда-нибудь вернуться?'),
      words('engagement', 'Что могло бы изменить ваше решение?'),
    ],
  },
];
