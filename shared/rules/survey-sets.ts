import { ask, whereAnswered, type SetQuestion } from './set-questions.ts';
import { surveySetsText } from '#text/ready/survey-sets.ts';

/** A whole survey to begin with. */
export interface SurveySet {
  readonly id: SetId;
  readonly title: string;
  /** What it is for, in the picker. */
  readonly about: string;
  readonly goal: string;
  readonly questions: readonly SetQuestion[];
}

type SetId = keyof typeof surveySetsText.sets;

/** Ready surveys of our own, in the language of whoever makes a survey of one. */
export function surveySets(): readonly SurveySet[] {
  const { sections } = surveySetsText;
  const set = (id: SetId, questions: readonly SetQuestion[]): SurveySet => ({
    id,
    ...surveySetsText.sets[id],
    questions,
  });
  return [
    set('engagement', [
      ask('recommend'),
      ask('whyScore'),
      ask('hereInAYear', { section: sections.work }),
      ask('purposeClear', { section: sections.work }),
      ask('enoughTime', { section: sections.work }),
      ask('everythingNeeded', { section: sections.work }),
      ask('expectationsClear', { section: sections.peopleAround }),
      ask('hardQuestions', { section: sections.peopleAround }),
      ask('relyOnTeam', { section: sections.peopleAround }),
      ask('workNoticed', { section: sections.peopleAround }),
      ask('roomToGrow', { section: sections.next }),
      ask('changeFirst', { section: sections.next }),
    ]),
    set('load', [
      ask('loadThisWeek'),
      ask('calmDeadlines'),
      ask('eveningsWorked'),
      ask('whyOvertime', { showIf: whereAnswered(3, 'eveningsWorked', [1, 2]) }),
      ask('timeTakers'),
      ask('restAfterWork'),
      ask('taskToDrop'),
    ]),
    set('project', [
      ask('projectWork'),
      ask('projectRoles'),
      ask('projectDeadlines'),
      ask('projectNews'),
      ask('projectRedone'),
      ask('projectWhyRedone', { showIf: whereAnswered(5, 'projectRedone', [2]) }),
      ask('projectRepeat'),
      ask('projectDifferently'),
    ]),
    set('onboarding', [
      ask('workAsAgreed', { section: sections.firstWeeks }),
      ask('readyOnFirstDay', { section: sections.firstWeeks }),
      ask('lackedOnFirstDay', {
        section: sections.firstWeeks,
        showIf: whereAnswered(2, 'readyOnFirstDay', [1]),
      }),
      ask('probationExpectations', { section: sections.firstWeeks }),
      ask('easyToAsk', { section: sections.peopleAndWork }),
      ask('timeToFindOut', { section: sections.peopleAndWork }),
      ask('easyToFind', { section: sections.peopleAndWork }),
      ask('recommend', { section: sections.onTheWhole }),
      ask('easierForNext', { section: sections.onTheWhole }),
    ]),
    set('leaving', [
      ask('decidedToLeave'),
      ask('managerAndLeaving', { showIf: whereAnswered(1, 'decidedToLeave', [2]) }),
      ask('growthLacking', { showIf: whereAnswered(1, 'decidedToLeave', [4]) }),
      ask('firstThoughtOfLeaving'),
      ask('toldAnyone'),
      ask('recommend'),
      ask('mightReturn'),
      ask('changeDecision'),
    ]),
  ];
}
