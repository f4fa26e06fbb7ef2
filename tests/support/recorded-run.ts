import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from './api.ts';
import { makeFrame, makePoll, repos, type Person } from './factories.ts';
import { makeRecord, makeShown } from './run-record.ts';

const ANSWERS = 5;

/** A closed run of a poll that has a record, without the answers that it would be made of. */
export async function makeRecordedRun(author: Person, workspace: Workspace): Promise<Frame> {
  const poll = await makePoll(author, workspace);
  const frame = await makeFrame(author, poll, { results_visibility: 'closed' });
  await request(polls.publishFrame, { token: author.token, params: { id: frame.id }, body: { published: false } });
  await publishRecordOf(frame.id);
  return frame;
}

/** Publishes a record of a run that is closed. */
export async function publishRecordOf(runId: string): Promise<void> {
  const run = (await repos.runs.find(runId, { consistent: true }))!;
  await repos.runRecords.settle(run);
  await repos.runRecords.secret(runId);
  const shown = Array.from({ length: ANSWERS }, () => makeShown(null, ['7', 'Ничего', 'Команда']));
  const { head, parts } = await makeRecord(shown, []);
  await repos.runRecords.save(run, { ...head, run: runId }, parts);
}
