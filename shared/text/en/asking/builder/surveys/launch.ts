import type { launchText as Russian } from '../../../../ru/asking/builder/surveys/launch.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { describeChannel } from '../../../../../channels/index.ts';
import { formatNumber, plural, quoted } from '../../../format.ts';
import { ofPeople } from './settings.ts';

const people = (count: number) => plural(count, 'person', 'people');
const DIMENSIONS = { team: 'teams', tenure: 'tenure', role: 'roles' } as const;

/** Before a launch: what is ready, what to know, what cannot be changed afterwards. */
export const launchText: Catalogue<typeof Russian> = {
  button: 'Open',
  blocked: {
    button: 'What stops it opening',
    title: 'It cannot be opened yet',
    close: 'Got it',
  },
  checklist: {
    title: 'Before you open it',
    nobody: 'Choose who to ask',
    asked: (count) => `We will ask ${people(count)}`,
    tooFew: (size) =>
      `An anonymous survey asks no fewer than ${ofPeople(size)}: otherwise the answers show whose they are. Add people or turn anonymity off`,
    deadline: (moment, reminders) =>
      `Deadline ${moment}${reminders ? '; those who have not answered will be reminded' : ''}`,
    noDeadline: 'No deadline: you will have to close it by hand',
    pastDeadline: 'The deadline has already passed: set a later one',
    channels: (channels) =>
      `We will invite people ${channels.map((channel) => describeChannel(channel).by).join(' or ')}`,
    noChannels: 'No one will hear of it on their own: no invitations are chosen',
    saveFirst: 'Which groups will see a result will be known once the draft is saved.',
    unknown: 'Could not check the groups.',
    groups: 'Groups',
    allShown: (dimension) => `We will compare ${DIMENSIONS[dimension]}: every group will have a result`,
    someShown: (dimension, shown, all) =>
      `We will compare ${DIMENSIONS[dimension]}: ${formatNumber(shown)} of ${formatNumber(all)} can have a result of their own`,
    neverShown: 'Never shown separately:',
    group: (name, count) => `${name} (${count})`,
    without: {
      team: (count) => `${people(count)} without a team: their answers will go into the overall result`,
      tenure: (count) => `${people(count)} without a start date: their answers will go into the overall result`,
      role: (count) => `${people(count)} without a role: their answers will go into the overall result`,
    },
    example: 'What a manager will see',
  },
  visibility: {
    live: () => 'each answer straight away, with names',
    closed: () => 'once the survey is closed',
    from_5: (size) => `once there are ${plural(size, 'response', 'responses')}, then no fewer than ${size} at a time`,
  },
  dialog: {
    title: (survey) => `Open the survey ${quoted(survey)}`,
    all: 'all members',
    roles: (roles) => `roles (${roles.join(', ')})`,
    users: 'people chosen by name',
    anonymous: 'anonymously',
    named: 'with names',
    blocked: 'It cannot be opened like this:',
    failed: (message) => `Not opened: ${message}`,
    notSaved: 'The draft must be saved first. Check the connection and try again.',
    loading: 'Checking who will be asked…',
  },
  launched: (count) => `The survey is open: we are asking ${people(count)}.`,
  example: {
    title: 'What a manager will see',
    failed: 'The example did not load. Close this and try again.',
  },
  locked: {
    title: 'The questions do not change any more',
    text: 'The survey is open: people are already answering these questions. You can change the title, the deadline and the reminders.',
    ended: 'The survey is closed. To ask the same again, repeat it from the list.',
    save: 'Save',
    saved: 'Changes saved',
    questions: 'Questions',
    settings: 'What can be changed',
    results: 'To the results',
  },
};
