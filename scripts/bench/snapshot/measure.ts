import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { jobItem } from '#data/job-item.ts';
import { insert } from '#data/writes.ts';
import { companyPortal } from '#scripts/demo/company-portal.ts';
import { textsOf } from '#scripts/demo/texts.ts';
import { answerMethod } from '#scripts/fake-services/bitrix24-portal.ts';
import { serveJson } from '#scripts/fake-services/json-server.ts';
import { makePerson, makeWorkspace, repos, table } from '#tests/support/factories.ts';
import { connectPortal } from '#tests/support/portal-factory.ts';
import type { SnapshotCost } from './run-once.ts';

const run = promisify(execFile);

export const PORTAL_SIZE = { people: 2_297, guests: 3, tasks: 5_200 } as const;
/** One in so many people and tasks is another than the night before. */
const ONE_IN = 100;
const TODAY = new Date('2026-11-22T00:00:00.000Z');

/** A reading of a large portal, with the requests it took. */
export interface SnapshotRun extends SnapshotCost {
  readonly changed: number;
  readonly requests: number;
}

/**
 * Three nights of a large portal: everything is new, one in a hundred has changed, nothing has. Then its changes between
 * two nights: the first after a night, which compares everybody, nothing, five tasks and somebody new.
 */
export async function measureSnapshots(): Promise<
  Record<'first' | 'changed' | 'unchanged' | 'refreshed' | 'quiet' | 'lively', SnapshotRun>
> {
  const { portal } = companyPortal(PORTAL_SIZE, TODAY, textsOf('ru'));
  const live = { ...portal, people: [...portal.people], tasks: [...portal.tasks] };
  const server = await serveJson(({ path, body }) =>
    answerMethod(live, /([\w.]+)\.json$/.exec(path)?.[1] ?? '', body === '' ? {} : (JSON.parse(body) as Json)),
  );
  try {
    const workspace = await makeWorkspace(await makePerson());
    await connectPortal(workspace, `${server.url}/rest/1/benchportal/`);
    const night = async (changed: number): Promise<SnapshotRun> => {
      const asked = server.requests.length;
      const cost = await doJob('snapshot-portal', workspace.id, server.host);
      const { lastRun } = (await repos.portalSnapshots.find(workspace.id))!;
      if (!lastRun?.whole) throw new Error(`The portal was not read whole: ${String(lastRun?.problem)}`);
      return { ...cost, changed, requests: server.requests.length - asked };
    };
    const first = await night(live.people.length + live.departments.length + live.tasks.length);
    const rename = <T>(rows: T[], field: string): number => {
      for (let index = 0; index < rows.length; index += ONE_IN) {
        rows[index] = { ...rows[index]!, [field]: `Другое ${index}` };
      }
      return Math.ceil(rows.length / ONE_IN);
    };
    const changed = await night(rename(live.people, 'NAME') + rename(live.tasks, 'title'));
    const unchanged = await night(0);
    const refresh = async (changes: number): Promise<SnapshotRun> => {
      const asked = server.requests.length;
      const cost = await doJob('refresh-portal', workspace.id, server.host);
      const problem = (await repos.portalSnapshots.find(workspace.id))!.changes!.problem;
      if (problem !== null) throw new Error(`The changes of the portal were not read: ${problem}`);
      return { ...cost, changed: changes, requests: server.requests.length - asked };
    };
    const [refreshed, quiet] = [await refresh(0), await refresh(0)];
    for (let index = 0; index < 5; index += 1) {
      live.tasks[index] = { ...(live.tasks[index] as Json), title: 'Новое', changedDate: new Date().toISOString() };
    }
    live.people.push({ ...live.people[0], ID: '900001', EMAIL: 'new@demo.example' });
    return { first, changed, unchanged, refreshed, quiet, lively: await refresh(6) };
  } finally {
    await server.stop();
  }
}

type Json = Record<string, unknown>;

async function doJob(
  kind: 'snapshot-portal' | 'refresh-portal',
  workspaceId: string,
  host: string,
): Promise<SnapshotCost> {
  const job = jobItem({ kind, workspaceId }, randomUUID(), new Date());
  await table.write(insert(job));
  const child = new URL('run-once.ts', import.meta.url).pathname;
  const { stdout } = await run(process.execPath, [child, JSON.stringify({ pk: job.pk, sk: job.sk })], {
    env: { ...process.env, OUTBOUND_ALLOW: host },
  });
  return JSON.parse(stdout) as SnapshotCost;
}
