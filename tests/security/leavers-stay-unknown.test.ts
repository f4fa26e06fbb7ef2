import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { automations } from '#shared/contract/automations.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { people } from '#shared/contract/people.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { askLeavers, LEAVER_ANSWERS, remove, surveyOfLeavers } from '#tests/support/leavers.ts';
import { as, switchStagePollsOn } from '#tests/support/newcomers.ts';
import { downloadArchive } from '#tests/support/archives.ts';
import { storedItems } from '#tests/support/stored.ts';
import { respondByLink } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/*
 * Those who have left are asked one by one by a letter, and answer by a link that is the same for all. Whoever reads the
 * results knows who left and on which day, and looks after every answer and every letter; whoever reads the table sees
 * all that is stored. Neither learns who said what, nor whether somebody who was asked has answered.
 */

const NOW = new Date('2026-11-30T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await switchStagePollsOn(owner, workspace);
});
afterEach(() => vi.useRealTimers());

/** Somebody who has been there for a month leaves, and has their letter the same day. */
async function leaver(): Promise<Person> {
  const now = Date.now() + DAY_MS;
  vi.setSystemTime(now - 30 * DAY_MS);
  const person = await makeMember(workspace, 'сотрудник');
  vi.setSystemTime(now);
  await remove(owner, workspace, person);
  await askLeavers(workspace);
  return person;
}

/** Everything that is told of the survey, but how many letters went, which everybody may know. */
async function look(): Promise<{ shown: number; letters: number; told: string }> {
  const survey = await surveyOfLeavers(owner, workspace);
  const call = { ...(await as(owner)), params: { id: survey.id } };
  const [{ body: results }, { body: list }] = await Promise.all([
    request(surveys.getSurveyResults, call),
    request(automations.listAutomations, { ...call, params: { id: workspace.id } }),
  ]);
  const { asked: letters, ...poll } = list.automations.find(({ name }) => name === 'stage_polls')!.stage_polls!
    .polls[0]!;
  return { shown: poll.shown, letters, told: JSON.stringify([survey, results, poll]) };
}

it('of those who leave one a day every answer comes into sight with at least four others; a letter changes nothing that is told of answers', async () => {
  await leaver();
  let last = await look();
  const steps: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const survey = await surveyOfLeavers(owner, workspace);
    const { status } = await respondByLink(survey, LEAVER_ANSWERS(`Слова ${index}`, 1 + (index % 5)));
    expect(status).toBe(201);
    await countAll();
    const answered = await look();
    if (answered.told !== last.told) steps.push(answered.shown - last.shown);
    // Words, which may be left out, wait for the end.
    expect(answered.told).not.toContain('Слова');
    await leaver();
    last = await look();
    expect(last).toEqual({ ...answered, letters: index + 2 });
  }
  // Twelve have answered: the first five came into sight together, seven wait; how many answered is told in fives, too.
  expect(steps).toEqual([SMALLEST_GROUP, 0]);
});

it('ended with fewer than five new answers it shows none of them', async () => {
  await leaver();
  const survey = await surveyOfLeavers(owner, workspace);
  for (let index = 0; index < 9; index += 1) {
    await respondByLink(survey, LEAVER_ANSWERS(`Слова ${index}`));
    await countAll();
  }
  const body = { status: 'COMPLETED' } as const;
  await request(surveys.updateSurvey, { ...(await as(owner)), params: { id: survey.id }, body });
  await countAll();
  expect((await look()).shown).toBe(SMALLEST_GROUP);
});

it('nothing in the table joins a letter and an answer, or says after the letter whose it was', async () => {
  const [first, second] = [await leaver(), await leaver()];
  const survey = await surveyOfLeavers(owner, workspace);
  // Who has looked at what until here comes into the access log.
  await countAll();
  const before = new Set((await storedItems()).map(({ pk, sk }) => `${pk}\n${sk}`));
  expect((await respondByLink(survey, LEAVER_ANSWERS('Слова'))).status).toBe(201);
  await countAll();
  // An answer writes its own item and counters of the run, none of which knows anybody.
  const written = (await storedItems()).filter(({ pk, sk }) => !before.has(`${pk}\n${sk}`));
  expect(written.map(({ pk }) => pk)).toEqual(written.map(() => `RUN#${survey.id}`));
  for (const { id, email } of [first, second]) {
    expect(JSON.stringify(written)).not.toContain(id);
    expect(JSON.stringify(written)).not.toContain(email);
  }
  // Of what knows the survey, its link or its workspace's letters nothing names who has left, but the letter on its way.
  const { publicToken } = (await repos.runs.find(survey.id))!;
  const ofPolls = [...(await storedItems(survey.id)), ...(await storedItems(publicToken))];
  const naming = ofPolls.filter((item) => [first, second].some(({ email }) => JSON.stringify(item).includes(email)));
  expect(new Set(naming.map(({ type, job }) => `${String(type)} ${(job as { kind: string }).kind}`))).toEqual(
    new Set(['job send-mail']),
  );
  const marks = (await storedItems('leaver-asked')).filter(({ pk }) => pk.includes(workspace.id));
  expect(marks.map((item) => Object.keys(item).toSorted())).toEqual(marks.map(() => ['pk', 'sk', 'ttl', 'type']));
  // By the day, not by the moment at which somebody left.
  for (const { ttl } of marks) expect((Number(ttl) + 3 * 3600) % 86_400).toBe(0);
  expect(marks).toHaveLength(2);
});

it('neither people, the log of the automation nor the archive tell who was asked, or the link', async () => {
  const person = await leaver();
  const survey = await surveyOfLeavers(owner, workspace);
  const { publicToken } = (await repos.runs.find(survey.id))!;
  // Where archives lie there is another clock, and their links are good for a day.
  vi.useRealTimers();
  const files = Object.values(await downloadArchive(await as(owner), workspace));
  expect(files.some((file) => file.includes(survey.title))).toBe(true);
  for (const secret of [publicToken, person.email, 'leaver-asked'])
    expect(files.some((file) => file.includes(secret))).toBe(false);
  const listed = await request(people.listPeople, { ...(await as(owner)), params: { id: workspace.id } });
  expect(JSON.stringify(listed.body)).not.toContain(person.email);
  const { log } = (
    await request(automations.listAutomations, { ...(await as(owner)), params: { id: workspace.id } })
  ).body.automations.find(({ name }) => name === 'stage_polls')!;
  expect(log).toMatchObject([{ outcome: 'done', text: 'Отправили письмо с вопросами тому, кто ушёл' }]);
});
