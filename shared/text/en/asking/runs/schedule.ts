import type { channelText as RussianChannel, scheduleText as Russian } from '../../../ru/asking/runs/schedule.ts';
import { describeChannel } from '../../../../channels/index.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, LOCALE, plural } from '../../format.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const people = (count: number) => plural(count, 'person', 'people');
const days = (count: number) => plural(count, 'day', 'days');
const questions = (count: number) => plural(count, 'question', 'questions');

/** “21st”, “22nd”, “15th”. */
function ordinal(day: number): string {
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
  return `${day}${endings[new Intl.PluralRules(LOCALE, { type: 'ordinal' }).select(day)] ?? 'th'}`;
}

/** Texts of a poll that repeats. */
export const scheduleText: Catalogue<typeof Russian> = {
  button: 'Repeat poll',
  change: 'Change the schedule',
  rhythm: {
    weekly: (weekday) => `every ${WEEKDAYS[weekday - 1]!}`,
    fortnightly: (weekday) => `every two weeks on ${WEEKDAYS[weekday - 1]!}s`,
    monthly: (day) => `every month on the ${ordinal(day)}`,
    onFirstDay: 'for newcomers on their first day',
    daysAfter: (count) => `for newcomers after ${days(count)}`,
  },
  repeats: (rhythm) => `Repeats ${rhythm}`,
  repeatsWithNext: (rhythm, next) => `Repeats ${rhythm}, next run ${next}`,
  paused: 'paused',
  loadFailed: 'Could not load the schedule',
  partFailed: 'This part of the page did not load. Reload the page and try again.',
  loading: 'Loading…',
  title: 'Repeat poll',
  cadence: 'How often',
  cadences: {
    weekly: 'Every week',
    fortnightly: 'Every two weeks',
    monthly: 'Every month',
    member_joined: 'When a new member joins',
  },
  weekday: 'Day of the week',
  weekdays: WEEKDAYS,
  monthDay: 'Day of the month',
  monthDayHint: 'In a short month, the last day.',
  monthDayWrong: 'A number from 1 to 31 is needed',
  daysAfter: 'How many days after joining',
  daysAfterWrong: 'A number from 0 to 365 is needed',
  joinedNamed: 'We will ask only the person who has joined. The answer will come with their name.',
  oneByOne: 'This poll is for one person: on a schedule, for each newcomer, so many days after they join',
  joinedAnonymous: 'Only for polls with names: one person cannot be asked anonymously.',
  time: 'At what time, Moscow time',
  timeWrong: 'Give a time, for example 10:00',
  duration: 'How many days to accept responses',
  days,
  rotation: 'How many questions at a time',
  allQuestions: 'All questions of the poll',
  questions,
  rotationHint:
    'Questions take turns: first come those that have not been asked for the longest. The eNPS question is asked every time.',
  holidays: 'Do not disturb at weekends and on holidays',
  holidaysHint: 'The run will move to the next working day.',
  limit: {
    label: 'Questions to one person in 30 days, no more than',
    text: (limit) =>
      limit === 0
        ? 'How many questions one person gets in a month is not limited.'
        : `One person gets no more than ${questions(limit)} in 30 days from all scheduled polls. If the limit is near, a run will be shorter or will go without those who have already been asked.`,
    change: 'Change the limit',
    hint: 'For the whole workspace. 0 means no limit.',
    wrong: 'A number from 0 to 500 is needed',
    save: 'Save limit',
  },
  preview: {
    title: 'Next runs',
    none: 'No one is due yet: a run will open when a new member joins.',
    failed: 'Could not work out the next runs',
    asks: (count) => `we will ask ${people(count)}`,
    leftOut: (count) => `without ${people(count)}: they have already been asked`,
    skipped: (reason) => `will not open. ${reason}`,
  },
  log: {
    title: 'Latest runs',
    opened: (asked, count) => `${questions(count)}, ${people(asked)} asked`,
    leftOut: (count) => `, without ${formatNumber(count)}`,
    skipped: (reason) => `did not open. ${reason}`,
  },
  save: 'Save',
  start: 'Start repeating',
  pause: 'Pause',
  resume: 'Resume',
  stop: 'Stop repeating',
  stopTitle: 'Stop repeating?',
  stopText: 'No new runs will open. Earlier runs and answers will stay.',
  saved: 'Schedule saved',
  pausedDone: 'The poll is paused',
  stopped: 'The poll does not repeat any more',
};

/** How those a run asks are told. */
export const channelText: Catalogue<typeof RussianChannel> = {
  fact: 'Invited',
  reached: ({ reached, later }) => {
    const told = reached.filter(({ people: count }) => count > 0);
    const parts = told.map(
      ({ channel, people: count }) => `${describeChannel(channel).reached} – ${formatNumber(count)}`,
    );
    if (later > 0) parts.push(`waiting for the end of quiet hours – ${formatNumber(later)}`);
    return parts.length === 0 ? 'no one' : parts.join(', ');
  },
};
