import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiKeys } from '#shared/contract/api-keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { polls } from '#shared/contract/polls.ts';
import { demand, makeOpenPoll, makePerson, makeWorkspace } from './factories.ts';
import { product } from './own-product.ts';
import { answerByLink, counted, setPublished } from './results-factories.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
/** Nothing of the project but the two files of the client, and the one package they need with its types. */
const folder = mkdtempSync(join(tmpdir(), 'tonus-client-'));
beforeAll(() => {
  for (const file of ['tonus.ts', 'api.d.ts']) cpSync(join(ROOT, 'scripts/client', file), join(folder, file));
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody writes who has the two files: the compiler knows what there is, and refuses what there is not. */
const PROGRAM = `import { createTonus } from './tonus.ts';

const [url = '', key = '', workspaceId = '', runId = '', ownerId = ''] = process.argv.slice(2);
const tonus = createTonus({ url, key });
const { data: summary, error } = await tonus.GET('/api/polls/frames/{id}/summary', { params: { path: { id: runId } } });
if (!summary) throw new Error(error.detail);
const eNPS: number = Math.round(summary.enps?.score ?? NaN);
const { data: task } = await tonus.POST('/api/tasks/', {
  body: { workspace_id: workspaceId, title: 'Разобрать ответы: ' + summary.responses, responsible_id: ownerId },
});
const { error: refused } = await tonus.DELETE('/api/tasks/{id}', { params: { path: { id: task?.id ?? '' } } });
console.log(JSON.stringify([summary.responses, eNPS, task?.title, refused?.code]));
// @ts-expect-error: a key calls nothing of an account.
void (() => tonus.GET('/api/auth/me'));
// @ts-expect-error: a task has a title.
void (() => tonus.POST('/api/tasks/', { body: { workspace_id: workspaceId, responsible_id: ownerId } }));
`;
const COMPILE = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'esnext'];

it('the client in an empty folder reads the results of a run and makes a task, typed', async () => {
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  const { poll, frame } = await makeOpenPoll(owner, workspace, ['Порекомендуете нас?']);
  for (const score of ['10', '10', '9', '8', '3', '0']) await answerByLink(poll, frame, [score]);
  await counted(owner, frame, 6);
  await setPublished(owner, frame, false);
  const as = { token: owner.tokens.access_token };
  const body = { name: 'Отчёты', permissions: ['results.read' as const, 'tasks.create' as const], days: 30 as const };
  const { key } = await demand(apiKeys.createApiKey, { params: { id: workspace.id }, body }, as);

  const { id } = await demand(auth.me, {}, as);
  const main = join(folder, 'main.ts');
  writeFileSync(main, PROGRAM);
  const types = ['--allowImportingTsExtensions', '--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
  const compiled = run(join(ROOT, 'node_modules/.bin/tsc'), [...COMPILE, ...types, main], { cwd: folder });
  const called = run(process.execPath, [main, product.url, key, workspace.id, frame.id, id], { cwd: folder });
  const [{ stdout }] = await Promise.all([called, compiled]);
  const told = await demand(polls.getSummary, { params: { id: frame.id } }, as);
  expect(JSON.parse(stdout)).toEqual([
    told.responses,
    Math.round(told.enps!.score),
    'Разобрать ответы: 6',
    'forbidden',
  ]);
});
