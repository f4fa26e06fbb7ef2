import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePlan, makeWorkspace, repos, table, joinMany } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { deliver, DONE } from '../jobs/stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const share = ({ id }: Survey, body: object = {}, token = owner.token) =>
  request(surveys.shareSurvey, { token, params: { id }, body: body as never });
const draft = (changes: object = {}) => makeSurvey(owner, workspace, { allow_unauthenticated: true, ...changes });
const tokenOfRun = async ({ id }: Survey) => (await repos.runs.findConsistent(id))!.publicToken;
const leadsTo = async (path: string) => (await table.get(keys.share(path), { consistent: true }))?.['surveyId'] ?? null;
const newPath = () => `pulse-${randomUUID()}`;

it('gives a random link, before the launch and after it; asked for by name, another one (B7-34)', async () => {
  const survey = await draft();
  const first = (await share(survey)).body.share_link!;
  expect(first).toMatch(/^[\w-]{43}$/);
  await publishSurvey(owner, survey);
  expect(await tokenOfRun(survey)).toBe(first);
  const second = await share(survey, { renew: true });
  expect(second.status).toBe(200);
  expect(second.body.share_link).not.toBe(first);
  expect(await tokenOfRun(survey)).toBe(second.body.share_link);
});

it('gives a path of its own, which leads to this survey alone (B7-34)', async () => {
  const survey = await publishSurvey(owner, await draft());
  const token = await tokenOfRun(survey);
  const path = newPath();
  expect((await share(survey, { custom_path: ` ${path.toUpperCase()} ` })).body.share_link).toBe(path);
  expect(await leadsTo(path)).toBe(survey.id);
  // Whoever had the random link is let in no more.
  expect(await tokenOfRun(survey)).not.toBe(token);
});

it('asked again without a path changes nothing, whichever link there is: it may stand on a poster (B7-34)', async () => {
  const survey = await publishSurvey(owner, await draft());
  const { body } = await share(survey);
  for (const again of [{}, { custom_path: null }, { custom_path: null, renew: false }]) {
    expect((await share(survey, again)).body).toEqual(body);
  }
  const path = newPath();
  const own = (await share(survey, { custom_path: path })).body;
  expect(own.share_link).toBe(path);
  expect((await share(survey)).body).toEqual(own);
  expect(await leadsTo(path)).toBe(survey.id);
});

it('asked again for the path it has changes nothing', async () => {
  const survey = await draft();
  const path = newPath();
  const { body } = await share(survey, { custom_path: path });
  expect((await share(survey, { custom_path: path })).body).toEqual(body);
});

it('withdraws the path there was, which is kept for the workspace (B7-34)', async () => {
  const [survey, other] = [await publishSurvey(owner, await draft()), await draft()];
  const [path, next] = [newPath(), newPath()];
  await share(survey, { custom_path: path });
  await share(survey, { custom_path: next });
  expect([await leadsTo(path), await leadsTo(next)]).toEqual([null, survey.id]);
  expect((await share(survey, { renew: true })).body.share_link).toMatch(/^[\w-]{43}$/);
  expect(await leadsTo(next)).toBeNull();
  const stranger = await makePerson();
  const theirs = await makeSurvey(stranger, await makeWorkspace(stranger), { allow_unauthenticated: true });
  expect((await share(theirs, { custom_path: next }, stranger.token)).status).toBe(409);
  expect((await share(other, { custom_path: next })).status).toBe(200);
  expect(await leadsTo(next)).toBe(other.id);
});

it('refuses a path that leads to another survey, whoever’s it is, and of two at once gives it to one', async () => {
  const stranger = await makePerson();
  const theirs = await makeSurvey(stranger, await makeWorkspace(stranger), { allow_unauthenticated: true });
  const path = newPath();
  await share(theirs, { custom_path: path }, stranger.token);
  const survey = await draft();
  const { status, body } = await share(survey, { custom_path: path });
  expect([status, body]).toMatchObject([409, { code: 'conflict', detail: expect.stringContaining('занят') }]);
  expect((await request(surveys.getSurvey, { token: owner.token, params: { id: survey.id } })).body).toEqual(survey);
  const race = newPath();
  const both = await Promise.all([draft(), draft()].map(async (one) => share(await one, { custom_path: race })));
  expect(both.map((reply) => reply.status).toSorted()).toEqual([200, 409]);
});

