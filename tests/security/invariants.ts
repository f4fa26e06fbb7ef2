import { unmarshall } from '@aws-sdk/util-dynamodb';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import type { TableState } from '#tests/support/table-state.ts';

type Kept = Item & Key;

/** What must be there beside an item, by its type: where it leads to, or what leads to it. */
const BESIDE: Readonly<Record<string, (item: Kept) => Key[]>> = {
  user: ({ email }) => [keys.login(text(email))],
  login: ({ userId }) => [keys.user(text(userId))],
  member: ({ userId, workspaceId, email }) => [
    keys.workspace(text(workspaceId)),
    keys.user(text(userId)),
    keys.membership(text(userId), text(workspaceId)),
    keys.memberAddress(text(workspaceId), text(email)),
  ],
  membership: ({ pk, sk }) => [keys.member(nameOf(sk), nameOf(pk))],
  'member-address': ({ pk, userId }) => [keys.member(nameOf(pk), text(userId))],
  identity: ({ sk }) => [keys.identityRef(nameOf(sk))],
  'identity-ref': ({ pk, userId }) => [keys.identity(text(userId), nameOf(pk))],
  invitation: ({ email, id }) => [keys.invited(text(email), text(id))],
  invited: ({ workspaceId, id }) => [keys.invitation(text(workspaceId), text(id))],
  'own-domain': ({ state, domain }) => (state === 'proved' ? [keys.domainHolder(text(domain))] : []),
  poll: ({ id, workspaceId }) => [keys.pollRef(text(id)), keys.workspace(text(workspaceId))],
  'poll-ref': ({ pk, workspaceId, createdAt }) => [keys.poll(text(workspaceId), text(createdAt), nameOf(pk))],
  survey: ({ id, workspaceId }) => [keys.surveyRef(text(id)), keys.workspace(text(workspaceId))],
  'survey-ref': ({ workspaceId, createdAt, surveyId }) => [
    keys.survey(text(workspaceId), text(createdAt), text(surveyId)),
  ],
  run: ({ kind, pollId, id, createdAt }) => [
    kind === 'poll' ? keys.runRef(text(pollId), text(createdAt), text(id)) : keys.surveyRef(text(pollId)),
  ],
  // Of a past that is being brought in there is no run yet.
  'run-ref': ({ runId, sk }) => (sk.startsWith('BEGUN#') ? [] : [keys.run(text(runId))]),
  'open-run': ({ runId }) => [keys.run(text(runId))],
  'opened-run': ({ runId }) => [keys.run(text(runId))],
  'short-link': ({ runId }) => [keys.run(text(runId))],
  code: ({ runId }) => [keys.run(text(runId))],
  share: ({ surveyId }) => [keys.surveyRef(text(surveyId))],
  task: ({ id, workspaceId }) => [keys.taskRef(text(id)), keys.workspace(text(workspaceId))],
  'task-ref': ({ workspaceId, createdAt, taskId }) => [keys.task(text(workspaceId), text(createdAt), text(taskId))],
  assignment: ({ taskId }) => [keys.taskRef(text(taskId))],
  expense: ({ workspaceId, id }) => [keys.expenseRef(text(workspaceId), text(id))],
  'expense-ref': ({ pk, sk, spentOn }) => [keys.expense(nameOf(pk), text(spentOn), text(sk.split('#')[2]))],
  'offer-request': ({ workspaceId, id }) => [keys.offerRequestRef(text(workspaceId), text(id))],
  'open-request': ({ pk, requestId }) => [keys.offerRequestRef(nameOf(pk), text(requestId))],
};

/** Where items of one type are counted: what is said there, and what is there. */
const COUNTED = [
  { counter: 'workspace', says: 'memberCount', what: 'member' },
  { counter: 'workspace', says: 'contactCount', what: 'contact' },
  { counter: 'webhooks-head', says: 'subscriptions', what: 'webhook' },
  { counter: 'automations', says: 'rules', what: 'automation-rule' },
  { counter: 'directory-state', says: 'people', what: 'directory-person' },
  { counter: 'run', says: 'kiosks', what: 'kiosk' },
] as const;

/** What is wrong in a table, whatever was done to it; what a job that deletes will find is not. */
export function brokenIn(state: TableState): string[] {
  const items = itemsOf(state);
  const going = items.filter(({ type, finishedAt, job }) => type === 'job' && !finishedAt && isDeletion(job));
  const ids = going.flatMap(({ job }) => JSON.stringify(job).match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []);
  const isGoing = (item: Kept) => ids.some((id) => JSON.stringify(item).includes(id));
  const kept = items.filter((item) => !isGoing(item));
  return [
    ...kept.flatMap((item) => {
      const missing = BESIDE[text(item['type'])]?.(item).filter(({ pk, sk }) => !state.has(`${pk} ${sk}`)) ?? [];
      return missing.map(({ pk, sk }) => `${item.pk} ${item.sk} without ${pk} ${sk}`);
    }),
    ...kept.flatMap((item) => miscountedIn(item, items)),
    ...kept.filter(({ type }) => type === 'workspace').flatMap((workspace) => ownedTwiceOrNever(workspace, items)),
  ];
}

/** Runs whose counters say something else than how many answers there are, once all has been counted. */
export function miscountedRuns(state: TableState): string[] {
  const items = itemsOf(state);
  const responses = Map.groupBy(
    items.filter(({ type }) => type === 'response'),
    ({ pk }) => pk,
  );
  return items
    .filter(({ type, sk }) => type === 'totals' && sk === 'TOTALS')
    .flatMap(({ pk, answered, responses: shown }) => {
      const [said, there] = [answered ?? shown, responses.get(pk)?.length ?? 0];
      return said === there ? [] : [`${pk} counts ${text(said)} of ${there} answers`];
    });
}

function miscountedIn(item: Kept, items: readonly Kept[]): string[] {
  return COUNTED.filter(({ counter }) => counter === item['type']).flatMap(({ says, what }) => {
    const there = items.filter(({ type, pk }) => type === what && nameOf(pk) === nameOf(item.pk)).length;
    const said = item[says] ?? 0;
    return said === there ? [] : [`${item.pk} says ${text(said)} of ${there} ${what}`];
  });
}

function ownedTwiceOrNever(workspace: Kept, items: readonly Kept[]): string[] {
  const owners = items.filter(({ type, pk, role }) => type === 'member' && pk === workspace.pk && role === 'владелец');
  const isRight = owners.length === 1 && owners[0]!['userId'] === workspace['ownerId'];
  return isRight ? [] : [`${workspace.pk} has ${owners.length} owners`];
}

function isDeletion(job: unknown): boolean {
  return JSON.stringify(job).includes('"kind":"delete-');
}

function itemsOf(state: TableState): Kept[] {
  return [...state.values()].map((item) => unmarshall(item) as Kept);
}

/** Whose a partition or an item is named for: what stands behind the first mark. */
function nameOf(key: string): string {
  return key.slice(key.indexOf('#') + 1);
}

function text(value: unknown): string {
  return String(value);
}
