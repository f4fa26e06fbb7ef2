import type { Survey } from './repositories/surveys.ts';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import { isInWords, kindOf, scoresOf } from '#shared/question-kinds/index.ts';
import { withStatements } from '#shared/question-kinds/statements.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import type { Holes } from '#functions/translations/settle-languages.ts';
import { translationsErrors } from '#text/translations/errors.ts';
import { launchRemarksText as text } from '#text/surveys/launch-remarks.ts';
import { tooFewFor } from './publication.ts';

type Remark = SurveyLaunch['remarks'][number];

/** Whom a survey would ask now. */
interface Launch {
  readonly people: number;
  readonly dimensions: SurveyLaunch['dimensions'];
  /** Languages that are not complete, where that stops the launch. */
  readonly holes: readonly Holes[];
  readonly now: Date;
}

/** Longer than this, and people stop half-way. */
const LONG_MINUTES = 10;

/** What to know before a launch, what stops it first; only what is certain of these questions and these people. */
export function launchRemarks(survey: Survey, launch: Launch): Remark[] {
  return [
    ...obstacles(survey, launch),
    ...smallTeam(survey, launch.people),
    ...questionRemarks(survey),
    ...dimensionRemarks(launch),
    ...settingRemarks(survey),
  ];
}

function remark(code: string, words: string, blocks = false): Remark {
  return { code, text: words, blocks, question_id: null };
}

/** What the publication refuses. */
function obstacles(survey: Survey, { people, holes, now }: Launch): Remark[] {
  const { deadline, smallestGroup } = survey;
  const found: Remark[] = [];
  if (people === 0) found.push(remark('nobody', text.nobody, true));
  else if (tooFewFor(survey, people)) {
    found.push(remark('too_few_people', text.tooFewPeople(people, smallestGroup), true));
  }
  if (deadline !== null && Date.parse(deadline) <= now.getTime()) {
    found.push(remark('deadline_passed', text.deadlinePassed, true));
  }
  if (holes.length > 0) found.push(remark('texts_missing', translationsErrors.holes(holes), true));
  return found;
}

/** What a small team should be told before it is asked without names. */
function smallTeam(survey: Survey, people: number): Remark[] {
  const { isAnonymous, smallestGroup, questions } = survey;
  if (!isAnonymous || people === 0 || people >= 2 * smallestGroup || tooFewFor(survey, people)) return [];
  const enough = people < smallestGroup ? text.fewByLink(smallestGroup) : text.few(people, smallestGroup);
  const words = questions.find(isInWords);
  return [
    remark('few_people', enough),
    ...(words ? [{ ...remark('words_of_few', text.wordsOfFew), question_id: words.id }] : []),
  ];
}

function questionRemarks({ questions }: Survey): Remark[] {
  const minutes = Math.round(questions.reduce((sum, question) => sum + kindOf(question).seconds, 0) / 60);
  const found: Remark[] = [];
  if (minutes > LONG_MINUTES) found.push(remark('long', text.long(minutes)));
  if (withStatements(questions).every((question) => scoresOf(question) === null)) {
    found.push(remark('no_ratings', text.noRatings));
  }
  const [unstated] = questions.filter((one) => kindOf(one).hasDirection && surveyDirection(one) === null);
  if (unstated) found.push({ ...remark('no_direction', text.noDirection), question_id: unstated.id });
  return found;
}

function dimensionRemarks({ dimensions, people }: Launch): Remark[] {
  if (people === 0) return [];
  return dimensions.flatMap(({ dimension, groups }) => {
    if (groups.length === 0) return [remark('no_groups', text.noGroups[dimension])];
    if (groups.filter(({ never_shown: never }) => !never).length >= 2) return [];
    return [remark('no_comparison', text.noComparison[dimension])];
  });
}

function settingRemarks({ deadline, channels, allowUnauthenticated }: Survey): Remark[] {
  return [
    ...(deadline === null ? [remark('no_deadline', text.noDeadline)] : []),
    ...(channels.length === 0 ? [remark('nobody_told', text.nobodyTold)] : []),
    ...(allowUnauthenticated ? [remark('open_link', text.openLink)] : []),
  ];
}
