import type { Direction, Scale } from '../models/answers.ts';

/** What ready questions are about, in the order they are offered. */
export const BANK_THEMES = [
  'load',
  'manager',
  'team',
  'communication',
  'recognition',
  'growth',
  'meaning',
  'pay',
  'conditions',
  'processes',
  'balance',
] as const;
export type BankTheme = (typeof BANK_THEMES)[number];

/** A ready question: one thing, asked neutrally; a scale says what its ends mean. */
export interface BankQuestion {
  readonly theme: BankTheme;
  readonly text: string;
  /** Null for an answer in one's own words. */
  readonly scale: Scale | null;
  /** Of a scale; null for an answer in one's own words. */
  readonly direction: Direction | null;
  /** What a high number says, in a word or two: «Хватает времени». Null for an answer in one's own words. */
  readonly short: string | null;
}

const AGREE = '1 — совсем нет, 5 — полностью.';
const OFTEN = '1 — почти никогда, 5 — почти всегда.';

const ten = (
  theme: BankTheme,
  short: string,
  text: string,
  direction: Direction = 'higher_is_better',
): BankQuestion => ({ theme, text, scale: '0-10', direction, short });
const five = (theme: BankTheme, short: string, text: string, ends: string): BankQuestion => ({
  theme,
  text: `${text} ${ends}`,
  scale: '1-5',
  direction: 'higher_is_better',
  short,
});
const words = (theme: BankTheme, text: string): BankQuestion => ({
  theme,
  text,
  scale: null,
  direction: null,
  short: null,
});

/** Our own questions for recurring polls; none comes from a licensed questionnaire. */
export const QUESTION_BANK: readonly BankQuestion[] = [
  ten(
    'load',
    'Нагрузка',
    'Какой была нагрузка на этой неделе? 0 — совсем лёгкая, 10 — непосильная.',
    'lower_is_better',
  ),
  five('load', 'Хватает времени', 'Хватало ли вам рабочего времени на свои задачи?', OFTEN),
  five('load', 'Успевают к срокам', 'Насколько спокойно вы успеваете к срокам?', AGREE),
  words('load', 'Какую задачу стоило бы отложить или передать?'),

  five('manager', 'Понятно, чего ждут', 'Понятно ли, чего от вас ждёт руководитель?', AGREE),
  five('manager', 'Можно прийти с трудным', 'Можно ли прийти к руководителю с трудным вопросом?', AGREE),
  five('manager', 'Руководитель помогает', 'Помогает ли руководитель, когда работа стоит?', OFTEN),
  words('manager', 'Что руководителю стоит делать чаще?'),

  five('team', 'Можно положиться', 'Можете ли вы положиться на коллег по команде?', AGREE),
  five('team', 'Легко признать ошибку', 'Легко ли в команде признать ошибку?', AGREE),
  ten('team', 'Работали вместе хорошо', 'Как команда работала вместе в эти недели? 0 — очень плохо, 10 — отлично.'),
  words('team', 'Кому из коллег вы хотите сказать спасибо и за что?'),

  five('communication', 'Узнают о важном вовремя', 'Узнаёте ли вы о важном вовремя?', OFTEN),
  five('communication', 'Понятны решения', 'Понятно ли, почему в компании принимают те или иные решения?', AGREE),
  five('communication', 'Мнение слышат', 'Бывает ли услышано ваше мнение?', OFTEN),
  words('communication', 'О чём вам не хватает информации?'),

  five('recognition', 'Работу замечают', 'Замечают ли вашу хорошую работу?', OFTEN),
  five('recognition', 'Отзывы помогают', 'Получаете ли вы отзывы, которые помогают работать лучше?', OFTEN),
  words('recognition', 'Чем из сделанного за месяц вы довольны?'),

  five('growth', 'Учатся новому', 'Учитесь ли вы на работе новому?', OFTEN),
  five('growth', 'Видно, куда расти', 'Видите ли вы, куда можете вырасти в компании?', AGREE),
  five('growth', 'Есть время учиться', 'Хватает ли вам времени на обучение?', AGREE),
  words('growth', 'Чему вы хотели бы научиться в ближайшие полгода?'),

  five('meaning', 'Понятно, зачем работа', 'Понятно ли, зачем нужна ваша работа?', AGREE),
  ten(
    'meaning',
    'Задачи интересны',
    'Насколько вам интересны ваши задачи? 0 — совсем не интересны, 10 — очень интересны.',
  ),
  five('meaning', 'Верят в путь компании', 'Верите ли вы, что компания идёт в верную сторону?', AGREE),
  words('meaning', 'Что в вашей работе вам нравится больше всего?'),

  five('pay', 'Оплата справедлива', 'Справедливо ли оплачивается ваша работа?', AGREE),
  five('pay', 'Понятно, от чего доход', 'Понятно ли, от чего зависит ваш доход?', AGREE),
  words('pay', 'Какие льготы были бы вам полезны?'),

  five('conditions', 'Место удобно', 'Удобно ли ваше рабочее место?', AGREE),
  five('conditions', 'Всё нужное есть', 'Есть ли у вас всё нужное для работы: техника, доступы, материалы?', AGREE),
  five('conditions', 'На работе безопасно', 'Безопасно ли вам на рабочем месте?', AGREE),
  words('conditions', 'Что стоит поправить на рабочем месте в первую очередь?'),

  five('processes', 'Понятно, кто за что отвечает', 'Понятно ли, кто за что отвечает?', AGREE),
  five('processes', 'Решают быстро', 'Быстро ли принимаются решения, без которых вы не можете работать дальше?', OFTEN),
  five('processes', 'Встречи полезны', 'Есть ли польза от встреч, в которых вы участвуете?', OFTEN),
  words('processes', 'Какой порядок работы отнимает время зря?'),

  five('balance', 'Удаётся отдыхать', 'Удаётся ли вам отдыхать после работы?', OFTEN),
  five('balance', 'Можно не отвечать вечером', 'Можно ли не отвечать на рабочие сообщения в свободное время?', OFTEN),
  ten('balance', 'Есть силы к концу недели', 'Сколько у вас сил к концу недели? 0 — совсем нет, 10 — полно.'),
  words('balance', 'Что помогло бы вам лучше отдыхать?'),
];
