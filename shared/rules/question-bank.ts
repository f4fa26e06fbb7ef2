import type { Scale } from '../models/answers.ts';

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
}

const AGREE = '1 — совсем нет, 5 — полностью.';
const OFTEN = '1 — почти никогда, 5 — почти всегда.';

const ten = (theme: BankTheme, text: string): BankQuestion => ({ theme, text, scale: '0-10' });
const five = (theme: BankTheme, text: string, ends: string): BankQuestion => ({
  theme,
  text: `${text} ${ends}`,
  scale: '1-5',
});
const words = (theme: BankTheme, text: string): BankQuestion => ({ theme, text, scale: null });

/** Our own questions for recurring polls; none comes from a licensed questionnaire. */
export const QUESTION_BANK: readonly BankQuestion[] = [
  ten('load', 'Какой была нагрузка на этой неделе? 0 — совсем лёгкая, 10 — непосильная.'),
  five('load', 'Хватало ли вам рабочего времени на свои задачи?', OFTEN),
  five('load', 'Насколько спокойно вы успеваете к срокам?', AGREE),
  words('load', 'Какую задачу стоило бы отложить или передать?'),

  five('manager', 'Понятно ли, чего от вас ждёт руководитель?', AGREE),
  five('manager', 'Можно ли прийти к руководителю с трудным вопросом?', AGREE),
  five('manager', 'Помогает ли руководитель, когда работа стоит?', OFTEN),
  words('manager', 'Что руководителю стоит делать чаще?'),

  five('team', 'Можете ли вы положиться на коллег по команде?', AGREE),
  five('team', 'Легко ли в команде признать ошибку?', AGREE),
  ten('team', 'Как команда работала вместе в эти недели? 0 — очень плохо, 10 — отлично.'),
  words('team', 'Кому из коллег вы хотите сказать спасибо и за что?'),

  five('communication', 'Узнаёте ли вы о важном вовремя?', OFTEN),
  five('communication', 'Понятно ли, почему в компании принимают те или иные решения?', AGREE),
  five('communication', 'Бывает ли услышано ваше мнение?', OFTEN),
  words('communication', 'О чём вам не хватает информации?'),

  five('recognition', 'Замечают ли вашу хорошую работу?', OFTEN),
  five('recognition', 'Получаете ли вы отзывы, которые помогают работать лучше?', OFTEN),
  words('recognition', 'Чем из сделанного за месяц вы довольны?'),

  five('growth', 'Учитесь ли вы на работе новому?', OFTEN),
  five('growth', 'Видите ли вы, куда можете вырасти в компании?', AGREE),
  five('growth', 'Хватает ли вам времени на обучение?', AGREE),
  words('growth', 'Чему вы хотели бы научиться в ближайшие полгода?'),

  five('meaning', 'Понятно ли, зачем нужна ваша работа?', AGREE),
  ten('meaning', 'Насколько вам интересны ваши задачи? 0 — совсем не интересны, 10 — очень интересны.'),
  five('meaning', 'Верите ли вы, что компания идёт в верную сторону?', AGREE),
  words('meaning', 'Что в вашей работе вам нравится больше всего?'),

  five('pay', 'Справедливо ли оплачивается ваша работа?', AGREE),
  five('pay', 'Понятно ли, от чего зависит ваш доход?', AGREE),
  words('pay', 'Какие льготы были бы вам полезны?'),

  five('conditions', 'Удобно ли ваше рабочее место?', AGREE),
  five('conditions', 'Есть ли у вас всё нужное для работы: техника, доступы, материалы?', AGREE),
  five('conditions', 'Безопасно ли вам на рабочем месте?', AGREE),
  words('conditions', 'Что стоит поправить на рабочем месте в первую очередь?'),

  five('processes', 'Понятно ли, кто за что отвечает?', AGREE),
  five('processes', 'Быстро ли принимаются решения, без которых вы не можете работать дальше?', OFTEN),
  five('processes', 'Есть ли польза от встреч, в которых вы участвуете?', OFTEN),
  words('processes', 'Какой порядок работы отнимает время зря?'),

  five('balance', 'Удаётся ли вам отдыхать после работы?', OFTEN),
  five('balance', 'Можно ли не отвечать на рабочие сообщения в свободное время?', OFTEN),
  ten('balance', 'Сколько у вас сил к концу недели? 0 — совсем нет, 10 — полно.'),
  words('balance', 'Что помогло бы вам лучше отдыхать?'),
];
