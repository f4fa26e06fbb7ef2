import type { pastErrors as russian } from '../../ru/polls/past.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Refusals of what is brought from other services. */
export const pastErrors: Catalogue<typeof russian> = {
  source: 'We do not know this source',
  tooLong: 'Too long',
  empty: 'Some text is needed here',
  day: 'A date must look like 2025-03-12',
  noSuchDay: 'There is no such day in the calendar',
  inFuture: 'This day has not come yet: the past cannot be in the future',
  hash: 'The fingerprint of the file does not look like SHA-256',
  noRuns: 'There is no response in the file',
  runsMost: (most) => `We bring no more than ${most} runs at once. Divide the file by dates`,
  answersMost: (most) => `We bring no more than ${most} responses at once. Divide the file by dates`,
  outOfScale: 'The answer is off the scale of its question',
  answersTooMany: 'Someone has more answers than there are questions',
  nobody: 'No one answered in this run',
  teamsTooMany: 'There are more people in the teams than in all',
  countsOneQuestion: 'A history of eNPS has one question, on the scale 0–10',
  again: 'This file was brought in before',
  neverOpens: 'The run was brought from another service and cannot be opened again. Create a new one',
};
