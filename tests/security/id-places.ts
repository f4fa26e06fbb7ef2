import { routes } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';

/** Every place in the contract where a caller names a thing by its id, and the test below that swaps it. */
export const POSITIONS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.flatMap(scoped)),
  'endSession params.id': 'session',
  ...things('invitation', 'resendInvitation', 'withdrawInvitation', 'getInvitationLink'),
  // What is told of the ballots of a run is told to everybody, and a ballot of another run is none of this one.
  ...Object.fromEntries(
    ['getBallotKeys', 'takePollByBallot', 'takeSurveyByBallot', 'getRunRecord', 'getRunRecordPart'].map(
      (name) => [`${name} params.run_id`, 'own choice'] as const,
    ),
  ),
  // Found among those of the caller's address, or not at all.
  'acceptMyInvitation params.invitation': 'own choice',
  'cancelOfferRequest params.requestId': 'thing',
  // The catalogue is everybody's.
  'requestOffer body.offer_id': 'own choice',
  // A poll of another workspace brings nothing along: tests/api/surveys/create-survey.test.ts.
  'createSurvey body.from_poll': 'own choice',
  'listMyTasks query.workspace_id': 'thing',
  'createTask body.responsible_id': 'of a task',
  'updateTask body.responsible_id': 'of a task',
  'replaceTask body.responsible_id': 'of a task',
  'replaceTask body.workspace_id': 'of a task',
  'listTasks query.responsible_id': 'of a task',
  'moveTask body.after': 'of a task',
  'moveTask body.before': 'of a task',
  'setTeam body.user_ids': 'of members',
  // Of this workspace alone: give-finance-access.test.ts.
  'giveFinanceAccess params.userId': 'of members',
  ...things('initiativeId', 'changeInitiative', 'deleteInitiative'),
  ...things('keyId', 'revokeApiKey'),
  ...things('exportId', 'cancelExport', 'downloadExport'),
  ...things('sheetId', 'reprintCodeSheet', 'revokeCodeSheet', 'reprintSurveyCodeSheet', 'revokeSurveyCodeSheet'),
  ...things('dialogueId', 'answerDialogue', 'endDialogue', 'answerSurveyDialogue', 'endSurveyDialogue'),
  ...things('kioskId', 'endKiosk', 'endSurveyKiosk'),
  ...ownChoices('takePollAtKiosk', 'takeSurveyAtKiosk', 'takePublicPoll', 'takePollByCode', 'respondToPublicSurvey'),
  ...things('ruleId', 'changeRule', 'deleteRule'),
  ...things(
    'webhookId',
    'changeWebhook',
    'deleteWebhook',
    'getWebhookSecret',
    'renewWebhookSecret',
    'testWebhook',
    'listWebhookDeliveries',
    'resendWebhookEvent',
  ),
  'deleteExpense params.expenseId': 'thing',
  // Of this workspace alone: foreign-ids-in-rules.test.ts.
  ...Object.fromEntries(
    ['createRule', 'changeRule', 'dryRunRule'].flatMap((name) => [
      [`${name} body.condition.poll_id`, 'of a rule'],
      [`${name} body.action.responsible_id`, 'of a rule'],
      // The catalogue is the same for everybody.
      [`${name} body.action.offer_id`, 'own choice'],
    ]),
  ),
  ...things('employeeId', 'changeEmployee', 'eraseEmployee'),
  'setHiredOn body.user_ids': 'of members',
  // Of this workspace alone: set-people.test.ts.
  ...Object.fromEntries(['id', 'manager_id'].map((at) => [`setPeople body.people.${at}`, 'of members'] as const)),
  // Of this workspace alone: leavers.test.ts.
  'keepLeavers body.ids': 'of members',
  // Of this workspace alone: packs.test.ts.
  'setPackPlan body.readers': 'of members',
  // Nothing without the secret of that workspace's own bot: receive-chat-update.test.ts.
  'receiveChatUpdate params.id': 'own choice',
  // Nothing without the key and the token of that workspace's own portal: portal-app.test.ts.
  'receivePortalEvent params.id': 'own choice',
  // Of the asker's own account alone, and as often as asked: push-devices.test.ts.
  'removePushDevice params.id': 'own choice',
  // Of the asker's own account alone: factors.test.ts.
  'renamePasskey params.id': 'own choice',
  'removePasskey params.id': 'own choice',
  ...things('joinId', 'forgetJoin'),
  ...things('noteId', 'changeNote', 'deleteNote'),
  // Of this workspace alone: notes.test.ts.
  ...Object.fromEntries(
    ['createNote', 'changeNote'].map((name) => [`${name} body.shared_with`, 'of members'] as const),
  ),
  ...things('requestId', 'changeDataRequest', 'withdrawDataRequest'),
  // Without a scope: whoever has left may take back what they have asked.
  ...things('id', 'withdrawDataRequest'),
  'addDataRequest body.contact_id': 'thing',
  ...things('contactId', 'getContact', 'changeContact', 'deleteContact'),
  // Of this workspace alone: contacts.test.ts.
  'printSlips body.ids': 'of members',
  // Of members alone, whom it does not count.
  'estimateSms body.audience.user_ids': 'own choice',
  'createFrame body.audience.user_ids': 'of members',
  'updateFrame body.audience.user_ids': 'of members',
  'saveSchedule body.audience.user_ids': 'of members',
  'previewSchedule body.audience.user_ids': 'of members',
  ...Object.fromEntries(
    ['get', 'cancel', 'retry'].flatMap((what) =>
      ['Workload', 'Poll', 'Survey'].map((subject) => [`${what}${subject}Job params.job_id`, 'thing'] as const),
    ),
  ),
  // Whoever looks at a task or at what it came from is asked for their rights there; its effect is measured in the task's own
  // workspace alone (get-task-effect.test.ts).
  'createTask body.source.id': 'own choice',
  'createTask body.source.subject_id': 'own choice',
  'decide body.task_id': 'own choice',
  // Of this workspace alone: moving.test.ts.
  'takePolls query.poll': 'own choice',
  'takePolls query.run': 'own choice',
  'takeSurveys query.survey': 'own choice',
  'saveSurveyReport body.question_ids': 'question',
  'saveFrameReport body.question_ids': 'question',
  'updatePoll body.questions.id': 'question',
  'takePoll body.answers.question_id': 'question',
  'takePoll body.anonymous_session_id': 'own choice',
  'takePublicPoll body.answers.question_id': 'question',
  'takePollAtKiosk body.answers.question_id': 'question',
  'takePollByBallot body.answers.question_id': 'question',
  'takePollByCode body.answers.question_id': 'question',
  'grantSurveyAccess body.user_ids': 'of members',
  'compareSurveys query.with': 'of a survey',
  'listSurveyComments query.question_id': 'of a survey',
  'respondToSurvey body.answers.question_id': 'of a survey',
  'respondToSurvey body.anonymous_session_id': 'own choice',
  'respondToPublicSurvey body.answers.question_id': 'of a survey',
  'takeSurveyAtKiosk body.answers.question_id': 'of a survey',
  'takeSurveyByBallot body.answers.question_id': 'of a survey',
  'respondToSurveyByCode body.answers.question_id': 'of a survey',
  'respondToSurveyByCode body.anonymous_session_id': 'own choice',
  // Callers number the questions of a draft themselves, so that conditions can name them: an id means something within
  // one survey alone (create-survey.test.ts), and what a question repeats within one series of a workspace.
  ...Object.fromEntries(
    ['createSurvey', 'updateSurvey'].flatMap((name) =>
      ['id', 'origin_id', 'show_if.question_id'].map((at) => [`${name} body.questions.${at}`, 'own choice'] as const),
    ),
  ),
};

/** The session of whoever answers by these routes. */
function ownChoices(...names: readonly string[]): Record<string, 'own choice'> {
  return Object.fromEntries(names.map((name) => [`${name} body.anonymous_session_id`, 'own choice'] as const));
}

/** A path of these routes names a thing. */
function things(parameter: string, ...names: readonly string[]): Record<string, 'thing'> {
  return Object.fromEntries(names.map((name) => [`${name} params.${parameter}`, 'thing'] as const));
}

/** Where a route's scope says that the id of its thing stands. */
function scoped(route: Route): [string, 'thing'][] {
  const { scope } = route as { scope?: unknown };
  return typeof scope === 'object' && scope !== null && 'from' in scope
    ? [[`${route.name} ${String(scope.from)}`, 'thing']]
    : [];
}
