import type { Catalogue } from '../../catalogue.ts';
import type { launchRemarksText as Russian } from '../../ru/surveys/launch-remarks.ts';
import { plural } from '../format.ts';

const peopleIn = (count: number): string => plural(count, 'person', 'people');

/** What to know before a survey is launched. */
export const launchRemarksText: Catalogue<typeof Russian> = {
  nobody: 'There is no one to ask: none of those you chose is left.',
  tooFewPeople: (people, smallest) =>
    `You are asking ${peopleIn(people)}, and there will be no anonymous result: answers are shown once there are at least ${smallest}, otherwise it is clear whose they are. Ask more people, or make the survey one with names.`,
  deadlinePassed: 'The deadline has passed: choose a later one.',
  fewByLink: (smallest) =>
    `There are fewer than ${smallest} members. A result appears if, together with those who answer via the link, there are ${smallest} answers.`,
  few: (people, smallest) =>
    `You are asking ${peopleIn(people)}: the result appears when the survey is closed, and only if at least ${smallest} answer.`,
  wordsOfFew:
    'In a small team, style and details can tell who answered in their own words. Questions with options are a better choice.',
  long: (minutes) =>
    `Answering everything takes at least ${plural(minutes, 'minute', 'minutes')}. After ten minutes many give up: remove what you will do nothing about.`,
  noRatings:
    'There are no rating questions, so there will be neither a heat map nor a comparison of groups by ratings.',
  noDirection:
    'Not all rating questions say which is better: more or less. The results will not call them good or bad.',
  noGroups: {
    team: 'None of those you are asking has a team: there will be no teams to compare.',
    role: 'There are no roles: there will be no roles to compare.',
    tenure: 'None of those you are asking has a start date: there will be no tenures to compare.',
  },
  noComparison: {
    team: 'There will be no teams to compare: fewer than two groups are large enough.',
    role: 'There will be no roles to compare: fewer than two groups are large enough.',
    tenure: 'There will be no tenures to compare: fewer than two groups are large enough.',
  },
  noDeadline: 'There is no deadline: the survey stays open until you close it. Groups are compared after that.',
  nobodyTold: 'There will be no invitations: tell people about the survey yourself, or choose how to invite them.',
  openLink:
    'Anyone who has the link can answer, and more than once. If it is answered via the link, the results will show no response rate.',
};
