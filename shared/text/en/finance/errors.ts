import type { financeErrors as Russian } from '../../ru/finance/errors.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural } from '../format.ts';
import { moscowTime } from '../dates.ts';

/** Refusals of the finances. */
export const financeErrors: Catalogue<typeof Russian> = {
  tooMuchText: 'There is too much text in the file: split it into parts',
  tooManyDepartments: (most) =>
    `The expenses of this year already have ${plural(most, 'department', 'departments')}: choose one of them or record the expense for the whole company`,
  wrongCursor: 'Wrong position in the list',
  listRenewed: 'The data has just been updated. Open the list again',
  dataGone: 'This data is gone. Reload the page',
  dataChanged: (who, changedAt) =>
    `This data has already been changed${who ? ` by ${who}` : ''}, ${moscowTime(changedAt)}. Reload the page, see what is there now and try again`,
  changed: {
    what: {
      initiative: () => 'the initiative',
      months: () => 'the months',
      budget: (year) => `the budget for ${year}`,
    },
    byYou: (what) => `You changed ${what} yourself in another window. Reload the page and try again`,
    byOther: (what, name) =>
      `${name ?? 'Someone else'} has already changed ${what}. Reload the page, see what is there now and try again`,
  },
  nothingToUndo: 'There is nothing to bring back: only one earlier upload is kept',
  monthsUndone: 'Only the latest change can be undone, and it has been undone already',
  tooManyMonthsTogether: (months, most) =>
    `Together with those uploaded already this would make ${plural(months, 'month', 'months')}, and there is room for ${most}`,
  tooManyMonths: (most) => `There are ${plural(most, 'month', 'months')} already: remove an old one`,
  monthAhead: 'This month has not come yet: check the year',
  tooManyInitiatives: (most) => `There are ${plural(most, 'initiative', 'initiatives')} already: delete an old one`,
  initiativeBusy: 'Someone else is changing the initiative right now. Try again',
  initiativeAhead: 'This day has not come yet: leave the field empty until the initiative has begun',
  chooseMeasure: 'Choose a measure of workload',
  dataBusy: 'Someone else is changing the data right now. Try again',
  expenseAhead: 'This day has not come yet: record the expense when it happens',
  yearFull: (most) =>
    `There are ${plural(most, 'expense', 'expenses')} this year already, no more will fit: put small ones together into one`,
  expenseOf: {
    initiative: 'This is the expense of an initiative: it will change or go together with it',
    offer: 'This is the expense of a request to a partner: it will go if the request is cancelled',
  },
};
