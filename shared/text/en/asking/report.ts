import type { reportEditorText as Russian } from '../../ru/asking/report.ts';
import type { Catalogue } from '../../catalogue.ts';
import { plural, quoted } from '../format.ts';

/** Texts of the page where “You said, we did” is written. */
export const reportEditorText: Catalogue<typeof Russian> = {
  title: 'Tell the team',
  back: 'Results',
  note: 'the page “You said, we did”',
  loadFailed: 'The page did not load',
  notFoundTitle: { survey: 'Survey not found', run: 'Run of the poll not found' },
  notFound: 'It has been deleted, or it is in another workspace.',
  noRunsTitle: 'There is nothing to tell yet',
  noRuns: 'The poll has never been opened: the page is written about the results of a run.',
  noRight: 'The owner, HR and managers can tell the team about the results.',

  form: {
    title: 'What to tell',
    intro: 'Introduction',
    introHint: 'Optional. The page itself says who answered and when.',
    items: 'Items',
    item: (number) => `Item ${number}`,
    said: 'You said',
    saidHint: 'What you heard, in the team’s words: “Newcomers find the first month hard”',
    done: 'We',
    doneHint: 'What you did or decided, and when. “Decided otherwise” with an explanation is an answer too',
    state: 'Where it stands',
    states: { done: 'done', doing: 'in progress', decided_otherwise: 'decided otherwise' },
    responsible: 'Who is responsible',
    responsibleHint: 'Name and role, optional',
    add: 'Add item',
    up: (number) => `Move item ${number} up`,
    down: (number) => `Move item ${number} down`,
    remove: (number) => `Remove item ${number}`,
    removed: 'Item removed.',
    undo: 'Bring back',
    full: (count) => `No one reads more than ${plural(count, 'item', 'items')}: better fewer, about what matters most.`,
    questions: 'Which figures to show',
    questionsHint:
      'Results of the whole company, without groups. Where there are few answers, the page will have no figures.',
    noQuestions: 'There are no figures here that can be shown to everyone.',
    blankSaid: 'Write what you heard',
    blankDone: 'Write what you decided',
  },

  suggestions: {
    title: 'Where to begin',
    text: 'Take the themes people wrote about, and the tasks that grew out of them. You can put an item in your own words.',
    themes: 'Find themes in the answers',
    again: 'Find again',
    preparing: 'Still looking for themes. Try again in a minute.',
    none: 'No common themes were found in the answers.',
    failed: 'Could not find themes',
    theme: (name, count) => `${name}, ${plural(count, 'person', 'people')}`,
    addTheme: (name) => `Add an item about the theme ${quoted(name)}`,
    addTask: (title) => `Add an item on the task ${quoted(title)}`,
    tasks: 'Tasks from the results',
    taken: 'already on the page',
  },

  preview: {
    title: 'How the team will see it',
    figuresLater: {
      survey: 'The figures will appear once the survey is closed.',
      run: 'The figures will appear once the run is closed.',
    },
  },

  publish: {
    title: 'Page for the team',
    closed: 'Closed so far: only you and those who read the results see it.',
    open: 'Open: anyone who has the link can read it.',
    actions: 'Save and publish',
    unsaved: 'There are unsaved changes.',
    unsavedOpen: 'There are unsaved changes: the page has the earlier text.',
    allSaved: 'Everything is saved.',
    saved: 'Page saved',
    save: 'Save',
    publish: 'Publish',
    close: 'Close the page',
    publishTitle: 'Publish the page?',
    publishText:
      'Anyone who has the link can read it, without logging in. There are no names of respondents and no figures by group on it. The figures will stay as they are now in the preview.',
    closeTitle: 'Close the page?',
    closeText:
      'The link will stop opening. The text will stay here; you can publish it again, and the address will be the same.',
    published: 'The page is open',
    closedNow: 'The page is closed',
    failed: 'Could not save',
    empty: 'To publish, add at least one item.',
    link: 'Link to the page',
    copy: 'Copy',
    copied: 'Link copied',
    copyFailed: 'Could not copy: select the link and copy it yourself.',
    openPage: 'Open',
  },

  conflict: {
    text: 'While you were writing, someone else saved the page. Your text is still here.',
    mine: 'Save my text',
    theirs: 'Show what was saved',
  },

  leave: {
    title: 'Leave without saving?',
    text: 'What you have written here will be lost.',
    leave: 'Leave',
    stay: 'Stay',
  },
};
