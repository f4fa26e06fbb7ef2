import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { members } from '#shared/contract/members.ts';
import { polls } from '#shared/contract/polls.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  answersTo,
  join,
  makeCodeSheet,
  makeFrame,
  makeLink,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeResponse,
  makeTask,
  makeVerified,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { makeFactors } from '#tests/support/factors.ts';
import { makeKiosk } from '#tests/support/kiosks.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { doJobs } from '#tests/support/pulses.ts';
import { makePushDevice } from '#tests/support/push.ts';
import { makeIdentity } from '#tests/support/sign-in.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeTaskSource } from '#tests/support/task-sources.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { makeThings } from './company.ts';
import { kindOf, OWNED_KINDS, whose, type Kind } from './kinds.ts';
import { makeHolder } from './logins.ts';

/*
 * The whole table after a deletion. A kind of key that is added to keys.ts and made by nothing here turns the first
 * test red: make it in `makeThings` (company.ts), or below where only a deletion is interested in it.
 */

/** Somebody in the workspace of another, with something of everything there and of their own. */
async function makeEverything() {
  const [owner, person] = [await makePerson(), await makeHolder()];
  await makeVerified(person);
  const workspace = await makeFullWorkspace(owner, person);
  await makeAccountThings(person);
  return { person, owner, workspace };
}

/** A workspace with something of everything, all of it made by one of its people. */
async function makeFullWorkspace(owner: Person, author: Person): Promise<Workspace> {
  const workspace = await makeWorkspace(owner, `Компания ${randomUUID()}`);
  if (author !== owner) await join(workspace, author, 'hr');
  await makeThings(author, workspace);
  await makePortal(workspace);
  await makeTaskSource(workspace);
  // A person of the company's portal, who is nobody here: it goes with the portal, not with an account.
  const person = { number: 7, data: { NAME: 'Нина', EMAIL: 'nina@romashka.example' } };
  await repos.portalSnapshots.keep({ workspaceId: workspace.id, kind: 'PERSON' }, person, null, new Date());
  await table.write(put({ ...keys.leaverAsked(workspace.id, 'abc'), type: 'leaver-asked', ttl: 0 }));
  const begins = { number: 0, hash: '' };
  await table.write(put({ ...keys.accessBeginning(workspace.id), type: 'access-beginning', ...begins }));
  const entry = { at: new Date().toISOString(), about: workspace.id, outcome: 'done', text: 'Готово' } as const;
  await repos.automations.note(workspace.id, 'closing_runs', entry);
  await makePulse(author, workspace, await makeRuns(author, workspace));
  await makeTaskEvents(author, workspace);
  await countAll();
  return workspace;
}

