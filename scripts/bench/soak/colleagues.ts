import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { auth } from '#shared/contract/auth.ts';
import { members } from '#shared/contract/members.ts';
import { overview } from '#shared/contract/overview.ts';
import { people } from '#shared/contract/people.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { OpenCompany, Run } from '../load/company.ts';

/** What came of a round through the screens. */
export interface Looks {
  /** Of every request, milliseconds. */
  readonly latencies: number[];
  /** What went wrong, in words. */
  readonly failures: string[];
}

interface Working {
  readonly port: number;
  readonly company: OpenCompany;
  readonly run: Run;
  /** So many go round at once, each with a pause between two screens. */
  readonly colleagues: number;
  readonly pauseSeconds: number;
  readonly seconds: number;
}

/** Colleagues go through the screens, one after another, and move tasks, until the time is up. */
export async function lookAround(working: Working): Promise<Looks> {
  const { colleagues, pauseSeconds, seconds } = working;
  const looks: Looks = { latencies: [], failures: [] };
  const end = performance.now() + seconds * 1000;
  const steps = stepsOf(working);
  const goRound = async (number: number): Promise<void> => {
    await delay((pauseSeconds * 1000 * number) / colleagues);
    for (let at = number; performance.now() < end; at++) {
      const begun = performance.now();
      try {
        await steps[at % steps.length]!();
        looks.latencies.push(performance.now() - begun);
      } catch (error) {
        looks.failures.push(String(error).slice(0, 200));
      }
      await delay(pauseSeconds * 1000);
    }
  };
  await Promise.all(Array.from({ length: colleagues }, (_, number) => goRound(number)));
  return looks;
}

/** What is looked at and done in turn: what the app asks for, a page, something that is not there, a task. */
function stepsOf({ port, company, run }: Working): (() => Promise<unknown>)[] {
  const { call, workspaceId: id } = company;
  const owned = () => ({ token: company.token(), params: { id } });
  const site = `http://127.0.0.1:${port}`;
  return [
    () => call(auth.me, { token: company.token() }),
    () => call(workspaces.listWorkspaces, { token: company.token() }),
    () => call(overview.getPulse, owned()),
    () => call(overview.getAttention, owned()),
    run.summary,
    run.results,
    () => call(members.listMembers, owned()),
    () => call(people.listPeople, owned()),
    () => call(tasks.listTasks, { token: company.token(), query: { workspace_id: id } }),
    () => call(tasks.getTaskStats, owned()),
    async () => {
      const token = company.token();
      const body = { workspace_id: id, title: 'Обзвонить поставщиков', responsible_id: company.ownerId };
      const task = await call(tasks.createTask, { token, body });
      const params = { id: task.id };
      await call(tasks.moveTask, { token, params, body: { status: 'COMPLETED' } });
      await call(tasks.deleteTask, { token, params });
    },
    async () => {
      const page = await fetch(`${site}/`, { headers: { 'accept-encoding': 'br' } });
      await page.text();
    },
    async () => {
      const headers = { authorization: `Bearer ${company.token()}` };
      const answer = await fetch(`${site}/api/tasks/${randomUUID()}`, { headers });
      await answer.text();
      if (answer.status !== 404) throw new Error(`A task that is not there was answered by ${answer.status}`);
    },
  ];
}
