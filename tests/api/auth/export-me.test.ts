import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Task } from '#shared/models/task.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeInvitation,
  makeMember,
  makePerson,
  makePoll,
  makeTask,
  makeVerified,
  makeWorkspace,
  join,
  type Person,
} from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { makeAccount } from './account.ts';

it('gives profile, consent, workspaces and sessions, and nothing secret or of others', async () => {
  const { email, access_token: token } = await makeAccount({ consent_version: CONSENT_VERSION });
  const { id } = (await request(auth.me, { token })).body;
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner, 'Ромашка «Юг»');
  await join(workspace, { id, email, firstName: 'Анна', lastName: 'Петрова', sessionId: '', token }, 'hr');
  const team = { user_ids: [id], team: 'Продажи' };
  await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body: team });
  const day = { user_ids: [id], hired_on: '2024-02-29' };
  await request(workspaces.setHiredOn, { token: owner.token, params: { id: workspace.id }, body: day });
  const reply = await request(auth.exportMe, { token });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    exported_at: expect.any(String),
    profile: { id, first_name: 'Анна', last_name: 'Петрова', email, created_at: expect.any(String) },
    consent: { version: CONSENT_VERSION, given_at: expect.any(String) },
    memberships: [
      {
        workspace_id: workspace.id,
        workspace: 'Ромашка «Юг»',
        role: 'hr',
        team: 'Продажи',
        hired_on: '2024-02-29',
        since: expect.any(String),
        letters: { digest: true, reminders: true },
      },
    ],
    sessions: [{ current: true }],
  });
  expect(reply.body).toMatchObject({ subscription: null, invoices: [] });
  for (const foreign of ['argon2', 'Hash', owner.id, owner.email]) expect(reply.text).not.toContain(foreign);
});

it('gives which letters the person gets from each workspace', async () => {
  const person = await makePerson();
  const [loud, quiet] = [await makeWorkspace(person), await makeWorkspace(await makePerson())];
  await join(quiet, person, 'сотрудник');
  const unwanted = { params: { id: quiet.id }, body: { reminders: false } };
  expect((await request(automations.changeNotifications, { token: person.token, ...unwanted })).status).toBe(200);
  const { memberships } = (await request(auth.exportMe, { token: person.token })).body;
  expect(new Map(memberships.map(({ workspace_id, letters }) => [workspace_id, letters]))).toEqual(
    new Map([
      [loud.id, { digest: true, reminders: true }],
      [quiet.id, { digest: true, reminders: false }],
    ]),
  );
});

it('gives how the person wants to be told of runs', async () => {
  const person = await makePerson();
  const { id } = await makeWorkspace(person);
  const body = { off: ['telegram'], quiet_hours: 'off', time_zone: 'Asia/Omsk' };
  await request(automations.changeTelling, { token: person.token, params: { id }, body });
  const { memberships } = (await request(auth.exportMe, { token: person.token })).body;
  expect(memberships[0]!.telling).toEqual({ order: null, language: null, ...body });
});

it('gives the subscription and the requests for invoices', async () => {
  const { access_token: token } = await makeAccount();
  expect((await request(subscriptions.startTrial, { token })).status).toBe(200);
  const body = { plan: 'basic', period: 'year', people: 10, company: 'ООО «Ромашка»', inn: '7707083893' };
  expect((await request(subscriptions.requestInvoice, { token, body })).status).toBe(201);
  const reply = await request(auth.exportMe, { token });
  expect(reply.body.subscription).toMatchObject({ plan: 'premium', is_trial: true, trial_used: true });
  expect(reply.body.invoices).toMatchObject([{ company: 'ООО «Ромашка»', inn: '7707083893', people: 10 }]);
});

it('says that no consent was recorded where there is none', async () => {
  const { token } = await makePerson();
  expect((await request(auth.exportMe, { token })).body.consent).toEqual({ version: null, given_at: null });
});

it('refuses a version of the consent that was never published', async () => {
  const { email } = await makeAccount();
  const form = {
    first_name: 'Анна',
    last_name: 'Петрова',
    email: `other-${email}`,
    password: 'тонус-2026',
    password_confirm: 'тонус-2026',
  };
  expect((await request(auth.register, { body: { ...form, consent_version: '1999-01-01' } })).status).toBe(422);
});

