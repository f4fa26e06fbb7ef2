import type { Direction, Scale } from '../models/answers.ts';
import type { SurveyTheme } from '../models/survey.ts';
import type { QuestionKind } from './surveys.ts';
import { readyQuestionsText } from '#text/ready/questions.ts';

/** A ready question of a survey: one thing, asked neutrally; a scale says what its ends mean. */
export interface ReadyQuestion {
  readonly theme: SurveyTheme;
  readonly text: string;
  readonly type: QuestionKind;
  /** Of a RATING; null for the others. */
  readonly scale: Scale | null;
  /** Of a RATING; null for the others. */
  readonly direction: Direction | null;
  /** What a high number of a RATING says, in a word or two; null for the others. */
  readonly short: string | null;
  /** Of RADIO and CHECKBOX. */
  readonly options: readonly string[];
}

/** What a question is about, on which scale or in which other way it is answered; higher is better unless it says otherwise. */
type Shape = readonly [SurveyTheme, Scale | Exclude<QuestionKind, 'RATING'>, Direction?];

/** Every ready question; what it asks stands in the catalogue under the same name. */
const SHAPES = {
  loadThisWeek: ['load', '0-10', 'lower_is_better'],
  enoughTime: ['load', '1-5'],
  calmDeadlines: ['load', '1-5'],
  taskToDrop: ['load', 'TEXTAREA'],
  expectationsClear: ['manager', '1-5'],
  hardQuestions: ['manager', '1-5'],
  managerHelps: ['manager', '1-5'],
  managerMoreOften: ['manager', 'TEXTAREA'],
  relyOnTeam: ['team', '1-5'],
  admitMistakes: ['team', '1-5'],
  workedTogether: ['team', '0-10'],
  thankWhom: ['team', 'TEXTAREA'],
  newsInTime: ['communication', '1-5'],
  decisionsClear: ['communication', '1-5'],
  opinionHeard: ['communication', '1-5'],
  informationLacking: ['communication', 'TEXTAREA'],
  workNoticed: ['recognition', '1-5'],
  usefulFeedback: ['recognition', '1-5'],
  pleasedWith: ['recognition', 'TEXTAREA'],
  learning: ['growth', '1-5'],
  roomToGrow: ['growth', '1-5'],
  timeToLearn: ['growth', '1-5'],
  learnNext: ['growth', 'TEXTAREA'],
  purposeClear: ['meaning', '1-5'],
  tasksInteresting: ['meaning', '0-10'],
  rightDirection: ['meaning', '1-5'],
  likeMost: ['meaning', 'TEXTAREA'],
  fairPay: ['pay', '1-5'],
  payClear: ['pay', '1-5'],
  usefulBenefits: ['pay', 'TEXTAREA'],
  workplaceHandy: ['conditions', '1-5'],
  everythingNeeded: ['conditions', '1-5'],
  safeAtWork: ['conditions', '1-5'],
  fixWorkplace: ['conditions', 'TEXTAREA'],
  whoIsResponsible: ['processes', '1-5'],
  quickDecisions: ['processes', '1-5'],
  usefulMeetings: ['processes', '1-5'],
  wastefulRoutine: ['processes', 'TEXTAREA'],
  restAfterWork: ['balance', '1-5'],
  eveningMessages: ['balance', '1-5'],
  strengthLeft: ['balance', '0-10'],
  restBetter: ['balance', 'TEXTAREA'],
  recommend: ['enps', '0-10'],
  whyScore: ['enps', 'TEXTAREA'],
  raiseScore: ['enps', 'TEXTAREA'],
  morningMood: ['engagement', '1-5'],
  proudOfTeam: ['engagement', '1-5'],
  doMore: ['engagement', '1-5'],
  absorbed: ['engagement', '1-5'],
  hereInAYear: ['engagement', '1-5'],
  speakWell: ['engagement', '1-5'],
  suggestionsConsidered: ['engagement', '1-5'],
  thoughtOfLeaving: ['engagement', 'YESNO'],
  whatKeeps: ['engagement', 'TEXTAREA'],
  whatHinders: ['engagement', 'TEXTAREA'],
  tasksAtOnce: ['load', 'RADIO'],
  enoughPeople: ['load', '1-5'],
  timeTakers: ['load', 'CHECKBOX'],
  clearPriorities: ['manager', '1-5'],
  fairWork: ['manager', '1-5'],
  keepsWord: ['manager', '1-5'],
  oneToOne: ['manager', 'YESNO'],
  pleasantTeam: ['team', '1-5'],
  otherTeamsHelp: ['team', '1-5'],
  companyGoals: ['communication', '1-5'],
  newsFrom: ['communication', 'RADIO'],
  contributionValued: ['recognition', '1-5'],
  thanked: ['recognition', 'YESNO'],
  nextStep: ['growth', '1-5'],
  growthDiscussed: ['growth', 'YESNO'],
  whoBenefits: ['meaning', '1-5'],
  payMatchesWork: ['pay', '1-5'],
  improveWorkplace: ['conditions', 'CHECKBOX'],
  whomToAsk: ['processes', '1-5'],
  redoneThisWeek: ['processes', 'RADIO'],
  holidayWhenNeeded: ['balance', '1-5'],
  eveningsWorked: ['balance', 'RADIO'],
  changeFirst: ['engagement', 'TEXTAREA'],
  whyOvertime: ['balance', 'TEXTAREA'],
  projectWork: ['team', '0-10'],
  projectRoles: ['processes', '1-5'],
  projectDeadlines: ['load', '1-5'],
  projectNews: ['communication', '1-5'],
  projectRedone: ['processes', 'RADIO'],
  projectWhyRedone: ['processes', 'TEXTAREA'],
  projectRepeat: ['team', 'TEXTAREA'],
  projectDifferently: ['processes', 'TEXTAREA'],
  workAsAgreed: ['engagement', '1-5'],
  readyOnFirstDay: ['conditions', 'YESNO'],
  lackedOnFirstDay: ['conditions', 'TEXTAREA'],
  probationExpectations: ['manager', '1-5'],
  easyToAsk: ['team', '1-5'],
  timeToFindOut: ['growth', '1-5'],
  easyToFind: ['communication', '1-5'],
  easierForNext: ['engagement', 'TEXTAREA'],
  decidedToLeave: ['engagement', 'CHECKBOX'],
  managerAndLeaving: ['manager', 'TEXTAREA'],
  growthLacking: ['growth', 'TEXTAREA'],
  firstThoughtOfLeaving: ['engagement', 'RADIO'],
  toldAnyone: ['communication', 'YESNO'],
  mightReturn: ['engagement', 'YESNO'],
  changeDecision: ['engagement', 'TEXTAREA'],
  managerFeedback: ['manager', '1-5'],
  partOfTeam: ['team', '1-5'],
  lackConfidence: ['growth', 'TEXTAREA'],
  enoughTimeNow: ['load', '1-5'],
  changeInThreeMonths: ['engagement', 'TEXTAREA'],
  whyLeft: ['engagement', 'CHECKBOX'],
  loadWas: ['load', '1-5'],
  managerHelped: ['manager', '1-5'],
  payWas: ['pay', '1-5'],
  roomToGrowWas: ['growth', '1-5'],
  recommendAfter: ['engagement', '0-10'],
  wouldReturn: ['engagement', 'RADIO'],
  changeEarlier: ['engagement', 'TEXTAREA'],
} as const satisfies Readonly<Record<ReadyName, Shape>>;

/** The name of a ready question. */
export type ReadyName = keyof typeof readyQuestionsText;

export const READY_NAMES = Object.keys(SHAPES) as ReadyName[];

interface Said {
  readonly text: string;
  readonly short?: string;
  readonly options?: readonly string[];
}

/** A ready question in the language of whoever makes something of it. */
export function readyQuestion(name: ReadyName): ReadyQuestion {
  const [theme, answered, direction = 'higher_is_better']: Shape = SHAPES[name];
  const { text, short, options = [] }: Said = readyQuestionsText[name];
  return answered === '0-10' || answered === '1-5'
    ? { theme, text, type: 'RATING', scale: answered, direction, short: short ?? null, options }
    : { theme, text, type: answered, scale: null, direction: null, short: null, options };
}
