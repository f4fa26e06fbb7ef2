import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openArchiveStore } from '#functions/exports/archive-store.ts';
import { readConfig } from '#core/config.ts';
import { writeArchive } from '#functions/exports/archive/write-archive.ts';
import type { ArchiveSection } from '#functions/exports/archive/archive-file.ts';
import { toldOf } from '#functions/exports/said.ts';
import type { Words } from '#shared/text/said.ts';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeHolder } from '#tests/security/logins.ts';
import { exportJobs, makeArchives, storedArchives } from '#tests/support/archives.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePoll, makeWorkspace, repos, vault, type Person } from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver, DONE, failedAt } from './stream.ts';

let owner: Person;
let workspace: Workspace;
let exportId: string;
beforeEach(async () => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  for (let count = 0; count < 5; count++) await makePoll(owner, workspace);
  exportId = await ask(owner, workspace);
});
afterEach(() => vi.restoreAllMocks());

async function ask({ token }: Person, { id }: Workspace): Promise<string> {
  const { status, body } = await request(workspaces.requestExport, { token, params: { id } });
  expect(status).toBe(202);
  return body.id;
}
const stateOf = async () => (await repos.workspaceExports.find(workspace.id, exportId))!;
const isNote = (command: unknown): boolean =>
  command instanceof UpdateCommand &&
  String(command.input.Key?.['pk']).startsWith('EXPORTS#') &&
  JSON.stringify(command.input.ExpressionAttributeNames).includes('progress');

/** The table fails at the n-th note of how far the archive is. */
const breakAt = (nth: number) => failCalls(isNote, nth);

describe('the job that makes an archive', () => {
  it('says how far it is, in parts that there are', async () => {
    const told: { done: number; of: number; what: Words }[] = [];
    intercept((command) => {
      const values = isNote(command) ? (command as UpdateCommand).input.ExpressionAttributeValues : undefined;
      const progress = Object.values(values ?? {}).find((value) => typeof value === 'object' && value !== null);
      if (progress) told.push(progress as (typeof told)[number]);
      return undefined;
    });
    await makeArchives(workspace.id);
    expect((await stateOf()).status).toBe('done');
    const of = told[0]!.of;
    expect(told.every((one) => one.of === of && one.done <= of)).toBe(true);
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(new Set(told.map(({ what }) => toldOf(what))).size).toBeGreaterThan(5);
    // Five polls are five parts.
    const ofPolls = told.filter(({ what }) => toldOf(what) === 'Опросы и ответы').map(({ done }) => done);
    expect(Math.max(...ofPolls) - Math.min(...ofPolls)).toBe(4);
  });

  it('stops within a page of being cancelled, and leaves no file', async () => {
    let notes = 0;
    const readAfterwards: unknown[] = [];
    intercept(async (command) => {
      if (isNote(command) && ++notes === 4) {
        const params = { id: workspace.id, exportId };
        expect((await request(workspaces.cancelExport, { token: owner.token, params })).status).toBe(200);
      }
      if (notes >= 5 && command instanceof QueryCommand) readAfterwards.push(command.input);
      return undefined;
    });
    await makeArchives(workspace.id);
    vi.restoreAllMocks();
    expect(notes).toBe(4);
    expect(readAfterwards).toEqual([]);
    expect((await stateOf()).status).toBe('cancelled');
    expect(storedArchives(workspace.id)).toEqual([]);
    expect((await storedItems(owner.email)).filter(({ type }) => type === 'job')).toEqual([]);
  });

  it('begins again when it was broken off, and leaves nothing of the first time', async () => {
    const jobs = await exportJobs(workspace.id);
    breakAt(5);
    expect(await deliver(...jobs)).toEqual(failedAt(1));
    vi.restoreAllMocks();
    expect(storedArchives(workspace.id)).toEqual([]);
    expect((await stateOf()).status).toBe('running');
    expect(await deliver(...jobs)).toEqual(DONE);
    expect(storedArchives(workspace.id)).toEqual([`${exportId}.zip`]);
    expect(await stateOf()).toMatchObject({ status: 'done', attempts: 2 });
  });

  it('says that it failed at the third time, and another one can be asked for', async () => {
    const jobs = await exportJobs(workspace.id);
    for (const _ of [1, 2, 3]) {
      breakAt(5);
      expect(await deliver(...jobs)).toEqual(failedAt(1));
      vi.restoreAllMocks();
    }
    const { status, problem } = await stateOf();
    expect([status, toldOf(problem!)]).toEqual(['failed', expect.stringContaining('Попробуйте ещё раз')]);
    expect(await deliver(...jobs)).toEqual(DONE);
    expect(storedArchives(workspace.id)).toEqual([]);
    expect(await ask(owner, workspace)).not.toBe(exportId);
  });

  it('says so as well where it was killed each time before it could', async () => {
    for (const runId of ['a', 'b', 'c']) await repos.workspaceExports.start(workspace.id, exportId, runId, new Date());
    expect((await stateOf()).status).toBe('running');
    await makeArchives(workspace.id);
    expect((await stateOf()).status).toBe('failed');
  });

  it('is not waited for once it has been silent for an hour', async () => {
    const hourAgo = new Date(Date.now() - 61 * 60_000);
    await repos.workspaceExports.start(workspace.id, exportId, 'a', hourAgo);
    const another = await ask(owner, workspace);
    expect(another).not.toBe(exportId);
    expect((await stateOf()).status).toBe('failed');
    expect(await ask(owner, workspace)).toBe(another);
  });

  it('counts for nothing where a later execution makes the archive', async () => {
    const { workspaceExports } = repos;
    const [first, second] = [
      (await workspaceExports.start(workspace.id, exportId, 'a', new Date()))!,
      (await workspaceExports.start(workspace.id, exportId, 'b', new Date()))!,
    ];
    expect(await workspaceExports.note(first, { done: 1, of: 2, what: '' }, new Date())).toBe(false);
    expect(await workspaceExports.finish(first, 1, null, new Date())).toBe(false);
    expect(await workspaceExports.finish(second, 1, null, new Date())).toBe(true);
  });
});