it('gives the answers under the person’s name in the words of their runs, none of others and no anonymous ones', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [anna, boris] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
  const take = async (who: Person, poll: Poll, runId: string, texts: string[]) => {
    const body = { answers: answersTo(poll, texts), anonymous_session_id: randomUUID() };
    const reply = await request(polls.takePoll, { token: who.token, params: { id: runId }, body });
    expect(reply.status).toBe(200);
  };
  const [open, secret] = [
    await makePoll(owner, workspace, { is_anonymous: false, title: 'Пульс' }),
    await makePoll(owner, workspace),
  ];
  const [run, deleted, hidden] = [
    await makeFrame(owner, open),
    await makeFrame(owner, open),
    await makeFrame(owner, secret),
  ];
  await take(anna, open, run.id, ['9', 'Шум', '']);
  await take(anna, open, deleted.id, ['1', 'Удалено']);
  await take(anna, secret, hidden.id, ['0', 'Тайна']);
  await take(boris, open, run.id, ['2', 'Чужое']);
  await request(polls.updatePoll, { token: owner.token, params: { id: open.id }, body: { title: 'Другое' } });
  await request(polls.deleteFrame, { token: owner.token, params: { id: deleted.id } });
  const reply = await request(auth.exportMe, { token: anna.token });
  expect(reply.body.answers).toEqual([
    {
      poll: 'Пульс',
      answered_at: expect.stringMatching(/Z$/),
      answers: [
        { question: open.questions[0]!.text, answer: '9' },
        { question: open.questions[1]!.text, answer: 'Шум' },
      ],
    },
  ]);
  for (const foreign of ['Тайна', 'Чужое', 'Удалено']) expect(reply.text).not.toContain(foreign);
  expect((await request(auth.exportMe, { token: owner.token })).body.answers).toEqual([]);
});

it('gives what the person changed in tasks and wrote of them, nothing that others did, and nothing of a task that is gone', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const anna = await makeMember(workspace, 'hr');
  const [report, gone, untouched] = [
    await makeTask(owner, workspace, { title: 'Отчёт' }),
    await makeTask(owner, workspace, { title: 'Лишняя' }),
    await makeTask(owner, workspace, { title: 'Чужая' }),
  ];
  const act = async (who: Person, { id }: { id: string }, status: Task['status'], text: string) => {
    const call = { token: who.token, params: { id } };
    expect((await request(tasks.updateTask, { ...call, body: { status } })).status).toBe(200);
    expect((await request(tasks.addTaskComment, { ...call, body: { text } })).status).toBe(201);
  };
  await act(anna, report, 'IN_PROGRESS', 'Беру');
  await act(anna, gone, 'IN_PROGRESS', 'Тоже');
  await act(owner, report, 'COMPLETED', 'Сделано владельцем');
  await act(owner, untouched, 'COMPLETED', 'Сделано владельцем');
  const handOver = { token: anna.token, params: { id: report.id }, body: { responsible_id: anna.id } };
  expect((await request(tasks.updateTask, handOver)).status).toBe(200);
  expect((await request(tasks.deleteTask, { token: owner.token, params: { id: gone.id } })).status).toBe(204);
  await countAll();

  const reply = await request(auth.exportMe, { token: anna.token });
  expect(reply.body.tasks).toEqual([
    {
      task: 'Отчёт',
      events: [
        { at: expect.any(String), comment: null, changes: [{ field: 'status', from: 'NEW', to: 'IN_PROGRESS' }] },
        { at: expect.any(String), comment: 'Беру', changes: [] },
        { at: expect.any(String), comment: null, changes: [{ field: 'responsible_id', from: null, to: anna.id }] },
      ],
    },
  ]);
  for (const foreign of ['владельцем', owner.id]) expect(reply.text).not.toContain(foreign);
  expect((await request(auth.exportMe, { token: (await makePerson()).token })).body.tasks).toEqual([]);
});

it('gives what waits for an address once it is known to be their own', async () => {
  const person = await makePerson({ unproved: true });
  const workspace = await makeWorkspace(await makePerson(), 'Лютик');
  await makeInvitation(workspace, { email: person.email, role: 'hr', team: 'Продажи' });
  const exported = async () => (await request(auth.exportMe, { token: person.token })).body;
  expect(await exported()).toMatchObject({ invitations: [], profile: { email_verified_at: null } });
  await makeVerified(person);
  expect(await exported()).toMatchObject({
    invitations: [{ workspace: 'Лютик', role: 'hr', team: 'Продажи', hired_on: null }],
    profile: { email_verified_at: expect.any(String) },
  });
});