/** A task that was changed and commented on, and somebody who has left it behind. */
async function makeTaskEvents(person: Person, workspace: Workspace): Promise<void> {
  const leaver = await makeMember(workspace, 'сотрудник');
  const task = await makeTask(leaver, workspace, {
    responsible_id: person.id,
    deadline: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const call = { token: person.token, params: { id: task.id } };
  await request(tasks.updateTask, { ...call, body: { title: 'Иначе', responsible_id: leaver.id } });
  await request(tasks.updateTask, { ...call, body: { status: 'COMPLETED', responsible_id: person.id } });
  await request(tasks.addTaskComment, { ...call, body: { text: 'Сделано' } });
  await request(workspaces.leaveWorkspace, { token: leaver.token, params: { id: workspace.id } });
}

/** A run without names and one with them, answered by a member, and all that is kept of such runs; the second poll. */
async function makeRuns(person: Person, workspace: Workspace): Promise<Poll> {
  let last: Poll | undefined;
  for (const is_anonymous of [true, false]) {
    const poll = await makePoll(person, workspace, { is_anonymous });
    last = poll;
    // Late enough for reminders before it.
    const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString();
    // Nobody asks one person alone without names.
    const audience = is_anonymous ? { kind: 'all' as const } : { kind: 'members' as const, user_ids: [person.id] };
    const frame = await makeFrame(person, poll, { deadline, audience, results_visibility: 'from_5', reminders: true });
    const params = { id: frame.id };
    expect((await request(polls.remindFrame, { token: person.token, params })).status).toBe(202);
    await request(polls.updateFrame, { token: person.token, params, body: { answer_limit: 50 } });
    // With the member's five, so that they are shown.
    for (const noise of ['Шум', 'Гул', 'Стук', 'Звон']) await makeResponse(poll, frame.public_token, ['9', noise]);
    const body = { answers: answersTo(poll, ['3', 'Дым']), anonymous_session_id: randomUUID() };
    expect((await request(polls.takePoll, { token: person.token, params, body })).status).toBe(200);
    const { codes } = await makeCodeSheet(person, frame);
    const kiosk = await makeKiosk(person, frame);
    const atKiosk = { params: { token: kiosk.token }, body: { ...body, anonymous_session_id: randomUUID() } };
    expect((await request(answers.takePollAtKiosk, atKiosk)).status).toBe(200);
    const byCode = { params: { code: codes[0]! }, body: { ...body, anonymous_session_id: randomUUID() } };
    expect((await request(answers.takePollByCode, byCode)).status).toBe(200);
    await table.write(put({ ...keys.linkRate(frame.id, 60, 'abc'), type: 'rush', submissions: 3, ttl: 0 }));
    await table.write(put({ ...keys.teamFigures(frame.id), type: 'team-figures', groups: [] }));
  }
  // Of a portal as an application: a way there that somebody has begun, and a task that it has told of and not shown.
  const passing = { createdAt: new Date().toISOString(), ttl: 0 };
  await table.write(put({ ...keys.portalFlow(workspace.id, 'abc'), type: 'portal-flow', ...passing }));
  await table.write(put({ ...keys.portalDoubt(workspace.id, '7'), type: 'portal-doubt', ...passing }));
  return last!;
}

/** Lets a poll repeat: one run of it and those who were told of that, as if it were due now. */
async function makePulse(person: Person, workspace: Workspace, poll: Poll): Promise<void> {
  const body = { cadence: 'weekly', weekday: 1, time: '10:00', channels: ['mail'] };
  const saved = await request(polls.saveSchedule, { token: person.token, params: { id: poll.id }, body });
  expect(saved.status).toBe(200);
  const stored = (await repos.polls.findConsistent(workspace.id, poll.created_at, poll.id))!;
  expect(await repos.pulses.save(stored, { ...stored.schedule!, dueAt: new Date().toISOString() })).toBe(true);
  await fire('start-pulses');
  await doJobs(workspace.id);
  expect(await repos.runs.places(poll.id)).toMatchObject([{ published: true }, { published: true }]);
}

/** What an account has for itself. */
async function makeAccountThings(person: Person): Promise<void> {
  await makeFactors(person);
  const own = await makeWorkspace(person, 'Своя');
  const poll = await makePoll(person, own);
  await request(polls.duplicatePoll, withKey(polls.duplicatePoll, { token: person.token, params: { id: poll.id } }));
  await makePlan(person, 'premium', { dueDate: new Date(Date.now() + 86_400_000).toISOString() });
  const body = { plan: 'basic', period: 'year', people: 10, company: 'ООО «Ромашка»', inn: '7707083893' };
  expect((await request(subscriptions.requestInvoice, { token: person.token, body })).status).toBe(201);
  await makeLink(person, 'email');
  await makeLink(person, 'password');
  await makePushDevice(person);
  await makeIdentity(person);
}

/** Whatever belongs to somebody: not attempts and jobs, which expire. */
const owned = async () => (await storedItems()).filter((item) => whose(item) !== 'nobody');
const naming = (items: Awaited<ReturnType<typeof owned>>, marks: readonly string[]) =>
  items.filter((item) => marks.some((mark) => JSON.stringify(item).includes(mark)));

/** Does the jobs that delete, until there are none. */
async function finishDeletions(): Promise<void> {
  for (;;) {
    const jobs = (await storedItems('"delete-')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
    if (jobs.length === 0) return;
    expect(await deliver(...jobs)).toEqual(DONE);
  }
}

it('everything that can be stored is made here, or keys.ts says that it is nobody’s', async () => {
  await makeEverything();
  const made = new Set((await owned()).map(kindOf));
  const forgotten = OWNED_KINDS.filter((kind) => !made.has(kind));
  expect(forgotten, 'make these in tests/security/company.ts, or give their partition to nobody in keys.ts').toEqual(
    [],
  );
});

it('everything that is stored has a kind of key and a partition in keys.ts', async () => {
  expect((await storedItems()).filter((item) => whose(item) === undefined).map(({ pk }) => pk)).toEqual([]);
});

describe('of a deleted workspace', () => {
  it.each(['its owner', 'the account of its owner'])(
    'nothing is left in the whole table: deleted by %s (A6-11, A7-11)',
    async (way) => {
      const owner = await makeHolder();
      await makeVerified(owner);
      // Here is more of everything than the free plan has room for.
      await makePlan(owner, 'basic');
      const before = new Set((await owned()).map(({ pk }) => pk));
      await makeFullWorkspace(owner, owner);
      // A partition of anything but an account is named for a workspace or for what is in one.
      const fresh = (await owned()).filter((item) => !before.has(item.pk) && !OF_ACCOUNTS.includes(whose(item)));
      const ids = [...new Set(fresh.filter((item) => whose(item) !== 'entries').map(({ pk }) => pk.split('#')[1]!))];
      expect(ids.length).toBeGreaterThan(5);
      const [workspace] = (await request(workspaces.listWorkspaces, { token: owner.token })).body;
      const reply = await (way === 'its owner'
        ? request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace!.id } })
        : request(auth.deleteMe, { token: owner.token, query: { with_workspaces: 'true' } }));
      expect(reply.status).toBe(204);
      await finishDeletions();
      await countAll();
      // A public path is kept from others, since posters lead to it: it is the company's own word, which has an id here.
      const left = naming(await owned(), ids).filter(({ type }) => type !== 'kept-path');
      expect(
        left,
        'an entry in a list across owners needs a line of ENTRIES in data/removal.ts, anything else its owner in PARTITIONS',
      ).toEqual([]);
    },
  );
});