describe('the files of archives', () => {
  it.each(['its workspace', 'the account of its owner'])('go with %s', async (what) => {
    const holder = await makeHolder();
    const own = await makeWorkspace(holder);
    await ask(holder, own);
    await makeArchives(own.id);
    expect(storedArchives(own.id)).toHaveLength(1);
    const reply = await (what === 'its workspace'
      ? request(workspaces.deleteWorkspace, { token: holder.token, params: { id: own.id } })
      : request(auth.deleteMe, { token: holder.token, query: { with_workspaces: 'true' } }));
    expect(reply.status).toBe(204);
    for (;;) {
      const jobs = (await storedItems('"delete-')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
      if (jobs.length === 0) break;
      expect(await deliver(...(jobs as Parameters<typeof deliver>))).toEqual(DONE);
    }
    expect(storedArchives(own.id)).toEqual([]);
  });

  it('are written in parts: of a hundred thousand answers no more than one part is ever in memory', async () => {
    const store = openArchiveStore(readConfig(process.env));
    const name = { workspaceId: workspace.id, id: exportId };
    const upload = store.upload(name);
    const stored = (await repos.workspaces.findConsistent(workspace.id))!;
    const source = { repos, vault, workspace: stored, now: new Date(), nameOf: () => null };
    let seed = 1;
    // Text that packs badly, as hardly any does: the archive is as large as it can be.
    const noise = (): string => {
      let text = '';
      for (let part = 0; part < 18; part++) text += (seed = (seed * 48_271) % 2_147_483_647).toString(36);
      return text;
    };
    const section: ArchiveSection = {
      title: 'Ответы',
      async *units() {
        yield [
          {
            kind: 'table',
            path: 'answers',
            about: 'Ответы',
            columns: { q1: 'Вопрос' },
            pages: function* pages() {
              for (let page = 0; page < 200; page++) yield Array.from({ length: 500 }, () => ({ q1: noise() }));
            },
          },
        ];
      },
    };
    await writeArchive(source, [section], { upload, onPage: async () => undefined });
    const size = await upload.finish();
    // Somewhat more than the part that is sent at 8 MiB: the page that came last.
    expect(upload.largestBuffer()).toBeLessThan(9 * 1024 * 1024);
    expect(size).toBeGreaterThan(8 * 1024 * 1024);
    const url = await store.link(name, { name: 'a.zip', seconds: 60, now: new Date() });
    const zip = new Uint8Array(await (await fetch(url)).arrayBuffer());
    expect(zip.length).toBe(size);
    const answers = unzipSync(zip)['answers.json']!;
    expect(JSON.parse(Buffer.from(answers).toString())).toHaveLength(100_000);
  });
});
