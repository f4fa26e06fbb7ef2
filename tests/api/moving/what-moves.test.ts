import { expect, it } from 'vitest';
import { keys, type Key } from '#data/keys.ts';
import type { MovingKind } from '#shared/rules/moving.ts';
import { PARTITIONS } from '#data/partitions.ts';
import { makeMember, makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';
import { makeContact } from '#tests/support/contacts.ts';
import { makeFinanceEmployee } from '#tests/support/finance.ts';
import { makeReportedSurvey } from '#tests/support/shown-survey.ts';
import { makeSurvey } from '#tests/support/surveys.ts';
import { translate } from '#tests/support/translations.ts';
import { moveIn, movingFileOf } from '#tests/support/moving.ts';
import { putUnder } from '#tests/support/led-teams.ts';
import { makeRule, MONTHLY_TASK } from '#tests/support/rules.ts';
import { makeNamedRun, makeShownRun } from '#tests/support/shown-run.ts';
import { storedItems } from '#tests/support/stored.ts';

/*
 * Every kind of item that a workspace, a poll, a run or a task owns: whether it moves to another installation, and why
 * not. A new one is red here until somebody has decided; what a person reads of it stands in shared/text/ru/moving.ts.
 */

const SECRET = 'opens something: it is set up again';
const OPEN = 'of runs while they are open: a run moves when it is closed';
const NAMES = 'says who: people have other accounts there';
const FOLLOWS = 'follows from what moves, or is made there anew';
const THERE = 'is read again from where it is';
const SET_UP = 'is a matter of a minute: it is set up again';
const LOG = 'what happened in this installation';
const ANEW = 'is turned on by somebody who looks first: nothing begins by itself in the new place';
const BOX = 'leads to whoever wrote by a key in their browser, which knows the old place alone';
const CONCLUDED = 'is concluded from what moves, anew when somebody asks; what was concluded stands in the archive';
const PARTNER = 'is between the company and a partner, who knows the old place';
const PROOF = 'proves something of this installation by its keys';
const OPERATOR = 'says by whom data are processed, who are others in the new place; it stands in the archive';

type Name = keyof typeof keys;
/** What is read of one place and written in the other, by the parts it stands in. */
const MOVES: Partial<Record<Name, MovingKind>> = {
  workspace: 'people',
  member: 'people',
  invitation: 'people',
  poll: 'polls',
  run: 'polls',
  totals: 'polls',
  response: 'polls',
  released: 'polls',
  teamFigures: 'polls',
  survey: 'surveys',
  breakdown: 'surveys',
  translation: 'polls',
  runReport: 'polls',
  contact: 'contacts',
  financeDataset: 'pay',
  financePart: 'pay',
  task: 'tasks',
  taskEvent: 'tasks',
  moneyMonths: 'money',
  budget: 'money',
  expense: 'money',
  initiative: 'money',
  prediction: 'money',
  rule: 'rules',
};
const STAYS: Readonly<Record<string, readonly Name[]>> = {
  [SECRET]: [
    ...(['ownProvider', 'ownDomain', 'joinLink', 'directoryToken', 'apiKey', 'apiKeyCount', 'credentials'] as const),
    ...([
      'openReport',
      'reportPage',
      'portalFlow',
      'chatLink',
      'webhooksHead',
      'webhook',
      'financeKey',
      'recordSecret',
      'participationKey',
    ] as const),
    ...([
      'ballotKey',
      'ballots',
      'contactKey',
      'codeKey',
      'codeGroupsKey',
      'kiosk',
      'codeSheet',
      'contactCodes',
    ] as const),
  ],
  [OPEN]: [
    ...(['openRun', 'plannedRun', 'asked', 'linkUse', 'linkRate', 'audience', 'groupsAsked'] as const),
    ...(['contactTeams', 'notice', 'sms', 'pulseState', 'runTexts'] as const),
  ],
  [NAMES]: [
    ...(['formerMember', 'formerMailbox', 'personJoin', 'dataRequest', 'chat', 'note', 'notesWritten'] as const),
    ...(['runViewers', 'participation', 'codeMark', 'leaverAsked'] as const),
  ],
  [FOLLOWS]: [
    ...([
      'memberAddress',
      'openedRun',
      'pollRef',
      'runRef',
      'surveyRef',
      'seriesEntry',
      'taskRef',
      'taskCounts',
      'taskDeadline',
    ] as const),
    ...([
      'participationTotals',
      'awaited',
      'moving',
      'workloadMetrics',
      'pollMetrics',
      'spent',
      'expenseRef',
      'moneyMonthsBefore',
    ] as const),
  ],
  [THERE]: [
    ...([
      'directoryPerson',
      'directoryGroup',
      'directoryName',
      'directoryState',
      'peopleSource',
      'taskSource',
    ] as const),
    ...(['taskSourcePart', 'portalHead', 'portalRow', 'portalDoubt'] as const),
  ],
  [SET_UP]: ['packBrand', 'packPlan'],
  [LOG]: [
    ...(['begunPast'] as const),
    ...(['destruction', 'accessBeginning', 'accessMark', 'accessHead', 'accessEntry', 'accessAlias'] as const),
    ...(['workspaceExport', 'runningExport', 'webhookEvent', 'webhookSeen', 'webhookDelivery', 'smsSpent'] as const),
    ...(['automationEntry', 'ruleCause', 'ruleSpent', 'ruleEntry', 'deliveries', 'decision'] as const),
  ],
  [ANEW]: ['automations', 'stagePolls'],
  [BOX]: ['begunDialogue', 'dialogue', 'dialogueMessages'],
  [CONCLUDED]: [
    ...(['pollAnalysis', 'pollJob', 'pollResult', 'workloadAnalysis', 'workloadResult', 'workloadEvidence'] as const),
    ...(['foreseenPeak', 'workloadJob'] as const),
  ],
  [PARTNER]: ['offerRequest', 'offerRequestRef', 'openOfferRequest'],
  [PROOF]: ['ballotsGivenOut', 'runRecord', 'runRecordPart'],
  [OPERATOR]: ['processingRegister'],
};

const AT = '2026-11-17T09:00:00.000Z';
const OWNED: ReadonlySet<string> = new Set(['workspace', 'poll', 'run', 'task']);

it('is decided of every kind of item that a workspace owns, once', () => {
  const owned = Object.entries(keys).flatMap(([name, make]) => {
    const { pk } = (make as (...parts: string[]) => Key)(...Array.from({ length: 9 }, () => AT));
    return OWNED.has(PARTITIONS[pk.split('#')[0] as keyof typeof PARTITIONS]) ? [name] : [];
  });
  const decided = [...Object.keys(MOVES), ...Object.values(STAYS).flat()];
  expect(decided.toSorted()).toEqual(owned.toSorted());
});

it('brings over what moves, and no item of any other kind', async () => {
  const owner = await makePerson();
  const from = await makeWorkspace(owner, 'Ромашка');
  const employee = await makeMember(from, 'сотрудник');
  const responsible = employee.id;
  await putUnder(owner, from, [employee], owner);
  await makeNamedRun(owner, from, [owner, employee]);
  await makeRule(owner, from, { action: { ...MONTHLY_TASK.action, responsible_id: responsible } });
  await makeShownRun(owner, from);
  await makeReportedSurvey(owner, from);
  const { id } = await makeSurvey(owner, from);
  await translate(owner, { kind: 'survey', id });
  await makeContact(from);
  await makeFinanceEmployee(owner, from);
  await makeTask(owner, from);
  await makeTask(owner, from, { responsible_id: responsible });
  const to = await makeWorkspace(owner, 'Василёк');
  const before = new Set((await storedItems()).map(({ pk, sk }) => `${pk} ${sk}`));
  expect((await moveIn(owner, to, await movingFileOf(owner, from))).status).toBe(200);
  const added = (await storedItems()).filter(({ pk, sk }) => !before.has(`${pk} ${sk}`));
  const types = new Set(added.map(({ type }) => String(type)));
  expect([...types].toSorted()).toEqual(
    [
      ...[
        'access-mark',
        'answered',
        'automation-rule',
        'awaited-answers',
        'awaited-lead',
        'awaited-rule',
        'awaited-task',
        'assignment',
        'breakdown',
        'contact',
        'finance-dataset',
        'finance-key',
        'finance-part',
        'idempotency',
        'invitation',
        'invited',
        'moving',
        'opened-run',
        'poll',
        'poll-ref',
      ],
      ...['released', 'report', 'response', 'run', 'run-ref', 'series-entry', 'survey', 'survey-ref', 'translation'],
      ...['task', 'task-ref', 'task-counts', 'totals'],
    ].toSorted(),
  );
});
