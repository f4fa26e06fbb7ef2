import { gzipSync } from 'node:zlib';
import type { Job } from '#data/job-item.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { members } from '#shared/contract/members.ts';
import { overview } from '#shared/contract/overview.ts';
import { people } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeFrame, makePerson, makeWorkspace, table, withToken } from '#tests/support/factories.ts';
import { budgets } from '../budgets.ts';
import { makeLongPoll } from '../counts/company.ts';
import { fillRun } from '../counts/scale.ts';
import { peakBytesOf } from '../peak-memory.ts';
import { held, known, type Row, type Section } from '../report.ts';
import { employ } from './workforce.ts';

/** Of a hundred who are asked. */
const TURNOUT = 0.7;
/** So many letters tell what each takes. */
const LETTERS = 300;
const STREAM_BATCH = 10;
const KB = 1024;

/** What a company of so many people is given, screen by screen and job by job. */
export async function measureLarge(size: number): Promise<Section[]> {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  await employ(workspace, size - 1);
  const poll = await makeLongPoll(owner, workspace);
  const jobs: Row[] = [];
  const note = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const [start, used] = [performance.now(), process.cpuUsage()];
    const cost = await measure(work);
    const seconds = (performance.now() - start) / 1000;
    jobs.push(...rowsOfJob(name, { ...cost, seconds, processor: secondsOf(process.cpuUsage(used)) }));
  };

  const draft = await makeFrame(owner, poll, { published: false, channels: ['mail'] });
  const ofRun = { params: { id: draft.id } };
  const publish = await ask(polls.publishFrame, { ...ofRun, token: owner.token, body: { published: true } });
  await note(`inviting ${size} by letters`, () => doJobs(workspace.id, (kind) => kind !== 'send-mail'));
  const letters = (await storedItems('run-invitation')).filter(({ type }) => type === 'job') as (Item & Key)[];
  await note(`${LETTERS} of these ${letters.length} letters`, () => doAll(letters.slice(0, LETTERS)));
  await fillRun(draft.id, 0, Math.round(size * TURNOUT));

  const { token } = await withToken(owner);
  const ofSpace = { token, params: { id: workspace.id } };
  const screens: [string, Route, RequestOptions][] = [
    ['people, the first page', people.listPeople, ofSpace],
    ['people, looked for by a name', people.listPeople, { ...ofSpace, query: { search: 'Коваль 17' } }],
    ['members, the first page', members.listMembers, ofSpace],
    ['the first screen: figures', overview.getPulse, ofSpace],
    ['the first screen: what waits', overview.getAttention, ofSpace],
    ['summary of the run', polls.getSummary, { token, ...ofRun }],
    ['results of the run, a page', polls.getResults, { token, ...ofRun }],
    ['statistics of the space', workspaces.getStats, ofSpace],
  ];
  const rows: Row[] = rowsOfRequest('a run that asks everybody is opened', publish);
  for (const [name, route, options] of screens) {
    // The first look of a day is written down; measured is every further one.
    await request(route, options);
    rows.push(...rowsOfRequest(name, await ask(route, options)));
  }

  await request(workspaces.requestExport, ofSpace);
  await note('an archive of everything', () => doJobs(workspace.id, (kind) => kind === 'export-workspace'));
  for (const schedule of ['run-automations', 'send-reminders', 'send-digests', 'close-runs', 'start-pulses']) {
    await note(`the clock: ${schedule}`, async () => {
      await fire(schedule);
      await doJobs(workspace.id, (kind) => kind !== 'send-mail');
    });
  }
  return [
    { title: `A company of ${size}: what is asked for`, rows },
    { title: `A company of ${size}: what is done by itself`, rows: jobs },
    {
      title: 'What all of it took',
      rows: [known('memory of the process at most', peakBytesOf('self') / KB / KB, 'MB')],
    },
  ];
}

interface Asked extends Cost {
  readonly milliseconds: number;
  /** Milliseconds, too: what a machine with other work is not to blame for. */
  readonly processor: number;
  readonly bytes: number;
  readonly packedBytes: number;
}

async function ask(route: Route, options: RequestOptions): Promise<Asked> {
  let text = '';
  const [start, used] = [performance.now(), process.cpuUsage()];
  const cost = await measure(async () => {
    const reply = await request(route, options);
    if (reply.status !== route.status) throw new Error(`${route.name} answered ${reply.status}: ${reply.text}`);
    text = reply.text;
  });
  const processor = secondsOf(process.cpuUsage(used)) * 1000;
  const milliseconds = performance.now() - start;
  return { ...cost, milliseconds, processor, bytes: Buffer.byteLength(text), packedBytes: gzipSync(text).length };
}

function rowsOfRequest(name: string, { reads, writes, milliseconds, processor, bytes, packedBytes }: Asked): Row[] {
  return [
    known(`${name}: asked of the table`, reads + writes, 'units'),
    known(`${name}: took (${milliseconds.toFixed(0)} ms by the clock)`, processor, 'ms of processor'),
    held(`${name}: sent (${(packedBytes / KB).toFixed(1)} kB packed)`, Math.round(bytes / KB), budgets.largeReply),
  ];
}

interface Done extends Cost {
  readonly seconds: number;
  readonly processor: number;
}

function rowsOfJob(name: string, { calls, reads, writes, seconds, processor }: Done): Row[] {
  return [
    known(`${name}: asked of the table (${calls} calls)`, reads + writes, 'units'),
    known(`${name}: took`, processor, 's of processor'),
    held(`${name}: by the clock`, seconds, budgets.largeJob),
  ];
}

function secondsOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

/** Jobs of a workspace that wait to be done. */
async function waiting(workspaceId: string, wanted: (kind: Job['kind']) => boolean): Promise<(Item & Key)[]> {
  const { pk } = keys.job(workspaceId, '');
  const items = (await table.queryAll({ pk, prefix: '' }, { consistent: true })) as (Item & Key)[];
  return items.filter(({ finishedAt, job }) => finishedAt === undefined && wanted((job as Job).kind));
}

/** Does jobs until none waits, those that they write as well. */
async function doJobs(workspaceId: string, wanted: (kind: Job['kind']) => boolean): Promise<void> {
  for (;;) {
    const jobs = await waiting(workspaceId, wanted);
    if (jobs.length === 0) return;
    await doAll(jobs);
  }
}

async function doAll(jobs: readonly (Item & Key)[]): Promise<void> {
  for (let begun = 0; begun < jobs.length; begun += STREAM_BATCH) {
    const { batchItemFailures } = await deliver(...jobs.slice(begun, begun + STREAM_BATCH));
    if (batchItemFailures.length > 0) throw new Error('A job failed');
  }
}
