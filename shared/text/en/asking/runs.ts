import type { runsText as Russian } from '../../ru/asking/runs.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, plural, quoted } from '../format.ts';

const responses = (count: number) => plural(count, 'response', 'responses');
const share = (answered: number, asked: number) => `${formatNumber(answered)} of ${formatNumber(asked)}`;
const links = (count: number, codes = false) => `${formatNumber(count)} via the link${codes ? ' or by code' : ''}`;

/** What closing and reopening an anonymous run means, wherever one is about to happen. */
const MARKS_ARE_LOST =
  'The marks of who has answered or was given a ballot are erased on closing: otherwise they would tell too much about people.';

const WITHOUT_LINK = 'The published run was left without a public link. Try creating a new run.';

/** Texts about the runs of a poll and their public links. Phrases of the specification stand to the letter. */
export const runsText: Catalogue<typeof Russian> = {
  gathered: {
    exactly: responses,
    atLeast: (count) => `at least ${responses(count)}`,
    fewerThanFive: 'fewer than five responses',
  },

  choice: {
    label: 'Run',
    option: (name, created, published) => `${name} · ${created}${published ? ' · published' : ''}`,
    more: 'Show more',
    moreHint: (count) => `Shown: the last ${plural(count, 'run', 'runs')}.`,
    moreFailed: 'Could not show more',
  },

  none: {
    title: 'No runs yet',
    text: 'A run is one round of the poll: its own deadline, its own link, its own answers. Open the first one: the deadline and the link are ready.',
  },

  create: {
    button: 'Create run',
    title: 'New run',
    text: 'It begins as a draft: people can answer it once you publish it.',
    frozen: 'From the first publication on, the questions of this run do not change any more.',
    submit: 'Create run',
    failed: 'Could not create the run',
    doneTitle: 'Run created',
    done: 'This is a draft. Publish it so that people can answer.',
    sends: (messages) => `Invitations will go out on publication: ${messages}.`,
    publishNow: 'Publish',
    later: 'Later',
  },

  card: {
    label: 'Run',
    created: 'Created',
    deadline: 'Deadline',
    status: 'State',
    noDeadline: 'no deadline',
    setDeadline: 'Set a deadline',
    changeDeadline: 'Change the deadline',
    change: 'Change',
    states: { draft: 'Draft', open: 'Published', over: 'Deadline passed', closed: 'Unpublished' },
    stateNotes: {
      draft: 'No one can answer yet: the run is not published.',
      closed: 'Responses are no longer accepted. Those collected have stayed.',
      over: 'The deadline has passed; responses are no longer accepted. Those collected have stayed.',
    },
    sends: 'On publication, invitations will go to those whom the run asks.',
    publish: 'Publish',
    publishAgain: 'Publish again',
    unpublish: 'Unpublish',
    prolong: 'Extend the deadline',
    copyLink: 'Copy link',
    delete: 'Delete run',
    deleteWith: (gathered) => `Delete run and ${gathered}`,
    deleteNote: 'This cannot be undone. If you still need the answers, download them first.',
    publishFailed: 'Could not change the state of the run',
  },

  progress: {
    title: 'How many have answered',
    figure: {
      fewerThanFive: 'Fewer than five have answered',
      atLeast: (answered) => `At least ${formatNumber(answered)} have answered`,
      atLeastOf: (answered, asked) => `At least ${share(answered, asked)} have answered`,
      exactly: (answered) => `${plural(answered, 'person has', 'people have')} answered`,
      exactlyOf: (answered, asked) => `${share(answered, asked)} ${answered === 1 ? 'has' : 'have'} answered`,
    },
    parts: {
      allByLink: 'all via the link',
      allByLinkOrCode: 'all via the link or by code',
      atLeast: (members, byLink, codes) =>
        `at least ${plural(members, 'member', 'members')} and ${links(byLink, codes)}`,
      exactly: (members, byLink, codes) => `${plural(members, 'member', 'members')}, ${links(byLink, codes)}`,
    },
    anonymous: 'The poll is anonymous: how many people have answered is shown, but not who.',
    nobody: 'No responses',
    failed: 'Could not find out how many have answered.',
    retry: 'Try again',
  },

  deadline: {
    until: (moment) => `until ${moment}`,
    passed: (moment) => `passed on ${moment}`,
    purposes: {
      keep: { title: 'Deadline of the run', save: 'Save deadline', why: null },
      publish: {
        title: 'A new deadline is needed',
        save: 'Publish',
        why: 'The deadline passed before the run was published. Set a new one or remove it.',
      },
      reopen: {
        title: 'Open the run again?',
        save: 'Open again',
        why: 'The deadline of this run has passed. Set a new one or remove it, and responses will be accepted again.',
      },
    },
    failed: 'Could not save the deadline',
  },

  close: {
    title: 'Close the anonymous run?',
    text: (gathered) => `Collected: ${gathered}. No new ones will be accepted; those collected will stay.`,
    unknown: 'No new responses will be accepted; those collected will stay.',
    marks: `${MARKS_ARE_LOST} If you open the run again later, members will be able to answer once more, and there may be more responses than people.`,
    confirm: 'Unpublish',
  },

  reopen: {
    title: 'Open the anonymous run again?',
    text: (gathered) => `It has already collected: ${gathered}.`,
    marks: `${MARKS_ARE_LOST} So those who answered before will be able to answer once more, and there may be more responses than people.`,
    instead: 'To ask everyone afresh, it is better to create a new run.',
    confirm: 'Publish again',
  },

  delete: {
    title: 'Delete the run?',
    counting: 'Counting responses…',
    lost: (created, gathered) =>
      `The run of ${created} and ${gathered} in it will be gone for good. They cannot be restored.`,
    lostWithoutAnswers: (created) =>
      `The run of ${created} and its link will be gone for good. They cannot be restored.`,
    lostUnknown: (created) =>
      `The run of ${created} and all responses in it will be gone for good. They cannot be restored.`,
    openNow: 'The run is open now: whoever is answering at this minute will not be able to send their answers.',
    confirm: 'Delete run',
    confirmWithAnswers: 'Delete with the responses',
    failed: 'Error deleting frame',
    doneTitle: 'Run deleted',
    done: (created) => `The run of ${created} is gone. Its responses are being deleted with it.`,
  },

  link: {
    section: 'Public link',
    works: 'Anyone who has received it can answer by it, without logging in.',
    waits: 'It will work once the run is published.',
    rests: 'While the run is closed, it only shows that the poll is not available.',
    off: 'The public link of this poll is off: only members of the workspace answer, after logging in.',
    offWithCodes:
      'The public link of this poll is off: members of the workspace answer, after logging in, and those who have a code.',
    inSettings: 'Turn it on in the settings of the poll',
    copied: 'Link copied',
    copiedText: 'Send it to those you are asking: no login is needed to answer.',
    copyByHand: 'Public link',
    copyByHandText: 'The browser did not allow copying. The link is here:',
    address: 'Public link',
    copy: 'Copy',
    open: 'Open the page of the poll',
    qr: 'QR code and poster',
    failedTitle: 'That did not work',
    failed: (message) => `Error creating public link: ${message}`,
    disabledTitle: 'Public links are off',
    disabled: 'The public link of this poll is off. It is allowed in the settings of the poll.',
    toSettings: 'Open the settings of the poll',
    forOneTitle: 'This poll is for one person',
    forOne: 'With the link, everyone would see it. Press “Open” beside the poll and choose who to ask.',
    noRunsTitle: 'The poll has not been run yet',
    noRuns: 'This poll has no runs; there is nothing to answer yet. Create a run and publish it?',
    createAndPublish: 'Create and publish',
    unpublishedTitle: 'The run is not published',
    unpublished: (created) =>
      `The run of ${created} is not published at the moment; the link will not open it. Publish it?`,
    closed: (created) => `The run of ${created} is unpublished; the link will not open it. Publish it again?`,
    publish: 'Publish',
    overTitle: 'The deadlines of the runs have passed',
    over: 'All runs of this poll have ended. Create a new one and publish it?',
    notOpenTitle: 'The poll is not open yet',
    notOpen: 'The poll has no open run at the moment. It is opened by the owner, HR or a manager.',
    noTokenTitle: 'The run has no link',
    noToken: WITHOUT_LINK,
    missing: {
      draft: 'This run has no public link yet: it will get one once it is published.',
      open: WITHOUT_LINK,
      over: 'This run has no public link: it will get one if it is opened again.',
      closed: 'This run has no public link: it will get one if it is published again.',
    },
  },

  renew: {
    button: 'Revoke link',
    title: 'Revoke the link?',
    text: 'The link will change to a new one; the earlier one will stop opening at once.',
    who: 'Those who already have it – in emails, in chats, on printed posters – will see “not found”. Collected responses will stay.',
    confirm: 'Revoke and issue a new one',
    failed: 'Could not revoke the link',
    done: 'The earlier link does not open any more. Send the new one.',
  },

  limit: {
    none: 'Responses via the link: no limit',
    taken: (taken, limit, rounded) => `Responses via the link: ${rounded ? 'at least ' : ''}${share(taken, limit)}`,
    most: (limit) => `Responses via the link: ${formatNumber(limit)} at most`,
    full: 'The limit is reached: no new responses via the link are accepted. Those who have already answered can change their answers.',
    set: 'Set a limit',
    change: 'Change the limit',
    title: 'Limit of responses via the link',
    text: 'Once there are this many responses, the link will accept no new ones. The limit does not concern members of the workspace.',
    field: 'Responses, no more than',
    fieldHint: (most) => `From 1 to ${formatNumber(most)}. Leave empty for no limit.`,
    invalid: (most) => `A whole number from 1 to ${formatNumber(most)} is needed`,
    below: (taken) =>
      `There ${taken === 1 ? 'is' : 'are'} already ${responses(taken)} via the link: with this limit no new ones will be accepted; those collected will stay.`,
    save: 'Save',
    failed: 'Could not save the limit',
  },

  qr: {
    title: 'QR code of the poll',
    label: (title) => `QR code: public link to the poll ${quoted(title)}`,
    text: 'Point your phone’s camera at it, and the page of the poll will open.',
    waits: 'The page will open once the run is published.',
    svg: 'Download SVG',
    png: 'Download PNG',
    print: 'Print an A4 poster',
    failed: 'Could not draw the picture. Try SVG.',
    file: 'QR code',
    loadFailed: 'The QR code did not load. Check your internet connection and open it again.',
    loading: 'Drawing the QR code…',
  },

  poster: {
    point: 'Point your phone’s camera at the code',
    orType: 'or type the address:',
    questions: (count) => plural(count, 'question', 'questions'),
    noLogin: 'no login',
    until: (moment) => `you can answer until ${moment}`,
    anonymous: 'Answers are anonymous: no name is asked for; IP address and device are not stored.',
    named: 'No name is asked for; IP address and device are not stored.',
  },
};