const OF_ACCOUNTS: readonly unknown[] = ['account', 'own code'];

describe('of a deleted account', () => {
  it.each([
    ['while they are there', async () => {}],
    ['after they have left', leave],
    ['after they were taken out', takeOut],
  ])('nothing is left in the whole table, whoever’s workspace it was in: %s', async (_, before) => {
    const { person, owner, workspace } = await makeEverything();
    await before(workspace, person, owner);
    const marks = [person.id, person.email];
    expect(naming(await owned(), marks).length).toBeGreaterThan(10);
    const query = { with_workspaces: 'true' };
    expect((await request(auth.deleteMe, { token: person.token, query })).status).toBe(204);
    await finishDeletions();
    const left = naming(await owned(), marks);
    expect(left, 'what names a person elsewhere needs a line of NAMING in account-cleanup.ts').toEqual([]);
    expect((await owned()).map(kindOf)).toContain('poll' satisfies Kind);
    expect(await storedItems(keys.workspace(workspace.id).pk)).not.toEqual([]);
  });
});

/** A person leaves a workspace by themselves. */
async function leave({ id }: Workspace, { token }: Person): Promise<void> {
  expect((await request(workspaces.leaveWorkspace, { token, params: { id } })).status).toBe(204);
}

/** Somebody else takes a person out of a workspace. */
async function takeOut({ id }: Workspace, { email }: Person, { token }: Person): Promise<void> {
  expect((await request(members.removeMember, { token, params: { id }, body: { email } })).status).toBe(204);
}

