import type { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Direction, PollType, Scale } from '#shared/models/answers.ts';
import { templatesText } from '#text/asking/templates.ts';

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

const named = (id: string, { name, about, title }: Pick<PollTemplate, 'name' | 'about' | 'title'>) => ({
  id,
  name,
  about,
  title,
});
const must = (text: string) => ({ text, required: true, scale: null, direction: null });
const may = (text: string) => ({ text, required: false, scale: null, direction: null });
const rate = (text: string, direction: Direction = 'higher_is_better') => ({
  text,
  required: true,
  scale: '0-10' as const,
  direction,
});

const { anonymity, enps, pulse, firstMonth, twoMonths, threeMonths, exit, project } = templatesText;

/** Templates in the order of how often they are asked. */
export const POLL_TEMPLATES: readonly PollTemplate[] = [
  {
    ...named('enps', enps),
    type: 'ENPS',
    anonymous: true,
    anonymity: anonymity.withoutNames,
    questions: [must(enps.questions.recommend), may(enps.questions.why), may(enps.questions.change)],
  },
  {
    ...named('pulse', pulse),
    type: 'PULSE',
    anonymous: true,
    anonymity: anonymity.withoutNames,
    questions: [
      rate(pulse.questions.week),
      rate(pulse.questions.load, 'lower_is_better'),
      may(pulse.questions.helped),
      may(pulse.questions.hindered),
    ],
  },
  {
    ...named('onboarding-30', firstMonth),
    type: 'PULSE',
    anonymous: false,
    anonymity: anonymity.onePerson,
    questions: [
      must(firstMonth.questions.match),
      must(firstMonth.questions.results),
      may(firstMonth.questions.help),
      may(firstMonth.questions.missing),
      may(firstMonth.questions.next),
    ],
  },
  {
    ...named('onboarding-60', twoMonths),
    type: 'PULSE',
    anonymous: false,
    anonymity: anonymity.openly,
    questions: [
      must(twoMonths.questions.alone),
      may(twoMonths.questions.help),
      must(twoMonths.questions.team),
      may(twoMonths.questions.feedback),
      may(twoMonths.questions.next),
    ],
  },
  {
    ...named('onboarding-90', threeMonths),
    type: 'PULSE',
    anonymous: false,
    anonymity: anonymity.openly,
    questions: [
      must(threeMonths.questions.best),
      must(threeMonths.questions.hardest),
      may(threeMonths.questions.judged),
      may(threeMonths.questions.learn),
      may(threeMonths.questions.year),
    ],
  },
  {
    ...named('exit', exit),
    type: 'PULSE',
    anonymous: false,
    anonymity: anonymity.onePerson,
    questions: [
      must(exit.questions.decided),
      may(exit.questions.liked),
      may(exit.questions.disliked),
      may(exit.questions.manager),
      may(exit.questions.instead),
      may(exit.questions.advice),
    ],
  },
  {
    ...named('project', project),
    type: 'PULSE',
    anonymous: true,
    anonymity: anonymity.withoutNames,
    questions: [
      rate(project.questions.aim),
      may(project.questions.well),
      may(project.questions.hindered),
      may(project.questions.shared),
      may(project.questions.differently),
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
