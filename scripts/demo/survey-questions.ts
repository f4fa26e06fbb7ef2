import type { Call } from '#shared/contract/route.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import { surveyBank } from '#shared/rules/survey-bank.ts';
import type { SetQuestion } from '#shared/rules/set-questions.ts';
import { surveySets } from '#shared/rules/survey-sets.ts';
import { COURSES, CRM_TROUBLES, FORMS, PLACE_STATEMENTS, PLACE_WORKS, VALUES } from './texts.ts';
import { inLanguage } from '#shared/text/current.ts';

export type Content = Call<typeof surveys.createSurvey>['body'];
type Question = Content['questions'][number];

/** Ids of the demo's own questions that conditions name; they are made once for all companies. */
const OVERTIME_ID = '00000000-0000-4000-8000-000000000001';
const WORK_HOURS_ID = '00000000-0000-4000-8000-000000000002';

type Sent = Pick<SetQuestion, 'theme' | 'text' | 'type' | 'scale' | 'direction' | 'options'>;

/** The demo is a company of Russian speakers. */
const BANK = inLanguage('ru', surveyBank);
const SETS = inLanguage('ru', surveySets);

/** A ready question as it is sent. */
function asked({ theme, text, type, scale, direction, options }: Sent) {
  return { theme, text, type, scale, direction, options: [...options] };
}

/** The question of the bank that begins like this. */
function bank(beginning: string, more: Partial<Question> = {}): Question {
  const found = BANK.find(({ text }) => text.startsWith(beginning));
  if (!found) throw new Error(`The bank has no question «${beginning}»`);
  return { ...asked(found), ...more };
}
/** The company lives today, whenever that is. */
const THIS_YEAR = new Date().getUTCFullYear();
const may = { required: false };

/** The set of the builder for those who are new here. */
function newcomers(): Content {
  const { title, goal, questions } = SETS.find(({ id }) => id === 'onboarding')!;
  const ids = questions.map((_, index) => `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`);
  return {
    title,
    goal,
    type: 'PULSE',
    dimensions: ['team'],
    questions: questions.map(({ showIf, ...question }, index) => ({
      ...asked(question),
      required: question.required,
      section: question.section,
      id: ids[index]!,
      show_if: showIf && { question_id: ids[showIf.question - 1]!, options: [...showIf.options] },
    })),
  };
}

