import type { Catalogue } from '../catalogue.ts';
import type { apiMovingText as Russian } from '../ru/api-moving.ts';

export const apiMovingText: Catalogue<typeof Russian> = {
  getMoving: 'Whether a company is being moved in here, whether one can be, and how far that is',
  beginMoving: 'Begin to move a company in from a file: what it holds, part by part, with the hash of each',
  takePeople: 'Members and settings for a moving file, page by page',
  bringPeople: 'Take in a part of a file with people: they are invited, and no letter is sent',
  takePolls: 'Polls, their closed runs or answers for a moving file, page by page',
  bringPolls: 'Take in a part of a file with polls and their closed runs',
  takeSurveys: 'Surveys with their results, or the words of one, for a moving file, page by page',
  bringSurveys: 'Take in a part of a file with surveys',
  takeContacts: 'People without an account for a moving file',
  bringContacts: 'Take in a part of a file with people without an account: they connect their chats anew',
  takePay: 'Pay month by month and the history of leavers for a moving file',
  bringPay: 'Take in a part of a file with pay',
  takeMoney:
    'The money of the company but for pay, for a moving file: months, budget, initiatives, then expenses by year',
  bringMoney: 'Take in a part of a file with the money of the company',
  takeRules: 'If–then rules for a moving file',
  bringRules: 'Take in a part of a file with rules: all of them are off',
  takeTasks: 'Tasks or their history for a moving file, page by page',
  bringTasks: 'Take in a part of a file with tasks and their history',
};
