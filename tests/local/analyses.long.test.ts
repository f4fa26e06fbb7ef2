import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { callerOf } from '#scripts/call.ts';
import {
  GIGACHAT_API_PATH,
  GIGACHAT_OAUTH_PATH,
  gigachatCounters,
  releaseGigachat,
  startGigachat,
} from '#scripts/fake-services/gigachat.ts';
import type { TestServer } from '#scripts/fake-services/json-server.ts';
import { ai } from '#shared/contract/ai.ts';
import { auth } from '#shared/contract/auth.ts';
import { buildPath } from '#shared/contract/route.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';

const WAIT = { timeout: 60_000, interval: 100 };
const TASKS = 6;
/** As many as the queue of slow jobs does at once. */
const ANALYSES = 10;
const gigachatAnalysis = { ai_provider: 'gigachat' } as const;

const dataDir = mkdtempSync(join(tmpdir(), 'tonus-analyses-'));
const children: ChildProcess[] = [];
let gigachat: TestServer;
let product: { url: string; kill(): Promise<void> };

/** As `npm start` runs it, in a process of its own that can be killed. */
async function start(): Promise<typeof product> {
  const environment = {
    OUTBOUND_ALLOW: gigachat.host,
    GIGACHAT_OAUTH_URL: `${gigachat.url}${GIGACHAT_OAUTH_PATH}`,
    GIGACHAT_API_URL: `${gigachat.url}${GIGACHAT_API_PATH}`,
  };
  const script = join(import.meta.dirname, 'run-fixture.ts');
  const child = spawn(process.execPath, [script, inject('assembly'), dataDir, JSON.stringify(environment)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url: String(line).trim(), kill };
}

beforeAll(async () => {
  gigachat = await startGigachat();
  product = await start();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await gigachat.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Somebody on the Premium trial. */
async function makeOwner() {
  const call = callerOf(product.url);
  const email = `${randomUUID()}@romashka.example`;
  const names = { first_name: 'Анна', last_name: 'Петрова', email };
  const passwords = { password: 'тонус-2026', password_confirm: 'тонус-2026' };
  const body = { ...names, ...passwords, consent_version: CONSENT_VERSION };
  const { access_token: token } = await call(auth.register, { body });
  await call(subscriptions.startTrial, { token });
  const { id } = await call(auth.me, { token });
  return { id, email, token };
}

/** A workspace with tasks, connected under a private key of its own, whose replies wait until they are let go. */
async function makeConnected({ id: ownerId, token }: { id: string; token: string }) {
  const call = callerOf(product.url);
  const workspace = await call(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } });
  const params = { id: workspace.id };
  const deadline = new Date(Date.now() - 86_400_000).toISOString();
  for (let index = 1; index <= TASKS; index += 1) {
    const body = { workspace_id: workspace.id, title: `Отгрузка ${index}`, responsible_id: ownerId, deadline };
    await call(tasks.createTask, { token, body });
  }
  const clientId = randomUUID();
  await call(ai.createAiCredentials, { token, params, body: { client_id: clientId, client_secret: 'slow-secret' } });
  return { params, clientId };
}

const counters = (clientId: string) => gigachatCounters(gigachat.host, clientId);
const isAsked = (clientId: string) => vi.waitFor(async () => expect((await counters(clientId)).asked).toBe(1), WAIT);

describe('an analysis that waits for the model', () => {
  it('is finished after a restart when everything is killed in the middle, and the model is not paid twice', async () => {
    const { token, ...owner } = await makeOwner();
    const { params, clientId } = await makeConnected({ ...owner, token });
    const ask = () => callerOf(product.url)(ai.getWorkloadSummary, { token, params, body: gigachatAnalysis });
    const cutOff = ask().catch(() => 'cut off');
    await isAsked(clientId);
    await product.kill();
    expect(await cutOff).toBe('cut off');

    await releaseGigachat(gigachat.host, clientId);
    product = await start();
    const summary = await vi.waitFor(async () => {
      const reply = await ask();
      if ('job' in reply) throw new Error('It is still being prepared');
      return reply;
    }, WAIT);
    expect(summary).toMatchObject({ ai_provider: 'builtin', fallback: { reason: 'reply_lost' }, total_tasks: TASKS });
    expect((await counters(clientId)).asked).toBe(1);
  });

  it('holds up no letter, though ten of them wait at once', async () => {
    const { email, token, id } = await makeOwner();
    const connected = await Promise.all(Array.from({ length: ANALYSES }, () => makeConnected({ id, token })));
    const call = callerOf(product.url);
    // Whoever asked has left the page as soon as the model is at it.
    const left = new AbortController();
    const asked = connected.map(({ params }) =>
      fetch(`${product.url}${buildPath(ai.getWorkloadSummary.path, params)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(gigachatAnalysis),
        signal: left.signal,
      }).then(
        () => 'answered',
        (error: unknown) => String(error),
      ),
    );
    await Promise.all(connected.map(({ clientId }) => isAsked(clientId)));
    left.abort();
    for (const end of await Promise.all(asked)) expect(end).toMatch(/answered|AbortError/);

    await call(auth.requestPasswordReset, { body: { email } });
    await vi.waitFor(async () => {
      const letters = (await (await fetch(`${product.url}/__local/mail`)).json()) as { to: string; subject: string }[];
      expect(letters.filter(({ to }) => to.includes(email)).map(({ subject }) => subject)).toContainEqual(
        expect.stringMatching(/парол/i),
      );
    }, WAIT);
    for (const { params } of connected) {
      const { job } = await call(ai.getWorkloadStatus, { token, params });
      expect(job, 'none was done when the letter was there').toMatchObject({ state: 'running' });
    }

    await Promise.all(connected.map(({ clientId }) => releaseGigachat(gigachat.host, clientId)));
    for (const { params } of connected) {
      await vi.waitFor(async () => {
        const reply = await call(ai.getWorkloadSummary, { token, params, body: gigachatAnalysis });
        expect(reply).toMatchObject({ ai_provider: 'gigachat' });
      }, WAIT);
    }
  });
});
