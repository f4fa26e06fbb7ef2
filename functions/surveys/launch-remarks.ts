import type { Survey } from './repositories/surveys.ts';
import type { SurveyLaunch } from '#shared/models/survey.ts';
import { isInWords, kindOf, scoresOf } from '#shared/question-kinds/index.ts';
import { withStatements } from '#shared/question-kinds/statements.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import { plural } from '#shared/rules/plural.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import { tooFewFor } from './publication.ts';

type Remark = SurveyLaunch['remarks'][number];

/** Whom a survey would ask now. */
interface Launch {
  readonly people: number;
  readonly dimensions: SurveyLaunch['dimensions'];
  readonly now: Date;
}

/** Longer than this, and people stop half-way. */
const LONG_MINUTES = 10;

const BY_DIMENSION: Readonly<Record<Dimension, { readonly none: string; readonly compare: string }>> = {
  team: { none: 'Ни у кого из тех, кого вы спрашиваете, не указана команда', compare: 'командам' },
  role: { none: 'Ролей нет', compare: 'ролям' },
  tenure: { none: 'Ни у кого из тех, кого вы спрашиваете, не указан день приёма на работу', compare: 'стажу' },
};

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

function remark(code: string, text: string, blocks = false): Remark {
  return { code, text, blocks, question_id: null };
}

/** What the publication refuses. */
function obstacles(survey: Survey, { people, now }: Launch): Remark[] {
  const { deadline, smallestGroup } = survey;
  const found: Remark[] = [];
  if (people === 0)
    found.push(remark('nobody', 'Спрашивать некого: из тех, кого вы выбрали, никого не осталось.', true));
  else if (tooFewFor(survey, people)) {
    const text = `Вы спрашиваете ${peopleIn(people)}, и анонимного итога не будет: ответы показывают, когда их не меньше ${smallestGroup}, иначе видно, чьи они. Спросите больше людей или сделайте исследование неанонимным.`;
    found.push(remark('too_few_people', text, true));
  }
  if (deadline !== null && Date.parse(deadline) <= now.getTime()) {
    found.push(remark('deadline_passed', 'Срок уже прошёл: укажите более поздний.', true));
  }
  return found;
}

/** What a small team should be told before it is asked without names. */
function smallTeam(survey: Survey, people: number): Remark[] {
  const { isAnonymous, smallestGroup, questions } = survey;
  if (!isAnonymous || people === 0 || people >= 2 * smallestGroup || tooFewFor(survey, people)) return [];
  const enough =
    people < smallestGroup
      ? `Участников меньше ${smallestGroup}. Итог появится, если вместе с теми, кто ответит по ссылке, наберётся ${smallestGroup} ответов.`
      : `Вы спрашиваете ${peopleIn(people)}: итог появится, когда исследование завершится, и только если ответят не меньше ${smallestGroup}.`;
  const words = questions.find(isInWords);
  return [
    remark('few_people', enough),
    ...(words
      ? [
          {
            ...remark(
              'words_of_few',
              'В небольшой команде по манере письма и подробностям можно понять, кто ответил своими словами. Лучше обойтись вопросами с вариантами.',
            ),
            question_id: words.id,
          },
        ]
      : []),
  ];
}

function questionRemarks({ questions }: Survey): Remark[] {
  const minutes = Math.round(questions.reduce((sum, question) => sum + kindOf(question).seconds, 0) / 60);
  const found: Remark[] = [];
  if (minutes > LONG_MINUTES) {
    const text = `Ответить на всё — не меньше ${plural(minutes, 'минуты', 'минут', 'минут')}. После десяти минут многие бросают: уберите то, с чем вы ничего не станете делать.`;
    found.push(remark('long', text));
  }
  if (withStatements(questions).every((question) => scoresOf(question) === null)) {
    const text = 'Вопросов с оценкой нет, поэтому не будет ни тепловой карты, ни сравнения групп по оценкам.';
    found.push(remark('no_ratings', text));
  }
  const [unstated] = questions.filter((one) => kindOf(one).hasDirection && surveyDirection(one) === null);
  if (unstated) {
    const text =
      'Не у всех вопросов с оценкой сказано, что лучше: больше или меньше. Итоги не назовут их хорошими или плохими.';
    found.push({ ...remark('no_direction', text), question_id: unstated.id });
  }
  return found;
}

function dimensionRemarks({ dimensions, people }: Launch): Remark[] {
  if (people === 0) return [];
  return dimensions.flatMap(({ dimension, groups }) => {
    const { none, compare } = BY_DIMENSION[dimension];
    if (groups.length === 0) return [remark('no_groups', `${none}: по ${compare} сравнивать будет некого.`)];
    if (groups.filter(({ never_shown: never }) => !never).length >= 2) return [];
    return [remark('no_comparison', `По ${compare} сравнивать будет некого: больших групп меньше двух.`)];
  });
}

function settingRemarks({ deadline, channels, allowUnauthenticated }: Survey): Remark[] {
  return [
    ...(deadline === null
      ? [
          remark(
            'no_deadline',
            'Срока нет: исследование идёт, пока вы не завершите его сами. Группы сравниваются после завершения.',
          ),
        ]
      : []),
    ...(channels.length === 0
      ? [
          remark(
            'nobody_told',
            'Приглашений не будет: расскажите людям об исследовании сами или выберите, как пригласить.',
          ),
        ]
      : []),
    ...(allowUnauthenticated
      ? [
          remark(
            'open_link',
            'По ссылке ответит любой, у кого она есть, и не один раз. Если по ней ответят, доли ответивших в итогах не будет.',
          ),
        ]
      : []),
  ];
}

function peopleIn(count: number): string {
  return plural(count, 'человека', 'человек', 'человек');
}
