import type { fileText as Russian } from '../../../../ru/asking/builder/surveys/file.ts';
import type { Catalogue } from '../../../../catalogue.ts';
import { formatNumber, plural, quoted } from '../../../format.ts';

const listed = (names: readonly string[], last: string) => `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** What is said of a file that cannot be read as a survey. */
export const fileText: Catalogue<typeof Russian> = {
  notJson: 'This is not JSON: check the brackets, quotation marks and commas.',
  noQuestions: 'There is no list of “questions”.',
  empty: 'The list of “questions” is empty.',
  tooMany: (count) => `The file has ${plural(count, 'question', 'questions')}, and there is room for no more than 100.`,
  title: {
    wrong: 'The title (“title”) must be text.',
    tooLong: 'The title (“title”) is longer than 200 characters.',
  },
  goal: { wrong: 'The goal (“goal”) must be text.', tooLong: 'The goal (“goal”) is longer than 500 characters.' },
  at: (position, mistake) => `Question ${formatNumber(position)}: ${mistake}`,
  notQuestion: 'this does not describe a question.',
  text: { wrong: '“text” must be text.', tooLong: 'the text is longer than 1000 characters.' },
  noText: 'there is no text (“text”).',
  section: {
    wrong: 'the section (“section”) must be text.',
    tooLong: 'the section (“section”) is longer than 120 characters.',
  },
  type: (given, known) =>
    given === ''
      ? `there is no type (“type”): ${listed(known, 'or')}.`
      : `unknown type ${quoted(given)}. It can be ${listed(known, 'or')}.`,
  required: '“required” is true or false.',
  theme: (given) => `unknown theme ${quoted(given)}.`,
  condition: 'the condition (“show_if”) must name a question above: “question” is its number.',
  conditionAnswers: (position) => `the condition (“show_if”) names answers that question ${position} does not have.`,
};
