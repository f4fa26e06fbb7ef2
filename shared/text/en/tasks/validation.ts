import type { Catalogue } from '../../catalogue.ts';
import type { tasksValidation as Russian } from '../../ru/tasks/validation.ts';
import { formatNumber } from '../format.ts';

export const tasksValidation: Catalogue<typeof Russian> = {
  wrongPriority: 'Wrong value of the priority',
  wrongStatus: 'Wrong value of the status',
  wrongSubStatus: 'Wrong value of the sub-status',
  wrongDurationType: 'Wrong value of the type of duration',
  chooseResponsible: 'Choose an assignee',
  wrongEstimate: 'The estimate is a whole number of seconds, from 0 to 36,000,000',
  wrongDuration: (max) => `The duration is a number from 0 to ${formatNumber(max)}`,
  wrongMetric: 'Invalid metric',
  unknownSource: 'Unknown source of the task',
  sourceWanted: 'Say where the task comes from',
  sourceTooLong: 'The source is at most 500 characters',
  wrongDescription: (max) => `The description is text of at most ${formatNumber(max)} characters`,
  titleWanted: 'The title of the task is required',
  titleTooLong: (max) => `The title is at most ${formatNumber(max)} characters`,
  labelWanted: 'Enter a label',
  labelTooLong: (max) => `A label is at most ${formatNumber(max)} characters`,
  labelsAreList: 'Labels are a list',
  labelsMost: (max) => `At most ${max} labels`,
  versionIsWhole: 'The version is a whole number',
  commentWanted: 'Write a comment',
  commentTooLong: (max) => `A comment is at most ${formatNumber(max)} characters`,
  skipBounds: (max) => `0 to ${max} tasks can be skipped`,
};
