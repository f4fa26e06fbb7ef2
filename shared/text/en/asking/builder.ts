import type { builderText as Russian } from '../../ru/asking/builder.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

/** “3 questions, about a minute to answer”. */
const questions = (count: number, minutes: number) =>
  `${plural(count, 'question', 'questions')}, about ${
    minutes === 1 ? 'a minute' : `${formatNumber(minutes)}${NBSP}minutes`
  } to answer`;
const listed = (texts: readonly string[]) => texts.map((one) => quoted(one)).join(' or ');
const characters = (count: number) => plural(count, 'character', 'characters');
const and = (positions: readonly number[]) => `${positions.slice(0, -1).join(', ')} and ${positions.at(-1)}`;

/** Building a poll or a survey: questions, their order and conditions, what respondents will see. */
export const builderText: Catalogue<typeof Russian> = {
  title: 'Title',
  views: { label: 'What to show', editor: 'Questions and settings', preview: 'Preview' },

  questions: {
    title: 'Questions',
    summary: (count, minutes) => (count === 0 ? 'no questions yet' : questions(count, minutes)),
    blank: 'Question without text',
    placeholder: 'What would you like to ask?',
    text: (position) => `Question ${position}`,
    group: (position) => `Question ${position} with its settings`,
    answeredWith: (position) => `How question ${position} is answered`,
    optional: 'optional',
    required: 'required',
    open: (position) => `Edit question ${position}`,
    more: (position) => `What to do with question ${position}`,
    duplicate: 'Duplicate',
    remove: 'Delete',
    removeLabel: (position) => `Delete question ${position}`,
    up: 'Move up',
    down: 'Move down',
    addCondition: 'Show if…',
    sectionAbove: 'Start a section with it',
    theme: 'Theme',
    noTheme: 'No theme',
  },

  length: {
    usage: (used, max) => `${formatNumber(used)} of ${characters(max)}`,
    over: (used, max) => `${characters(used - max)} too many. There is room for ${formatNumber(max)}.`,
  },

  add: {
    label: 'Add',
    question: 'Add question',
    section: 'Section',
    bank: 'From the bank',
  },

  section: {
    label: 'Section heading',
    placeholder: 'Name of the section',
    remove: 'Delete section heading',
    handle: 'Move section heading',
  },

  condition: {
    title: 'Show if',
    question: 'Question that decides whether this one is shown',
    answers: 'Answers after which to ask',
    inQuestion: 'in question',
    answered: 'the answer is',
    rated: 'the answer is from',
    to: 'to',
    from: 'From',
    upTo: 'To',
    remove: 'Always ask',
    options: (position, options) =>
      options.length === 0
        ? `if the answer to question ${position} is…`
        : `if the answer to question ${position} is ${listed(options)}`,
    range: (position, from, to) =>
      from === to
        ? `if the answer to question ${position} is ${from}`
        : `if the answer to question ${position} is from ${from} to ${to}`,
    shownHere: (words) => `The preview shows this question anyway. It will be asked ${words}.`,
    refusedTitle: 'The condition would not work like this',
    refused: (positions) =>
      positions.length === 1
        ? `Question ${positions[0]} is shown depending on the answer to another one, and in this order it would be asked first. `
        : `Questions ${and(positions)} are shown depending on the answers to others, and in this order they would be asked first. `,
    refusedAsk: 'You can keep the order as it was, or move it and always ask.',
    keepOrder: 'Keep the order',
    moveAnyway: 'Move without the condition',
  },

  order: {
    role: 'reorder button',
    handle: (position) => `Move question ${position}`,
    instructions:
      'To pick up, press space or Enter. The up and down arrows move it, space or Enter puts it in place, Escape takes it back.',
    question: 'Question',
    section: 'Section heading',
    picked: (what, place, count) => `${what} picked up, place ${place} of ${count}.`,
    over: (place, count) => `Place ${place} of ${count}.`,
    dropped: (what, place, count) => `${what} is now in place ${place} of ${count}.`,
    cancelled: (place) => `Move cancelled, place ${place}.`,
  },

  undo: {
    takeBack: 'Put back as it was',
    takeBackQuestion: 'Bring the question back',
    takeBackSection: 'Bring the heading back',
    questionRemoved: (position, conditions) =>
      conditions === 0
        ? `Question ${position} deleted.`
        : `Question ${position} deleted, and with it ${plural(conditions, 'condition', 'conditions')} that depended on it.`,
    sectionRemoved: 'Section heading deleted; the questions are still here.',
    conditionsDropped: (positions) =>
      positions.length === 1
        ? `Question ${positions[0]} is now always asked: the answer it depended on is gone.`
        : `Questions ${and(positions)} are now always asked: the answers they depended on are gone.`,
  },

  problems: {
    noQuestions: 'At least one valid question is required',
    askedBlank: 'Another question depends on this one: write its text',
    sectionTooLong: 'The heading is longer than 120 characters',
    tooMany: (count, max) =>
      `There is room for ${plural(max, 'question', 'questions')} at most, ${formatNumber(count - max)} too many`,
    tooLong: (length, max) => `All questions together can be ${characters(max)} at most, now ${formatNumber(length)}`,
  },

  checklist: {
    done: (done, all) => `${done} of ${all}`,
    ready: 'ready',
    warning: 'worth a look',
    missing: 'missing',
    questions,
    blank: (count) =>
      count === 1
        ? 'One question has no text: it will not be asked'
        : `${plural(count, 'question', 'questions')} without text: they will not be asked`,
    fix: (count) => `Correct ${plural(count, 'question', 'questions')}`,
    show: 'Show',
  },

  preview: {
    title: 'Preview',
    untitled: 'Question without text',
    hint: 'This is what an employee will see. It changes as you write.',
    anonymous: 'Answers are anonymous',
    named: 'Answers come with a name',
    try: 'Try it yourself',
    tryTitle: 'How an employee will take it',
    tryHint: 'Nothing will be sent or saved.',
    finish: 'Finish',
    finished: 'That is all. Nothing was sent.',
    again: 'Take it again',
    missing: 'Some required questions are not answered yet.',
    close: 'Back to the questions',
  },
};