/** What names a person, and where their export gives it out; or why it does not. */
const EXPORTED: Partial<Record<Kind, { in: keyof Reply<typeof auth.exportMe> } | { not: string }>> = {
  user: { in: 'profile' },
  session: { in: 'sessions' },
  identity: { in: 'identities' },
  apiKey: { in: 'api_keys' },
  identityRef: { not: 'leads to the identity' },
  pushDevice: { in: 'notified_devices' },
  totp: { in: 'second_factors' },
  passkey: { in: 'second_factors' },
  recoveryCode: { in: 'second_factors' },
  newTotp: { not: 'a sealed key, for a quarter of an hour' },
  spentChallenge: { not: 'a hash, for a quarter of an hour' },
  factorReset: { not: 'that an operator is asked to take the factors away, for a day' },
  ticket: { not: 'a hash, for five minutes' },
  dataRequest: { in: 'data_requests' },
  chat: { in: 'memberships' },
  chatLink: { not: 'a hash of what a link holds, for a quarter of an hour' },
  membership: { in: 'memberships' },
  offerRequest: { not: 'the company’s; it names by an id who sent it' },
  subscription: { in: 'subscription' },
  invoice: { in: 'invoices' },
  response: { in: 'answers' },
  released: { not: 'a copy of the response, as it is shown' },
  answered: { in: 'answers' },
  verifiedEmail: { not: 'the address of the profile; since when, stands there' },
  login: { not: 'the address of the profile and a hash of the password' },
  emailLink: { not: 'a hash of what a letter holds' },
  idempotency: { not: 'that a request was carried out, for a day' },
  member: { not: 'a copy of profile and membership' },
  accessAlias: { not: 'the company’s; by it the log says what they have seen, for the owner' },
  memberAddress: { not: 'a copy of the profile’s address' },
  rule: { not: 'the company’s; it names by an id who made it and who gets its tasks' },
  packPlan: { not: 'the company’s; it names by an id who set it and to whom a link is sent' },
  webhook: { not: 'the company’s; it names by an id who made it' },
  webhookEvent: { not: 'the company’s; it names by an id who came or went' },
  ruleEntry: { not: 'the company’s; it names by an id whose date it was' },
  survey: { not: 'the company’s; it names by an id who made it and whom it asks' },
  task: { not: 'the company’s; whoever is responsible sees theirs in its workspace' },
  translation: { not: 'the company’s; it names by an id who has checked it' },
  taskEvent: { in: 'tasks' },
  authorship: { in: 'tasks' },
  assignment: { not: 'leads to the task' },
  workspace: { not: 'who owns it stands in the membership' },
  invitation: { not: 'of somebody else; it names who sent it by an id' },
  note: { in: 'notes' },
  notesWritten: { not: 'a count of the notes' },
  personJoin: { not: 'the company’s; it names a member by an id and says which record of the portal is theirs' },
  joinLink: { not: 'the company’s; it names by an id who opened it' },
  financeDataset: { not: 'the company’s; it names by an id who imported it' },
  moneyMonths: { not: 'the company’s; they name by an id who changed them' },
  moneyMonthsBefore: { not: 'the company’s; the same' },
  budget: { not: 'the company’s; the same' },
  initiative: { not: 'the company’s; the same' },
  invoiceRef: { not: 'leads to the invoice' },
  due: { not: 'leads to the subscription' },
  ownedWorkspaces: { not: 'a count of the memberships' },
  pollsMade: { not: 'a count' },
};

it('whatever names a person is given out by their export, or said here why not', async () => {
  const { person } = await makeEverything();
  const kinds = new Set(naming(await owned(), [person.id, person.email]).map(kindOf));
  expect([...kinds].toSorted(), 'give it out in accounts/operations/export-me.ts or say in EXPORTED why not').toEqual(
    Object.keys(EXPORTED).toSorted(),
  );
  const { body } = await request(auth.exportMe, { token: person.token });
  for (const place of Object.values(EXPORTED)) {
    if ('in' in place) expect([place.in, body[place.in]]).not.toEqual([place.in, expect.toSatisfy(isEmpty)]);
  }
});

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
