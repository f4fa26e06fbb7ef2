import type { Catalogue } from '../../catalogue.ts';
import type { answersValidation as Russian } from '../../ru/answers/validation.ts';

export const answersValidation: Catalogue<typeof Russian> = {
  unknownPollType: 'Unknown type of poll',
  unknownScale: 'Unknown scale',
  unknownDirection: 'Unknown which ratings are better',
  answerIsText: 'An answer is text',
  answerTooLong: 'An answer is at most 5,000 characters',
  answersWanted: 'There are no answers',
  moreThanQuestions: 'There are more answers than questions in the poll',
  allTooLong: 'All answers together are at most 20,000 characters',
  unknownConsent: 'There is no such edition of the consent',
  unknownVisibility: 'It is not known when to show the answers',
  sessionWanted: 'The session number is missing: without it the answer could be saved twice',
  wrongSession: 'Invalid session number',
  chooseAnswersBefore: 'Choose the answers after which to ask',
  wrongCondition: 'Wrong condition for showing',
  wrongSettings: 'Wrong settings of the question',
  timeIsSeconds: 'The time of an answer is a number of seconds',
  timeLeast: 'The time of an answer is at least zero',
  timeMost: 'The time of an answer is at most a day',
  ratingIsWhole: 'A rating is a whole number',
  allTooLongTogether: 'All answers together are at most 20,000 characters',
  wrongReplyBox: 'Invalid reply box',
  wrongLink: 'Invalid link',
};
