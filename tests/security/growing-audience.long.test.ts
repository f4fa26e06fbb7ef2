import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { request } from '#tests/support/api.ts';
import { as, nextMorning, switchStagePollsOn } from '#tests/support/newcomers.ts';
import { respond } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';

/*
 * Newcomers are asked one by one by a survey that stays open. Whoever reads its results knows who was asked and on which
 * day, and looks after every answer: nobody's answer may stand out by when it came.
 */

const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');
/** How many were asked, and what follows from that and from what is shown already: shares of them, bounds. */
const OF_ASKED = /"(?:total_invited|response_rate|low|high)":-?[\d.]+/g;
let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await switchStagePollsOn(owner, workspace);
});
afterEach(() => vi.useRealTimers());

/** Somebody reaches their day and is asked that morning. */
async function newcomer(): Promise<{ person: Person; survey: Survey }> {
  const person = await makeMember(workspace, 'сотрудник');
  const hiredOn = addDays(moscowDay(new Date()), 1 - 30);
  await repos.members.setEach(workspace.id, [{ userId: person.id, set: { hiredOn } }], new Date());
  await nextMorning(workspace);
  const { id } = (await repos.stagePolls.find(workspace.id))!.surveys.day_30!;
  return { person, survey: (await request(surveys.getSurvey, { ...(await as(owner)), params: { id } })).body };
}

/** Everything that is told of the survey: its page, its results, the row of the automation. */
async function look({ id }: Survey): Promise<{ shown: number; told: string; results: SurveyResults }> {
  const [survey, { body: results }, { body: list }] = await Promise.all([
    request(surveys.getSurvey, { ...(await as(owner)), params: { id } }),
    request(surveys.getSurveyResults, { ...(await as(owner)), params: { id } }),
    request(automations.listAutomations, { ...(await as(owner)), params: { id: workspace.id } }),
  ]);
  // Of how many were asked, and when, everybody may know.
  const { survey: _, ...figures } = results;
  const { stage_polls: row } = list.automations.find(({ name }) => name === 'stage_polls')!;
  const { total_responses: shown, total_responded: responded } = survey.body;
  expect(row!.polls[0]!.shown).toBe(shown);
  return {
    shown: shown!,
    results,
    told: JSON.stringify([shown, responded, row!.polls[0]!.answered, figures]).replace(OF_ASKED, ''),
  };
}

it('of an audience that grows by one a day every answer comes into sight with at least four others, and nothing told changes by one', async () => {
  let last = { shown: 0, told: '' };
  const steps: number[] = [];
  let asked: Survey | null = null;
  for (let index = 0; index < 12; index += 1) {
    const { person, survey } = await newcomer();
    asked = survey;
    // Being asked changes nothing that is told of answers.
    const before = await look(survey);
    if (index > 0) expect(before.told).toBe(last.told);
    const values = [1 + (index % 5), 2, 3, 4, index % 11, `Слова ${index}`];
    expect((await respond({ ...person, ...(await as(person)) }, survey, values)).status).toBe(201);
    await countAll();
    const now = await look(survey);
    if (now.told !== before.told) steps.push(now.shown - before.shown);
    // Who has answered is told in steps, too; words, which may be left out, wait for the end.
    expect(now.told).not.toContain('Слова');
    last = now;
  }
  // Twelve have answered: the first five came into sight together, seven wait.
  expect(steps.filter((step) => step !== 0)).toEqual([SMALLEST_GROUP]);
  expect(last.shown).toBe(SMALLEST_GROUP);
  for (let index = 0; index < 3; index += 1) {
    const { person, survey } = await newcomer();
    await respond({ ...person, ...(await as(person)) }, survey, [5, 5, 5, 5, 10, null]);
    await countAll();
  }
  expect((await look(asked!)).shown).toBe(2 * SMALLEST_GROUP);
  // Ended, it shows those who wait, since they are five.
  await request(surveys.updateSurvey, {
    ...(await as(owner)),
    params: { id: asked!.id },
    body: { status: 'COMPLETED' },
  });
  await countAll();
  expect((await look(asked!)).shown).toBe(3 * SMALLEST_GROUP);
});

it('ended with fewer than five new answers it shows none of them', async () => {
  let survey: Survey | null = null;
  for (let index = 0; index < 7; index += 1) {
    const next = await newcomer();
    survey = next.survey;
    await respond({ ...next.person, ...(await as(next.person)) }, survey, [5, 4, 3, 2, index, `Слова ${index}`]);
    await countAll();
  }
  await request(surveys.updateSurvey, {
    ...(await as(owner)),
    params: { id: survey!.id },
    body: { status: 'COMPLETED' },
  });
  await countAll();
  expect((await look(survey!)).shown).toBe(SMALLEST_GROUP);
});

it('four who were asked and have answered are shown to nobody, whatever ends the survey', async () => {
  let survey: Survey | null = null;
  for (let index = 0; index < 4; index += 1) {
    const next = await newcomer();
    survey = next.survey;
    await respond({ ...next.person, ...(await as(next.person)) }, survey, [5, 4, 3, 2, index, `Слова ${index}`]);
  }
  await request(surveys.updateSurvey, {
    ...(await as(owner)),
    params: { id: survey!.id },
    body: { status: 'COMPLETED' },
  });
  await countAll();
  const { shown, told } = await look(survey!);
  expect(shown).toBe(0);
  expect(told).not.toContain('Слова');
});
