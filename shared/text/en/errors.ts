import type { Catalogue } from '../catalogue.ts';
import type { errorsText as Russian } from '../ru/errors.ts';
import { pluralForm } from './format.ts';
import { ofPeople } from './numbers.ts';

export const errorsText: Catalogue<typeof Russian> = {
  missing: {
    workspace: 'Workspace not found',
    poll: 'Poll not found',
    run: 'Poll run not found',
    survey: 'Survey not found',
    task: 'Task not found',
    finance: 'Workspace not found',
    member: 'There is no such member in the workspace',
    person: 'Employee not found',
    personJoin: 'There is no such decision about records: it has been undone',
    note: 'There is no such note: it has been deleted, or it is not yours',
    withdrawnOffer: 'The workspace is not being offered to this member: they declined, or the offer has been withdrawn',
    offer: 'You are not being offered this workspace: the offer has been withdrawn or has expired',
    invitation: 'Invitation not found: it has been withdrawn or used, or the link is wrong',
    expiredInvitation: 'The invitation has expired: ask for it to be sent again',
    voidedInvitation: 'The invitation no longer works: whoever sent it can no longer invite people. Ask for a new one',
    joinLink: 'The link no longer works: it has been withdrawn or replaced. Ask your colleagues for a new one',
    expiredJoinLink: 'The link has expired. Ask your colleagues for a new one',
    fullJoinLink: 'As many people have joined via this link as it allowed. Ask your colleagues for a new one',
    link: 'Poll not found — public link invalid or poll no longer available',
    reportPage: 'Page not found: the link is wrong or the page has been closed',
    analysisJob: 'There is no such analysis: it finished more than a month ago, or the link is wrong',
    evidence: 'This data is gone: the analysis has been refreshed since. Reload the page',
    unsubscribeLink:
      'The link does not work: perhaps it was not copied in full. Letters can be turned off in your account settings',
    partnerOffer: 'There is no such partner offer: it has ended or been removed. Refresh the list',
    offerRequest: 'There is no such request to a partner',
    export: 'There is no such archive: it has expired, or the link is wrong',
    session: 'There is no such session: it has already ended',
    expense: 'There is no such expense: it has already been deleted',
    initiative: 'There is no such initiative: it has already been deleted',
    financeEmployee: 'There is no such employee in this data',
    rule: 'There is no such rule: it has already been deleted',
    route: 'There is no such address',
  },
  unauthorized: 'Log in to continue',
  forbidden: 'You do not have permission to do this',
  ownTeamsOnly: 'In this workspace managers see only their own teams. The rest is open to the owner and HR',
  runClosed: 'The poll no longer takes answers: it has been closed or its deadline has passed',
  runNotOpen: 'The poll is not open yet. Try later: the link stays the same',
  alreadyAnswered:
    'You have already answered. Answers can be changed only where you sent them from: the poll is anonymous, so they cannot be found by name',
  linkFull: 'This link takes no more answers: as many have come in as were asked for',
  tooFewAnswers:
    'Analysis begins with five answers shown: fewer could identify a person. Wait for more answers or take in more runs',
  tooFewSurveyAnswers: (least) =>
    `Analysis begins with ${ofPeople(least)} answers shown: fewer could identify a person. Wait for more answers or for the end`,
  nothingToAnalyse: {
    unconnected: 'There is nothing to analyse: connect Bitrix24 or create tasks',
    unread: (problem) => `There is nothing to analyse: the tasks of Bitrix24 could not be read. ${problem}`,
    empty: 'There is nothing to analyse: there are no tasks in Tonus or in Bitrix24',
  },
  severalMistakes: (mistakes) => `Check what you entered: ${mistakes.join('; ')}`,
  tooManyAttempts: (wait) => `Too many attempts. Try ${wait}`,
  wait: {
    minutes: (count) => `in ${count} min`,
    hours: (count) => `in ${count} ${pluralForm(count, 'hour', 'hours')}`,
    days: (count) => `in ${count} ${pluralForm(count, 'day', 'days')}`,
  },
  tooLarge: (kilobytes) =>
    `The request is too large: at most ${kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`}`,
  notJson: 'The body of the request is not JSON',
  unknownFields: (names) => `Unknown fields: ${names.join(', ')}`,
  objectWanted: 'A JSON object is expected',
  fieldWanted: 'This field is required',
  fieldWrong: 'Wrong value',
  deadlinePast: 'This deadline has already passed: choose a later one',
  idempotency: {
    wrongKey: 'The key of a request is 1 to 128 visible ASCII characters',
    keyReused: (header) => `This ${header} has been used for another request: take a new one`,
    inProgress: 'This request is still being carried out. Wait a little and try again',
    replyLost: 'This has been done, but the reply was lost. Reload the page to see the result',
  },
  internal: 'Something broke on our side. Try again a little later',
  methodNotAllowed: (allowed) => `This address takes only ${allowed}`,
  otherAddress: 'Call the service by its own address',
};
