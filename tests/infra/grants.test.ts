import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { remove } from '#data/writes.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { startKms } from '#scripts/local/kms.ts';
import { ai } from '#shared/contract/ai.ts';
import { auth } from '#shared/contract/auth.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { startBitrix24, webhookOf } from '#tests/support/fake-bitrix24.ts';
import { startGigachat } from '#scripts/fake-services/gigachat.ts';
import { prepareEnvironment } from '#tests/support/environment.ts';
import { doLetters, startSes } from './mail-operations.ts';
import { doMembers } from './member-operations.ts';
import { type Statement, statementsOf } from './policies.ts';
import { doPolls } from './poll-operations.ts';
import { doSubscriptions } from './subscription-operations.ts';
import { ofType, resourcesOf } from './template.ts';
import { type Access, watch } from './watched-table.ts';

const NAMES = [
  'auth',
  'workspaces',
  'polls',
  'subscriptions',
  'answers',
  'bitrix24',
  'ai',
  'jobs',
  'counters',
  'bounces',
] as const;
const app = resourcesOf('app');

/** What each function did to the table while every operation was done once. */
const done = new Map<string, Access[]>();
const cleanups: (() => unknown)[] = [];

beforeAll(async () => {
  const [dynamo, kms, portal, gigachat] = await Promise.all([
    startDynamo(),
    startKms(),
    startBitrix24(),
    startGigachat(),
  ]);
  cleanups.push(
    () => dynamo.stop(),
    () => kms.stop(),
    () => portal.stop(),
    () => gigachat.stop(),
  );
  await prepareEnvironment({
    dynamodbEndpoint: dynamo.endpoint,
    kmsEndpoint: kms.endpoint,
    bitrix24Host: portal.host,
    gigachatHost: gigachat.host,
  });
  const ses = await startSes();
  cleanups.push(() => ses.stop());
  for (const name of NAMES) {
    const accesses: Access[] = [];
    const server = await watch(dynamo.endpoint, accesses);
    cleanups.push(() => server.close());
    done.set(name, accesses);
    // A function reads its surroundings when it is loaded: each gets a way to the table of its own.
    process.env['DYNAMODB_ENDPOINT'] = server.endpoint;
    await import(`../../functions/${name}/handler.ts`);
  }
  process.env['DYNAMODB_ENDPOINT'] = dynamo.endpoint;
  await doEverything();
  await doLetters(ses);
});
afterAll(async () => {
  for (const cleanup of cleanups) await cleanup();
});

function grants(name: string): Statement[] {
  const fn = ofType(app, 'AWS::Lambda::Function').find(({ id }) => id.toLowerCase().startsWith(`${name}function`))!;
  return statementsOf(app, fn.id).filter(({ keys }) => keys);
}

/** As IAM decides it: one statement has to allow the action for all keys of the request. */
function allows({ actions, keys }: Statement, access: Access): boolean {
  const prefixes = keys!.map((pattern) => pattern.replace(/\*$/, ''));
  return (
    actions.includes(access.action) &&
    access.keys.length > 0 &&
    access.keys.every((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  );
}

describe.each(NAMES)('the role of %s', (name) => {
  it('allows everything the function does', () => {
    const refused = done.get(name)!.filter((access) => !grants(name).some((grant) => allows(grant, access)));
    expect(refused).toEqual([]);
    expect(done.get(name)).not.toEqual([]);
  });

  it('allows no action that the function never does', () => {
    const granted = new Set(grants(name).flatMap(({ actions }) => actions));
    const used = new Set(done.get(name)!.map(({ action }) => action));
    expect([...granted].filter((action) => !used.has(action))).toEqual([]);
  });
});

/** Every operation once, as people do them, and the jobs that follow. */
async function doEverything(): Promise<void> {
  const { request, withKey } = await import('#tests/support/api.ts');
  const names = { first_name: 'Анна', last_name: 'Петрова' };
  const credentials = { email: 'anna@romashka.example', password: 'тонус-2026' };
  await request(auth.register, { body: { ...names, ...credentials, password_confirm: credentials.password } });
  const { access_token: token, refresh_token } = (await request(auth.login, { body: credentials })).body;
  await request(auth.me, { token });
  const workspace = (await request(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } })).body;
  await request(workspaces.listWorkspaces, { token });
  for (const route of [
    workspaces.getWorkspace,
    workspaces.getMyRole,
    workspaces.getPermissions,
    workspaces.listMembers,
  ]) {
    await request(route, { token, params: { id: workspace.id } });
  }
  const { makePlan } = await import('#tests/support/factories.ts');
  const { body: me } = await request(auth.me, { token });
  await doSubscriptions({ id: me.id, token });
  await makePlan(me, 'premium');
  await doMembers({ token }, workspace);
  await doPolls({ token }, workspace);
  const inWorkspace = { token, params: { id: workspace.id } };
  for (const code of ['goodcode', 'fewrights'] as const) {
    const body = { webhook_url: webhookOf(code) };
    expect((await request(bitrix24.saveBitrix24Credentials, { ...inWorkspace, body })).status).toBe(200);
  }
  const settings = { ...inWorkspace, body: { status_preset: 'spec' } };
  expect((await request(bitrix24.updateBitrix24Settings, settings)).status).toBe(200);
  expect((await request(bitrix24.checkBitrix24, inWorkspace)).body.ok).toBe(true);
  expect((await request(bitrix24.getBitrix24Employees, { ...inWorkspace, body: {} })).status).toBe(200);
  for (const route of [
    bitrix24.getBitrix24Credentials,
    bitrix24.importBitrix24Members,
    bitrix24.deleteBitrix24Credentials,
  ]) {
    await request(route, inWorkspace);
  }
  const access = { client_id: 'client', client_secret: 'good-secret' };
  const created = await request(
    ai.createAiCredentials,
    withKey(ai.createAiCredentials, { ...inWorkspace, body: access }),
  );
  expect(created.status).toBe(201);
  expect((await request(ai.updateAiCredentials, { ...inWorkspace, body: access })).status).toBe(200);
  expect((await request(ai.checkAiCredentials, inWorkspace)).body.ok).toBe(true);
  for (const route of [ai.getAiCredentials, ai.deleteAiCredentials]) await request(route, inWorkspace);

  await askForHalfDeleted(token, workspace.id);

  await doAccount();

  const renewed = (await request(auth.refresh, { body: { refresh_token } })).body;
  await request(auth.logout, { body: { refresh_token: renewed.refresh_token } });
}

