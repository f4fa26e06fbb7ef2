import type { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Direction, PollType, Scale } from '#shared/models/answers.ts';
import { ASKED_OF_ONE } from '#shared/rules/one-person.ts';

/** A ready poll: neutral questions, one thing each. */
export interface PollTemplate {
  readonly id: string;
  /** On the button. */
  readonly name: string;
  /** When it is asked and what it gives. */
  readonly about: string;
  readonly title: string;
  readonly type: PollType;
  readonly anonymous: boolean;
  /** Why it is anonymous, or is not. */
  readonly anonymity: string;
  readonly questions: readonly {
    readonly text: string;
    readonly required: boolean;
    readonly scale: Scale | null;
    /** Of a scale. */
    readonly direction: Direction | null;
  }[];
}

const must = (text: string) => ({ text, required: true, scale: null, direction: null });
const may = (text: string) => ({ text, required: false, scale: null, direction: null });
const rate = (text: string, direction: Direction = 'higher_is_better') => ({
  text,
  required: true,
  scale: '0-10' as const,
  direction,
});

const ONE_PERSON = 'С именами: спрашиваете одного человека, и обещать ему анонимность было бы неправдой.';
const OPENLY = 'С именами: помочь можно только тому, кого знаешь.';
const WITHOUT_NAMES = 'Без имён: так честнее отвечают о том, что не нравится.';

/** Templates in the order of how often they are asked. */
export const POLL_TEMPLATES: readonly PollTemplate[] = [
  {
    id: 'enps',
    name: 'eNPS',
    about: 'Раз в квартал. Первый ответ — оценка от 0 до 10, по ней считается eNPS.',
    title: 'eNPS: готовность рекомендовать',
    type: 'ENPS',
    anonymous: true,
    anonymity: WITHOUT_NAMES,
    questions: [
      must('Насколько вероятно, что вы порекомендуете нас знакомым как место работы?'),
      may('Почему вы поставили такую оценку?'),
      may('Что нам стоит изменить в первую очередь?'),
    ],
  },
  {
    id: 'pulse',
    name: 'Пульс недели',
    about: 'Каждую пятницу. Оценки складываются в линию от недели к неделе.',
    title: 'Пульс недели',
    type: 'PULSE',
    anonymous: true,
    anonymity: WITHOUT_NAMES,
    questions: [
      rate('Как прошла ваша рабочая неделя? 0 — очень плохо, 10 — отлично.'),
      rate('Какой была нагрузка? 0 — совсем лёгкая, 10 — непосильная.', 'lower_is_better'),
      may('Что на этой неделе помогало работать?'),
      may('Что на этой неделе мешало работать?'),
    ],
  },
  {
    id: 'onboarding-30',
    name: 'Первый месяц',
    about: 'Новичку в конце первого месяца: понятно ли, что делать и к кому идти. При запуске выберите этого человека.',
    title: 'Первый месяц',
    type: 'PULSE',
    anonymous: false,
    anonymity: ONE_PERSON,
    questions: [
      must(ASKED_OF_ONE.firstMonth),
      must('Насколько понятно, каких результатов от вас ждут?'),
      may('К кому вы обращаетесь, когда нужна помощь?'),
      may('Чего вам сейчас не хватает для работы? Если всего хватает, так и напишите.'),
      may('Что стоит изменить в первом месяце для следующих новичков?'),
    ],
  },
  {
    id: 'onboarding-60',
    name: 'Новичку: 60 дней',
    about:
      'Новичку через два месяца: что уже получается самому и как складывается с командой. При запуске выберите этого человека.',
    title: 'Первые 60 дней',
    type: 'PULSE',
    anonymous: false,
    anonymity: OPENLY,
    questions: [
      must(ASKED_OF_ONE.twoMonths),
      may('В каких задачах вам нужна помощь? Если ни в каких, так и напишите.'),
      must('Как складывается ваша работа с командой?'),
      may('Как часто руководитель рассказывает вам, что он думает о вашей работе?'),
      may('Что поможет вам в ближайший месяц?'),
    ],
  },
  {
    id: 'onboarding-90',
    name: 'Новичку: 90 дней',
    about:
      'Новичку в конце испытательного срока: итоги трёх месяцев и планы на следующие. При запуске выберите этого человека.',
    title: 'Первые 90 дней',
    type: 'PULSE',
    anonymous: false,
    anonymity: OPENLY,
    questions: [
      must(ASKED_OF_ONE.threeMonths),
      must('Что за первые три месяца давалось труднее всего?'),
      may('Насколько понятно, как оценивают вашу работу?'),
      may('Чему вы хотите научиться в ближайшие полгода?'),
      may('Какой вы представляете свою работу через год?'),
    ],
  },
  {
    id: 'exit',
    name: 'Опрос при увольнении',
    about: 'Тому, кто уходит, в последние дни: что повлияло на решение. При запуске выберите этого человека.',
    title: 'Опрос при увольнении',
    type: 'PULSE',
    anonymous: false,
    anonymity: ONE_PERSON,
    questions: [
      must(ASKED_OF_ONE.leaving),
      may('Что вам нравилось в работе?'),
      may('Что вам не нравилось в работе?'),
      may('Как складывалась ваша работа с руководителем?'),
      may('Что могло бы изменить ваше решение? Если ничего, так и напишите.'),
      may('Что вы посоветуете компании?'),
    ],
  },
  {
    id: 'project',
    name: 'После проекта',
    about: 'Команде, когда проект сдан: что повторить и что изменить в следующий раз.',
    title: 'После проекта',
    type: 'PULSE',
    anonymous: true,
    anonymity: WITHOUT_NAMES,
    questions: [
      rate('Насколько понятной была цель проекта? 0 — непонятна, 10 — полностью понятна.'),
      may('Что в проекте получилось хорошо?'),
      may('Что в проекте мешало?'),
      may('Как распределялись задачи между участниками?'),
      may('Что стоит сделать иначе в следующем проекте?'),
    ],
  },
];

/** The request for a poll as a template has it: anonymous, a public link asks for no more than its answers do. */
export function newPollOf(template: PollTemplate, workspaceId: string): Call<typeof polls.createPoll>['body'] {
  const { title, type, anonymous, questions } = template;
  return {
    workspace_id: workspaceId,
    title,
    type,
    is_anonymous: anonymous,
    allow_anonymous_link: anonymous,
    questions: questions.map(({ text, required, scale, direction }, index) => ({
      text,
      order_index: index,
      is_required: required,
      ...(scale !== null && { scale }),
      ...(direction !== null && { direction }),
    })),
  };
}
