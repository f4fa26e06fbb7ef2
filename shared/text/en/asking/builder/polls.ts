import type { authoringText as Russian } from '../../../ru/asking/builder/polls.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { formatNumber, plural, quoted } from '../../format.ts';

const listed = (positions: readonly number[]) => `${positions.slice(0, -1).join(', ')} and ${positions.at(-1)}`;

/** Texts of writing a poll: the form, new or not. */
export const authoringText: Catalogue<typeof Russian> = {
  create: {
    title: 'New poll',
    header: { untitled: 'New poll', placeholder: 'Title of the poll' },
    back: 'Back to polls',
    submit: 'Create poll',
    submitAndOpen: 'Create and open',
    submitting: 'Creating…',
    ready: 'There are ready polls:',
    toReady: 'choose a ready one',
    noRight: 'Polls are created by the owner, HR and managers.',
  },

  form: {
    noTitle: 'Give the poll a title',
    settingsTitle: 'Settings',
    type: 'Type',
    typeHint: {
      ENPS: 'Willingness to recommend: a score from 0 to 10, and why',
      PULSE: 'How the week went: in scores and in people’s own words',
    },
    anonymous: 'Anonymous',
    anonymousHint: 'Members’ answers are stored without a name',
    publicLink: 'Allow a public link',
    publicLinkHint: 'Anyone who has it can answer, without logging in',
    suggestionsTitle: 'You can take a ready one',
    scaleHint: 'This question is answered with a score from 0 to 10: eNPS is worked out from it',
    ownWords: 'Own words',
    scales: { '0-10': '0–10', '1-5': '1–5' },
    notReady: 'A title and at least one question with text are needed.',
    tooLong: 'First shorten what is marked: the server will not take this much.',
    suggestions: {
      ENPS: [
        'How likely are you to recommend us as a place to work?',
        'Why did you give that score?',
        'What should be changed first?',
      ],
      PULSE: ['What got in the way of your work this week?', 'What made you happy?', 'Was there enough time to rest?'],
    },
    restored: (when) => `Here is what you did not get to save (${when}).`,
    drop: 'Start again',
    dropChanges: 'Discard the changes',
    replacedByTemplate: 'The questions come from a template; you can edit them.',
    replacedByNewest: 'The new version of the poll is shown.',
    leaveTitle: 'Leave without saving?',
    leave: 'Leave',
    leaveText: 'The changes are not on the server yet. They will stay on this device: come back and carry on.',
    stay: 'Stay',
  },

  checklist: {
    title: 'Before you ask',
    length: (used, max) => `All questions together: ${formatNumber(used)} of ${plural(max, 'character', 'characters')}`,
    count: (used, max) => `Questions: ${formatNumber(used)} of ${formatNumber(max)}`,
    unstated: (positions) =>
      positions.length === 1
        ? `It is not said which scores are better in question ${positions[0]}: the results will not say whether it is good or bad`
        : `It is not said which scores are better in questions ${listed(positions)}: the results will not say whether it is good or bad`,
    nobodyReads: (people) =>
      `There ${people === 1 ? 'is' : 'are'} ${plural(people, 'person', 'people')} in the workspace. No one will see anonymous answers from fewer than five: invite the others, allow a public link, or ask with names`,
    enough: (people) => `You can ask ${plural(people, 'person', 'people')}`,
    byLink: 'Those who have the link can answer too',
    long: (minutes) =>
      `About ${plural(minutes, 'minute', 'minutes')} to answer: a long poll is more often dropped halfway`,
  },

  survey: {
    open: 'Another kind of question',
    menu: 'Available in a survey',
    title: 'The poll becomes a survey',
    why: (what) =>
      `${quoted(what)} is only available in a survey. The title, the questions with scales and the anonymity carry over. What is different there:`,
    changes: [
      'A survey is opened once; to ask again, it is repeated from the list. A poll is opened any number of times, and can repeat by itself.',
      'The results compare teams, tenure and roles with each other and with the previous repeat.',
      'Anonymous answers are shown once there are five of them; if fewer than ten people were asked, once the survey is closed.',
      'After it is opened, the questions do not change.',
    ],
    stays: {
      new: 'The poll will stay on this device as a draft until the survey is saved.',
      stored: 'This will be a copy: the poll itself will stay in the list as it was.',
      opened:
        'This will be a copy: the poll itself, its runs and answers will stay where they are and will not go into the survey.',
    },
    begun:
      'There is already an unsaved survey on this device. It will make way; you can bring it back with one button.',
    keep: 'Keep the poll',
    carry: 'Go on to the survey',
    failed: 'This did not load. Reload the page and try again.',
  },

  outline: {
    questions: 'Questions of the poll',
    optional: 'can be skipped',
    scales: { '0-10': 'from 0 to 10', '1-5': 'from 1 to 5' },
    anonymous: 'anonymous',
    named: 'with names',
    publicLink: 'public link',
  },

  edit: {
    title: 'Edit poll',
    header: { untitled: 'Poll', placeholder: 'Title of the poll' },
    back: 'Back to polls',
    submit: 'Save',
    submitting: 'Saving…',
    saved: 'Changes saved',
    savedText: 'The next run will have them.',
    savedOpen: 'The run that is open now keeps the earlier questions; the next one will have the new ones.',
    noRight: 'Polls are edited by the owner, HR and managers.',
    loadFailed: 'Could not load the poll',
    notFoundTitle: 'Poll not found',
    notFound: 'It has been deleted, or it belongs to another workspace.',
    copied: (title) =>
      `This is a copy of the poll ${quoted(title)}. Its runs and answers stayed with it; only the questions are here.`,
    neverOpened: 'This poll has never been opened for answers: your edits affect no one.',
    openedBefore:
      'Answers that are already there will stay under the wording of the questions they were given to. The changes will be seen from the next run on.',
    openNow: (runs) =>
      runs === 1
        ? 'The poll is open now. This run keeps the earlier questions to its end; the changes will be seen from the next one on. Answers will stay under the wording they were given to.'
        : 'The poll is open now. These runs keep the earlier questions to their end; the changes will be seen from the next one on. Answers will stay under the wording they were given to.',
    runFrom: (created) => `Run of ${created}`,
    runUntil: (created, deadline) => `Run of ${created}, open until ${deadline}`,
    nowAnonymous: 'Without names from the next run on. Earlier runs, the open one too, will keep their names.',
    nowNamed: 'With names from the next run on. Earlier answers, those in the open run too, will stay without names.',
    linkOff: 'As soon as you save, the public links of open runs will stop working.',
    linkOn: 'As soon as you save, open runs will have a working public link.',
    newerTitle: 'Someone else has changed the poll',
    newer: (when) =>
      `While you were editing, someone else saved the poll (${when}). Your text is still here and is not saved yet.`,
    seeNewest: 'Look at the new version',
    overwrite: 'Save mine over it',
    overwriteHint: 'If you save your version over it, this one will be lost.',
    takeNewest: 'Take this version',
  },
};