/** The surveys of the demo company. */
export const SURVEYS = {
  work: {
    title: 'Как нам работается',
    goal: 'Понять, где людям трудно работать, и выбрать три дела на квартал',
    type: 'ENPS',
    dimensions: ['team', 'tenure', 'role'],
    questions: [
      bank('Насколько вероятно, что вы порекомендуете нас'),
      bank('Почему вы поставили такую оценку?', may),
      bank('Понятно ли, зачем нужна ваша работа?', { section: 'Работа и время' }),
      bank('Хватало ли вам рабочего времени на свои задачи?', { section: 'Работа и время' }),
      bank('Удаётся ли вам отдыхать после работы?', { section: 'Работа и время' }),
      bank('Сколько раз за неделю вы работали вечером', { section: 'Работа и время', id: OVERTIME_ID }),
      {
        text: 'Из-за чего пришлось работать сверх времени?',
        type: 'TEXTAREA',
        theme: 'balance',
        section: 'Работа и время',
        show_if: { question_id: OVERTIME_ID, options: ['Один-два раза', 'Чаще'] },
        ...may,
      },
      bank('Есть ли у вас всё нужное для работы', { section: 'Работа и время' }),
      bank('Понятно ли, чего от вас ждёт руководитель?', { section: 'Люди рядом' }),
      bank('Можете ли вы положиться на коллег по команде?', { section: 'Люди рядом' }),
      bank('Замечают ли вашу хорошую работу?', { section: 'Люди рядом' }),
      bank('Видите ли вы, куда можете вырасти в компании?', { section: 'Что дальше' }),
    ],
  },
  learning: {
    title: 'Обучение: что выбрать',
    goal: 'Составить план обучения на следующий год',
    type: 'PULSE',
    anonymous: false,
    dimensions: ['team'],
    questions: [
      { text: 'Какие темы пригодятся вам в следующем году?', type: 'CHECKBOX', options: [...COURSES], theme: 'growth' },
      { text: 'Как вам удобнее учиться?', type: 'RADIO', options: [...FORMS], theme: 'growth' },
      {
        text: 'Готовы ли вы учиться два часа в неделю в рабочее время?',
        type: 'YESNO',
        theme: 'growth',
        id: WORK_HOURS_ID,
      },
      {
        text: 'Что мешает?',
        type: 'TEXTAREA',
        theme: 'growth',
        show_if: { question_id: WORK_HOURS_ID, options: ['Нет'] },
        ...may,
      },
      { text: 'Какой курс вы уже присмотрели?', type: 'TEXT', theme: 'growth', ...may },
      {
        text: 'Сколько часов в месяц вы готовы учиться в своё время?',
        type: 'NUMBER',
        settings: { min: 0, max: 40, unit: 'ч' },
        theme: 'growth',
      },
      { text: 'Что в обучении для вас важнее?', type: 'RANKING', options: [...VALUES], theme: 'growth' },
      {
        text: 'С какого дня вам удобно начать?',
        type: 'DATE',
        settings: { from: `${THIS_YEAR}-01-01`, to: `${THIS_YEAR + 1}-12-31` },
        theme: 'growth',
        ...may,
      },
    ],
  },
  place: {
    title: 'Рабочее место',
    goal: 'Решить, что в помещениях исправить в первую очередь',
    type: 'PULSE',
    dimensions: ['team'],
    questions: [
      {
        text: 'Хорошо ли вам работается на вашем рабочем месте? 1 — совсем нет, 5 — очень хорошо.',
        type: 'RATING',
        scale: '1-5',
        direction: 'higher_is_better',
        theme: 'engagement',
      },
      {
        text: 'Что скажете о рабочем месте? 1 — совсем не так, 5 — именно так.',
        type: 'MATRIX',
        scale: '1-5',
        direction: 'higher_is_better',
        options: [...PLACE_STATEMENTS],
        theme: 'conditions',
      },
      {
        text: 'Что важнее исправить в первую очередь?',
        type: 'RANKING',
        options: [...PLACE_WORKS],
        theme: 'conditions',
      },
      {
        text: 'Сколько минут вы добираетесь до работы?',
        type: 'NUMBER',
        settings: { min: 0, max: 180, unit: 'мин' },
        theme: 'conditions',
      },
      {
        text: 'С какого дня вам удобно переехать на новое место?',
        type: 'DATE',
        settings: { from: `${THIS_YEAR - 1}-07-01`, to: `${THIS_YEAR + 1}-06-30` },
        theme: 'conditions',
        ...may,
      },
      { text: 'Чего вам не хватает на рабочем месте?', type: 'TEXTAREA', theme: 'conditions', ...may },
    ],
  },
  crm: {
    title: 'Новая CRM: месяц спустя',
    goal: 'Решить, что доработать в первую очередь',
    type: 'PULSE',
    respondent_type: 'USERS',
    dimensions: [],
    questions: [
      {
        text: 'Насколько удобно работать в новой CRM? 0 — очень неудобно, 10 — очень удобно.',
        type: 'RATING',
        scale: '0-10',
        direction: 'higher_is_better',
        theme: 'processes',
      },
      { text: 'Что мешает?', type: 'CHECKBOX', options: [...CRM_TROUBLES], theme: 'processes' },
      { text: 'Хватило ли обучения перед запуском?', type: 'YESNO', theme: 'growth' },
      { text: 'Что доработать в первую очередь?', type: 'TEXTAREA', theme: 'processes', ...may },
    ],
  },
  newcomers: newcomers(),
} as const satisfies Record<string, Content>;
