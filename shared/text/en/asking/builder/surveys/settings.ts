import type { settingsText as Russian } from '../../../../ru/asking/builder/surveys/settings.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { formatNumber, plural } from '../../../format.ts';

/** Numbers of the smallest group in words. */
const IN_WORDS = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/** “Three people”. */
export const ofPeople = (count: number) => `${IN_WORDS[count] ?? formatNumber(count)} people`;

/** Who is asked, until when, and what becomes of the answers. */
export const settingsText: Catalogue<typeof Russian> = {
  goal: {
    label: 'Why we ask',
    placeholder: 'Decide what to do about the schedule',
    hint: 'What you will decide from the results. Those who prepare the survey and read its results see this.',
  },
  anonymous: {
    label: 'Anonymous',
    on: 'Names are not stored. This cannot be changed once the survey is open.',
    off: 'Answers will be seen with names. This cannot be changed once the survey is open.',
  },
  publicLink: {
    label: 'Link without login',
    text: 'For those who are not in Tonus. Answers that come by it are counted separately.',
  },

  smallestGroup: {
    label: 'Smallest group',
    people: (count) => plural(count, 'person', 'people'),
    text: (count) =>
      `The result of a group in which fewer than ${ofPeople(count)} have answered is shown to no one: neither by itself nor by subtraction from the whole. Its answers go into the result together with others.`,
    low: 'Three is few: colleagues may guess who said what. Five is safer.',
    high: 'The higher the number, the fewer teams will see their own result.',
    named: 'With names this rule does not apply: everyone’s answer is seen straight away.',
  },
  dimensions: {
    label: 'What to compare',
    kinds: { team: 'Teams', tenure: 'Tenure', role: 'Roles' },
    hints: {
      team: 'teams with each other',
      tenure: 'newcomers and those who have long been with the company; needs start dates',
      role: 'managers and employees',
    },
    none: 'Without a comparison there will be the overall result.',
    text: 'Each breakdown is shown by itself; they are not combined. Respondents are told about them before the first question.',
  },

  byHand: 'If nothing is chosen, invite people yourself: the survey waits for them under “Polls”.',
};
