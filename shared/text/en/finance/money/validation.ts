import type { Catalogue } from '../../../catalogue.ts';
import type { financeMoneyValidation as Russian } from '../../../ru/finance/money/validation.ts';
import { formatNumber } from '../../format.ts';

export const financeMoneyValidation: Catalogue<typeof Russian> = {
  yearBounds: 'Enter a year from 2000 to 2099',
  departmentWanted: 'Enter a department',
  departmentTooLong: (max) => `The name of a department is at most ${formatNumber(max)} characters`,
  itemWanted: 'Name the item of expenses',
  itemTooLong: (max) => `An item is at most ${formatNumber(max)} characters`,
  peopleWanted: 'Say how many people worked: a whole number',
  peopleMost: (max) => `People: at most ${formatNumber(max)}`,
  expensesWanted: 'Give expenses as a list',
  itemsMost: (max) => `Items of expenses in a month: at most ${max}`,
  monthsWanted: 'Give months as a list',
  noMonths: 'There is not a single month in the file',
  monthsMost: (max) => `At most ${max} months at a time`,
  monthTwice: 'One month appears twice',
  percentBounds: (min, max) => `A percentage of revenue: ${min}–${max}`,
  numberWanted: 'Enter a number',
  choosePeriod: 'Choose a period: year or month',
  chooseMode: 'Choose how to count: a percentage of revenue or a sum',
  departmentsMost: (max) => `Departments: at most ${max}`,
  departmentTwice: 'One department appears twice',
  moreThanBudget: 'The departments are given more than the whole budget',
  expenseWanted: 'Name the expense',
  expenseTooLong: (max) => `The name is at most ${formatNumber(max)} characters`,
  sumAboveZero: 'Enter a sum above zero',
  chooseChange: 'Choose what has to change',
  initiativeWanted: 'Name the initiative',
  initiativeTooLong: (max) => `The name is at most ${formatNumber(max)} characters`,
  noteWanted: 'Write a note',
  noteTooLong: (max) => `A note is at most ${formatNumber(max)} characters`,
};