it('takes a path over from a survey of the same workspace that takes no answers any more, and from no other', async () => {
  const path = newPath();
  const old = await publishSurvey(owner, (await share(await draft(), { custom_path: path })).body);
  const next = await draft();
  expect((await share(next, { custom_path: path })).status).toBe(409);
  await changeSurvey(owner, old, { status: 'COMPLETED' });
  const stranger = await makePerson();
  const theirs = await makeSurvey(stranger, await makeWorkspace(stranger), { allow_unauthenticated: true });
  expect((await share(theirs, { custom_path: path }, stranger.token)).status).toBe(409);
  expect((await share(next, { custom_path: path })).body.share_link).toBe(path);
  expect(await leadsTo(path)).toBe(next.id);
  const { body } = await request(surveys.getSurvey, { token: owner.token, params: { id: old.id } });
  expect(body.share_link).not.toBe(path);
  // Deleting the old one leaves the path to the new one.
  await request(surveys.deleteSurvey, { token: owner.token, params: { id: old.id } });
  expect(await leadsTo(path)).toBe(next.id);
});

it.each(['аб-в', 'a', 'a b', '-ab', 'ab-', 'a--b', 'a/b', 'x'.repeat(61), '../s', 7])(
  'refuses the path «%s»',
  async (path) => {
    const { status } = await share(await draft(), { custom_path: path });
    expect(status).toBe(422);
  },
);

it('refuses a path that could be a random link', async () => {
  const { status, body } = await share(await draft(), { custom_path: 'a'.repeat(43) });
  expect([status, body]).toMatchObject([422, { errors: [{ path: 'custom_path' }] }]);
});

it('refuses where links are not allowed, and where no answers are taken any more', async () => {
  const closed = await makeSurvey(owner, workspace, { anonymous: false });
  expect((await share(closed)).status).toBe(409);
  const survey = await publishSurvey(owner, await draft());
  await changeSurvey(owner, survey, { status: 'COMPLETED' });
  expect((await share(survey)).status).toBe(409);
});

it('shows no link while links are not allowed', async () => {
  const survey = await draft();
  await share(survey);
  expect((await changeSurvey(owner, survey, { allow_unauthenticated: false })).body.share_link).toBeNull();
});

it('keeps the path of a deleted survey for its workspace, for a year: no other company stands behind a poster', async () => {
  const survey = await draft();
  const path = newPath();
  await share(survey, { custom_path: path });
  await request(surveys.deleteSurvey, { token: owner.token, params: { id: survey.id } });
  expect(await leadsTo(path)).toBeNull();
  expect(JSON.stringify(await storedItems(path))).not.toContain(workspace.id);
  const stranger = await makePerson();
  const theirs = await makeSurvey(stranger, await makeWorkspace(stranger), { allow_unauthenticated: true });
  const ask = () => share(theirs, { custom_path: path }, stranger.token);
  expect(await ask()).toMatchObject({ status: 409, body: { detail: expect.stringContaining('занят') as string } });
  const next = await draft();
  expect((await share(next, { custom_path: path })).body.share_link).toBe(path);
  expect(await leadsTo(path)).toBe(next.id);
  await request(surveys.deleteSurvey, { token: owner.token, params: { id: next.id } });
  // A year later, though the table has not cleared it yet.
  await table.write(update(keys.share(path), { set: { ttl: Math.floor(Date.now() / 1000) - 1 } }));
  expect((await ask()).status).toBe(200);
  expect(await leadsTo(path)).toBe(theirs.id);
});

it('keeps the path from others when the whole workspace goes, and with it what is known of the survey', async () => {
  const person = await makePerson();
  const going = await makeWorkspace(person);
  const survey = await makeSurvey(person, going, { allow_unauthenticated: true });
  const path = newPath();
  await share(survey, { custom_path: path }, person.token);
  const { status } = await request(workspaces.deleteWorkspace, { token: person.token, params: { id: going.id } });
  expect(status).toBe(204);
  const jobs = (await storedItems(going.id)).filter(({ type }) => type === 'job');
  expect(await deliver(...jobs)).toEqual(DONE);
  const [kept, ...more] = await storedItems(path);
  expect(more).toEqual([]);
  expect(Object.keys(kept!).toSorted()).toEqual(['keptFor', 'pk', 'sk', 'ttl', 'type']);
  const next = await draft();
  expect((await share(next, { custom_path: path })).status).toBe(409);
  await table.write(update(keys.share(path), { set: { ttl: Math.floor(Date.now() / 1000) - 1 } }));
  expect((await share(next, { custom_path: path })).status).toBe(200);
});

it('is refused in a workspace that can only be read: 402', async () => {
  const person = await makePerson();
  const full = await makeWorkspace(person);
  const survey = await makeSurvey(person, full, { allow_unauthenticated: true });
  await joinMany(full, 4);
  await makePlan(person, 'startup');
  expect((await share(survey, {}, person.token)).status).toBe(402);
});
