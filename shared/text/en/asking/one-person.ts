import type { onePersonText as Russian } from '../../ru/asking/one-person.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Questions of ready polls that only one person can be asked: whoever has come lately, and whoever leaves. */
export const onePersonText: Catalogue<typeof Russian> = {
  firstMonth: 'How well does the job match what was agreed when you were hired?',
  twoMonths: 'Which tasks do you already handle on your own?',
  threeMonths: 'What has gone best in your first three months?',
  leaving: 'What had the most influence on your decision to leave?',
};
