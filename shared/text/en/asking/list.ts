import type { listText as Russian } from '../../ru/asking/list.ts';
import type { Catalogue } from '../../catalogue.ts';
import { pollsText } from '../asking.ts';
import { formatNumber, LOCALE, NBSP, plural, quoted } from '../format.ts';

const inWords = new Intl.ListFormat(LOCALE);

/** Texts of the list of polls and surveys. Phrases of the specification stand to the letter. */
export const listText: Catalogue<typeof Russian> = {
  list: {
    title: 'Polls',
    create: 'Create',
    totals: {
      polls: ({ polls, enps, pulse }) =>
        `${plural(polls, 'poll', 'polls')}: eNPS – ${formatNumber(enps)}, pulse – ${formatNumber(pulse)}`,
      surveys: (count) => plural(count, 'survey', 'surveys'),
      running: (count) => `${formatNumber(count)} open now`,
    },
    kindsLabel: 'What to show',
    all: 'All',
    kinds: { enps: 'eNPS', pulse: 'Pulse', survey: 'Surveys' },
    kind: { enps: 'eNPS', pulse: 'Pulse', survey: 'Survey' },
    statesLabel: 'State',
    everyState: 'In any state',
    groups: {
      first: 'Start here',
      running: 'Open',
      ahead: 'Coming up',
      finished: 'How it turned out',
      drafts: 'Drafts set aside',
      archived: 'Archive',
    },
    runningToo: 'Also open',
    groupsOfMember: { first: 'Waiting for your answers', finished: 'Closed' },
    surveyOfMember: 'Poll',
    notes: {
      first: 'why it is here: the deadline is near, there are few responses, or a draft is not finished',
      drafts: 'not changed for more than two weeks',
    },
    byState: {
      running: 'Open',
      draft: 'Drafts',
      finished: 'Closed',
      archived: 'Archive',
    },
    stateWith: (state, count) => `${state}: ${formatNumber(count)}`,
    search: { label: 'Find by title or finding', hint: 'Title or finding' },
    searchOfMember: { label: 'Find by title', hint: 'Find by title' },
    found: (count) => `Found: ${formatNumber(count)}`,
    nothingFound: (search) => `There is nothing here for ${quoted(search)}.`,
    orderLabel: 'Order',
    orders: {
      urgent: 'Most urgent first',
      new: 'Newest first',
      title: 'By title',
    },
    empty: {
      running: 'Nothing is open at the moment.',
      draft: 'There are no drafts.',
      finished: 'Nothing is closed yet.',
      archived: 'The archive is empty.',
    },
    nothing: 'There is nothing here at the moment.',
    noneOfKind: 'There is nothing of this kind here yet.',
    showAll: 'Show all',
    states: {
      running: 'open',
      draft: 'draft',
      finished: 'closed',
      archived: 'in the archive',
    },
    fewAnswers: 'few responses',
    lastDay: 'today is the last day',
    waits: 'waiting for your answers',
    startsItself: 'will start by itself',
    anonymous: 'anonymous',
    named: 'with names',
    publicLink: 'public link',
    size: (questions, minutes) => `${pollsText.questions(questions)}, ${plural(minutes, 'minute', 'minutes')}`,
    created: (date) => `created ${date}`,
    surveyCreated: (date) => `created ${date}`,
    take: 'Answer',
    copyLink: 'Copy link',
    results: 'Results',
    remind: 'Remind',
    reminded: 'Those who have not answered yet have been reminded',
    edit: 'Edit',
    duplicate: 'Make a copy',
    duplicateFailed: 'Could not make a copy',
    end: 'Close now',
    archive: 'Archive',
    restore: 'Restore from archive',
    archived: 'The poll is in the archive',
    restored: 'The poll is back in the list',
    undo: 'Undo',
    failedTitle: 'That did not work',
    delete: 'Delete',
    more: 'Show more',
    actionsOf: (title) => `Actions for the poll ${quoted(title)}`,
    allOf: (count) => `All ${formatNumber(count)}`,
    archiveWith: (count) => `Archive: ${formatNumber(count)}`,
    emptyTitle: 'No polls yet',
    emptyEditor:
      'Ask the team whether they would recommend you as a place to work. Three questions are enough to begin.',
    emptyMember: 'When there is a poll in the workspace, it will be here.',
    bring: 'Bring from…',
    saveQuestions: 'Download questions',
    createFirst: 'Create the first poll',
    loadFailed: 'Could not load the polls',
    surveysFailed: 'Could not load the surveys',
    figuresFailed: 'Could not find out how many have answered',
    justCreated: (title) =>
      `The poll ${quoted(title)} has been created. What is left is to open it for answers and send the link.`,
  },

  outcome: {
    answered: (title) => `Answered: ${title}`,
    below: 'fewer than usual by this day',
    usual: 'as usual by this day',
    above: 'more than usual by this day',
    never: 'fewer than five people were asked, there will be no result',
    fromFifth: 'the result opens with the fifth response',
    later: 'the result opens once the poll is closed',
    range: (low, high) => `from ${low} to ${high}`,
    silent: (low, high) => `Allowing for non-respondents: from ${low} to ${high}`,
    rise: 'higher',
    fall: 'lower',
    moved: (way, [low, high], silent) =>
      `${way} than last time: a difference of ${low} to ${high}${silent ? ', allowing for non-respondents' : ''}`,
    random: 'the difference from last time may be chance',
    same: 'same as last time',
  },

  calendar: {
    note: 'minutes are of whoever is asked most',
    caption: 'What will be asked over the next eight weeks, and how many minutes it takes one person',
    what: 'Poll',
    thisWeek: 'this week',
    perPerson: 'Minutes per person',
    minutes: (count) => plural(count, 'minute', 'minutes'),
    minutesBriefly: (count) => `${count}${NBSP}min`,
    many: 'a lot',
    manyMinutes: (count) => `${plural(count, 'minute', 'minutes')} – a lot`,
    nothing: '–',
    open: 'open',
    opens: (moment) => `opens ${moment}`,
    openUntil: (day) => (day === null ? 'open without a deadline' : `open until ${day}`),
    limit: 'limit',
    limitOfQuestions: 'question limit',
    skipped: (moment) => `does not open ${moment}: question limit`,
    limitNote:
      'Limit: by this day people will have been asked as many questions as are allowed in 30 days, and the run will not open.',
    weeks: (isNow, later) =>
      [
        ...(isNow ? ['this week'] : []),
        ...(later.length > 0 ? [`in the ${later.length === 1 ? 'week' : 'weeks'} of ${inWords.format(later)}`] : []),
      ].join(' and '),
    advice: {
      move: (weeks) => `A lot ${weeks}: move one of the polls or shorten it.`,
      shorten: (weeks) => `A lot ${weeks}: keep fewer questions or ask them in turn.`,
      full: (weeks) => `A lot ${weeks}, and all of it is already open: do not open anything more.`,
    },
  },

  planned: {
    opens: (moment) => `starts by itself ${moment}`,
    joiners: 'asks everyone who joins',
    change: 'Change',
  },

  end: {
    title: 'Close the poll?',
    text: (title) => `${quoted(title)} will take no more responses. Those collected will stay.`,
    confirm: 'Close',
    done: 'The poll is closed',
  },

  delete: {
    title: 'Delete the poll?',
    lost: (title, questions) =>
      `The poll ${quoted(title)} (${questions}), all its runs and all responses will be gone for good. The public link will stop opening.`,
    confirm: 'Delete poll',
    failed: (message) => `Could not delete poll: ${message}`,
    failedTitle: 'The poll is still there',
    done: 'The poll is deleted',
    doneText: (title) => `${quoted(title)} can no longer be opened. Its responses are being deleted with it.`,
  },
};
