import { expect } from 'vitest';
import { members } from '#shared/contract/members.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from './api.ts';
import { repos, type Person } from './factories.ts';
import { as, jobsOf } from './newcomers.ts';

/** What somebody who has left says to the eight questions; the words are theirs. */
export const LEAVER_ANSWERS = (words: string | null, load = 3) =>
  [['Нагрузка', 'Другое'], load, 4, 3, 2, 6, 'Скорее да', words] as const;

/** Somebody removes somebody who has left the company. */
export async function remove(by: Person, workspace: Workspace, { email }: Person, more: object = { ask_why: true }) {
  const body = { email, ...more };
  const { status } = await request(members.removeMember, { ...(await as(by)), params: { id: workspace.id }, body });
  expect(status).toBe(204);
}

/** Does what waits to be done about those who have left. */
export async function askLeavers(workspace: Workspace): Promise<void> {
  expect(await deliver(...(await jobsOf(workspace, 'ask-leaver')))).toEqual(DONE);
}

/** The survey of those who have left, as its results are headed. */
export async function surveyOfLeavers(reader: Person, workspace: Workspace): Promise<Survey> {
  const { id } = (await repos.stagePolls.find(workspace.id))!.surveys.left!;
  return (await request(surveys.getSurvey, { ...(await as(reader)), params: { id } })).body;
}
