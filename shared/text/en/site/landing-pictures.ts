import type { Catalogue } from '../../catalogue.ts';
import type { picturesText as Russian } from '../../ru/site/landing-pictures.ts';

/** The pictures in words. */
export const picturesText: Catalogue<typeof Russian> = {
  title: 'What it looks like',
  note: 'Taken in a demo company: its people and figures are made up.',
  pictures: {
    overview: {
      title: 'What to decide today',
      text: 'No more than three decisions: what has happened, how certain it is and who to give it to. If there is nothing to decide, it says so.',
      alt: 'Overview: a decision about a team with its occasion, its evidence and a button that makes it a task, next to a comparison with the others.',
    },
    turnover: {
      title: 'What departures cost',
      text: 'How many people may leave in half a year, what replacing them will cost and what has to change for a measure to pay off.',
      alt: 'Departures: a half-year forecast by team, with intervals and the cost of replacement.',
    },
    people: {
      title: 'People in one list',
      text: 'Members, the portal and the payroll file are joined into one list: team, manager, tenure and onboarding date.',
      alt: 'Employees: a list with team, manager, tenure and the nearest date.',
    },
  },
};
