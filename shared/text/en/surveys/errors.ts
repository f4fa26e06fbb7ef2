import type { Catalogue } from '../../catalogue.ts';
import type { surveysErrors as Russian } from '../../ru/surveys/errors.ts';

/** Refusals of the operations of surveys. */
export const surveysErrors: Catalogue<typeof Russian> = {
  changed: 'The survey was changed at the same time as you changed it. See what is different and save again',
  settled: {
    open: 'The survey is already open: only its title, deadline and reminders can be changed. To ask differently, repeat it',
    over: 'The survey is closed; its questions and settings no longer change. To ask differently, repeat it',
  },
  noSuchStep: {
    toDraft: 'A survey that has been opened does not become a draft again: people may have answered it',
    fromDraft: 'The survey has not been opened yet: open it first',
    again: 'A closed survey is not reopened. Repeat it to get a new one with the same questions',
    toArchive: 'Only closed surveys are archived: close this one first',
  },
  ofLeavers:
    'This poll is run by an automation: it asks only those who have left, and its link is only in the email to them',
  ended: 'The survey is closed and takes no more answers. Repeat it to get a new one with the same questions',
  nobody: 'There is no one to ask: none of those you chose is left',
  tooFewPeople: (smallest, people) =>
    `An anonymous survey asks at least ${smallest} people, and here there ${people === 1 ? 'is 1' : `are ${people}`}: the answers would show whose they are. Choose more people, or make the survey one with names`,
  addTogether: (smallest) =>
    `At least ${smallest} people who have not been asked yet are added to an anonymous survey at once: otherwise new answers show whose they are. Choose more people`,
  chooseRole: 'Choose at least one role',
  chooseMember: 'Choose at least one member',
  allLeft: 'Everyone you chose has left',
  seenAtOnce:
    'In an anonymous survey answers are not seen at once: otherwise the moment an answer comes tells whose it is. Show them in groups or after it is closed',
  questions: {
    tooMuch:
      'There are too many options and places in all questions together: remove some of the “By importance” and “Statements” questions',
    orderRepeats: 'The order of questions repeats',
    orderInRow: 'The order of questions runs without gaps, from one',
    repeated: 'The question is repeated',
    conditionOnNone: 'The condition refers to a question that is not above',
    conditionUnmet: 'No answer to the question that the condition depends on would meet it',
  },
  compareFinished: 'Closed surveys can be compared: an open one does not have all its answers yet',
  notInWords: 'This question is not answered in people’s own words',
  notOver: 'Close the survey first: while it is open, the results may change',
  link: {
    membersOnly:
      'This survey asks members only. Allow answers via the link without logging in, and the link will appear',
    membersOnlyForGood: 'This survey asks members only, and that cannot be changed once it is open',
    likeRandom: 'This address looks like a random link: make it shorter',
    taken: 'This address is already taken: choose another',
  },
};
