import type { Call } from '#shared/contract/route.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import { readyQuestion, type ReadyName } from '#shared/rules/ready-questions.ts';
import type { SetQuestion } from '#shared/rules/set-questions.ts';
import { surveySets } from '#shared/rules/survey-sets.ts';
import { YES_NO } from '#shared/rules/wire-words.ts';
import { inLanguage } from '#shared/text/current.ts';
import type { DemoTexts } from './texts.ts';

export type Content = Call<typeof surveys.createSurvey>['body'];
type Question = Content['questions'][number];

/** Ids of the demo's own questions that conditions name; they are made once for all companies. */
const OVERTIME_ID = '00000000-0000-4000-8000-000000000001';
const WORK_HOURS_ID = '00000000-0000-4000-8000-000000000002';

type Sent = Pick<SetQuestion, 'theme' | 'text' | 'type' | 'scale' | 'direction' | 'options'>;

/** A ready question as it is sent. */
function asked({ theme, text, type, scale, direction, options }: Sent) {
  return { theme, text, type, scale, direction, options: [...options] };
}

/** A ready question of this name. */
function ready(name: ReadyName, more: Partial<Question> = {}): Question {
  return { ...asked(readyQuestion(name)), ...more };
}
/** The company lives today, whenever that is. */
const THIS_YEAR = new Date().getUTCFullYear();
const may = { required: false };

/** The surveys of the demo company. */
export function surveysOf(texts: DemoTexts) {
  return inLanguage(texts.language, () => ({
    work: work(texts),
    learning: learning(texts),
    place: place(texts),
    crm: crm(texts),
    newcomers: newcomers(),
  }));
}

/** How work goes: what keeps people, and what does not. */
function work({ surveyQuestions: { work: words } }: DemoTexts) {
  const [, ...overtime] = readyQuestion('eveningsWorked').options;
  const time = { section: words.sections.time };
  const people = { section: words.sections.people };
  return {
    title: words.title,
    goal: words.goal,
    type: 'ENPS',
    dimensions: ['team', 'tenure', 'role'],
    questions: [
      ready('recommend'),
      ready('whyScore', may),
      ready('purposeClear', time),
      ready('enoughTime', time),
      ready('restAfterWork', time),
      ready('eveningsWorked', { ...time, id: OVERTIME_ID }),
      {
        text: readyQuestion('whyOvertime').text,
        type: 'TEXTAREA',
        theme: 'balance',
        ...time,
        show_if: { question_id: OVERTIME_ID, options: overtime },
        ...may,
      },
      ready('everythingNeeded', time),
      ready('expectationsClear', people),
      ready('relyOnTeam', people),
      ready('workNoticed', people),
      ready('roomToGrow', { section: words.sections.next }),
    ],
  } as const satisfies Content;
}

function learning({ surveyQuestions: { learning: words }, surveys: { courses, forms, values } }: DemoTexts) {
  const [, no] = YES_NO;
  return {
    title: words.title,
    goal: words.goal,
    type: 'PULSE',
    anonymous: false,
    dimensions: ['team'],
    questions: [
      { text: words.topics, type: 'CHECKBOX', options: [...courses], theme: 'growth' },
      { text: words.form, type: 'RADIO', options: [...forms], theme: 'growth' },
      { text: words.inWorkingHours, type: 'YESNO', theme: 'growth', id: WORK_HOURS_ID },
      {
        text: words.hindered,
        type: 'TEXTAREA',
        theme: 'growth',
        show_if: { question_id: WORK_HOURS_ID, options: [no] },
        ...may,
      },
      { text: words.chosen, type: 'TEXT', theme: 'growth', ...may },
      {
        text: words.ownHours,
        type: 'NUMBER',
        settings: { min: 0, max: 40, unit: words.hoursUnit },
        theme: 'growth',
      },
      { text: words.values, type: 'RANKING', options: [...values], theme: 'growth' },
      {
        text: words.from,
        type: 'DATE',
        settings: { from: `${THIS_YEAR}-01-01`, to: `${THIS_YEAR + 1}-12-31` },
        theme: 'growth',
        ...may,
      },
    ],
  } as const satisfies Content;
}

function place({ surveyQuestions: { place: words }, surveys: { placeStatements, placeWorks } }: DemoTexts) {
  return {
    title: words.title,
    goal: words.goal,
    type: 'PULSE',
    dimensions: ['team'],
    questions: [
      { text: words.whole, type: 'RATING', scale: '1-5', direction: 'higher_is_better', theme: 'engagement' },
      {
        text: words.statements,
        type: 'MATRIX',
        scale: '1-5',
        direction: 'higher_is_better',
        options: [...placeStatements],
        theme: 'conditions',
      },
      { text: words.first, type: 'RANKING', options: [...placeWorks], theme: 'conditions' },
      { text: words.way, type: 'NUMBER', settings: { min: 0, max: 180, unit: words.wayUnit }, theme: 'conditions' },
      {
        text: words.moving,
        type: 'DATE',
        settings: { from: `${THIS_YEAR - 1}-07-01`, to: `${THIS_YEAR + 1}-06-30` },
        theme: 'conditions',
        ...may,
      },
      { text: words.lacking, type: 'TEXTAREA', theme: 'conditions', ...may },
    ],
  } as const satisfies Content;
}

function crm({ surveyQuestions: { crm: words }, surveys: { crmTroubles } }: DemoTexts) {
  return {
    title: words.title,
    goal: words.goal,
    type: 'PULSE',
    respondent_type: 'USERS',
    dimensions: [],
    questions: [
      { text: words.handy, type: 'RATING', scale: '0-10', direction: 'higher_is_better', theme: 'processes' },
      { text: words.hindered, type: 'CHECKBOX', options: [...crmTroubles], theme: 'processes' },
      { text: words.trained, type: 'YESNO', theme: 'growth' },
      { text: words.improve, type: 'TEXTAREA', theme: 'processes', ...may },
    ],
  } as const satisfies Content;
}

/** The set of the builder for those who are new here. */
function newcomers(): Content {
  const { title, goal, questions } = surveySets().find(({ id }) => id === 'onboarding')!;
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