/** A poll whose item is gone while its reference still stands: what was not found is looked for once more. */
async function askForHalfDeleted(token: string, workspaceId: string): Promise<void> {
  const { request } = await import('#tests/support/api.ts');
  const { table } = await import('#tests/support/factories.ts');
  const questions = [{ text: 'Как прошла неделя?', order_index: 0 }];
  const body = { workspace_id: workspaceId, title: 'Пульс', questions };
  const { body: poll } = await request(polls.createPoll, { token, body });
  await table.write(remove(keys.poll(workspaceId, poll.created_at, poll.id)));
  expect((await request(polls.getPoll, { token, params: { id: poll.id } })).status).toBe(404);
}

/** What people do with their account, to its end, and the jobs that follow. */
async function doAccount(): Promise<void> {
  const { request, withKey } = await import('#tests/support/api.ts');
  const { storedItems } = await import('#tests/support/stored.ts');
  const { letterTo } = await import('#tests/support/letters.ts');
  const { deliver, DONE } = await import('#tests/api/jobs/stream.ts');
  const names = { first_name: 'Пётр', last_name: 'Орлов' };
  const [email, password] = ['petr@romashka.example', 'тонус-2026'];
  const form = { ...names, email, password, password_confirm: password };
  const { access_token: token } = (await request(auth.register, { body: form })).body;
  const founding = withKey(workspaces.createWorkspace, { token, body: { name: 'Лютик' } });
  const own = (await request(workspaces.createWorkspace, founding)).body;
  await answerUnderName(token, own.id);
  const moved = `new-${email}`;
  await request(auth.updateMe, { token, body: { ...names, first_name: 'Павел', email: moved } });
  const { token: confirmation } = await letterTo(moved, 'email-change');
  expect((await request(auth.confirmEmail, { body: { token: confirmation } })).status).toBe(200);
  const other = { new_password: 'тонус-2027', new_password_confirm: 'тонус-2027' };
  expect((await request(auth.changePassword, { token, body: { current_password: password, ...other } })).status).toBe(
    200,
  );
  for (const asked of [moved, 'nobody@romashka.example']) {
    expect((await request(auth.requestPasswordReset, { body: { email: asked } })).status).toBe(202);
  }
  const { token: reset } = await letterTo(moved, 'password-reset');
  const body = { token: reset, password, password_confirm: password };
  expect((await request(auth.resetPassword, { body })).status).toBe(200);
  const login = async () => (await request(auth.login, { body: { email: moved, password } })).body.access_token;
  const [first, second] = [await login(), await login()];
  expect((await request(auth.exportMe, { token: first })).status).toBe(200);
  const { body: sessions } = await request(auth.listSessions, { token: first });
  const { id } = sessions.find(({ current }) => !current)!;
  expect((await request(auth.endSession, { token: first, params: { id } })).status).toBe(204);
  expect((await request(auth.me, { token: second })).status).toBe(401);
  await request(auth.endSessions, { token: first });
  const last = await login();
  await login();
  const { body: person } = await request(auth.me, { token: last });
  const gone = await request(auth.deleteMe, { token: last, query: { with_workspaces: 'true' } });
  expect(gone.status).toBe(204);
  const jobs = (await storedItems(person.id)).filter((item) => JSON.stringify(item['job'] ?? '').includes('kind'));
  const silent = jobs.filter((item) => !JSON.stringify(item['job']).includes('send-mail'));
  expect(await deliver(...silent)).toEqual(DONE);
  expect(silent.length).toBeGreaterThanOrEqual(3);
}

/** An answer with a name: when the account goes, the name goes off it. */
async function answerUnderName(token: string, workspaceId: string): Promise<void> {
  const { request } = await import('#tests/support/api.ts');
  const questions = [{ text: 'Как прошла неделя?', order_index: 0 }];
  const body = { workspace_id: workspaceId, title: 'Пульс', questions };
  const { body: poll } = await request(polls.createPoll, { token, body });
  const { body: frame } = await request(polls.createFrame, { token, params: { id: poll.id }, body: {} });
  const ofFrame = { token, params: { id: frame.id } };
  await request(polls.publishFrame, { ...ofFrame, body: { published: true } });
  const answers = [{ question_id: poll.questions[0]!.id, content: 'Хорошо' }];
  expect((await request(polls.takePoll, { ...ofFrame, body: { answers } })).status).toBe(200);
}
