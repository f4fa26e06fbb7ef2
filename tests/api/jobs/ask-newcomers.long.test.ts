import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { as, jobsOf, nextMorning, plannedMorning, switchStagePollsOn } from '#tests/support/newcomers.ts';
import { makePortalRows } from '#tests/support/people.ts';
import { sleepIn } from '#tests/support/rules.ts';
import { storedItems } from '#tests/support/stored.ts';
import { respond } from '#tests/support/survey-answers.ts';
import { makeSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { deliver, DONE } from './stream.ts';

/** Its night is that of Tuesday, 1 December. */
const MONDAY_NOON = new Date('2026-11-30T09:00:00.000Z');
const TUESDAY = '2026-12-01';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await hire(owner, '2020-01-09');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const switchOn = (body?: object) => switchStagePollsOn(owner, workspace, body);
const hire = (person: Person, day: string | null) =>
  repos.members.setEach(workspace.id, [{ userId: person.id, set: { hiredOn: day } }], new Date());
/** Somebody for whom it will be so many days on that day. */
async function newcomer(days: number, on = TUESDAY): Promise<Person> {
  const person = await makeMember(workspace, 'сотрудник');
  await hire(person, addDays(on, -days));
  return person;
}
const waiting = (kind: string) => jobsOf(workspace, kind);
const morning = (options?: { twice?: boolean }) => nextMorning(workspace, options);
const stages = async () => {
  const { body } = await request(automations.listAutomations, { ...(await as(owner)), params: { id: workspace.id } });
  return body.automations.find(({ name }) => name === 'stage_polls')!;
};
const polls = async () => (await stages()).stage_polls!.polls;
const surveyOf = async (stage: string): Promise<Survey> => {
  const { survey_id: id } = (await polls()).find((one) => one.stage === stage)!;
  return (await request(surveys.getSurvey, { ...(await as(owner)), params: { id } })).body;
};
const askedIds = async (stage: string) => (await surveyOf(stage)).selected_users;

describe('newcomers', () => {
  it('are asked on the morning of their day, each stage by a survey of its own, with a letter', async () => {
    await switchOn();
    const [month, two, three] = [await newcomer(30), await newcomer(60), await newcomer(90)];
    await newcomer(29);
    await morning();
    expect(new Date().toISOString()).toBe('2026-12-01T07:00:00.000Z');
    expect((await polls()).map(({ stage, asked, answered, shown }) => [stage, asked, answered, shown])).toEqual([
      ['day_30', 1, 0, 0],
      ['day_60', 1, 0, 0],
      ['day_90', 1, 0, 0],
    ]);
    expect([await askedIds('day_30'), await askedIds('day_60'), await askedIds('day_90')]).toEqual([
      [month.id],
      [two.id],
      [three.id],
    ]);
    expect(await surveyOf('day_30')).toMatchObject({
      title: 'Первые 30 дней',
      anonymous: true,
      status: 'PUBLISHED',
      results_visibility: 'from_5',
      dimensions: [],
    });
    expect((await stages()).log[0]).toMatchObject({
      outcome: 'done',
      text: expect.stringMatching(/^Спросили новичков. 30\sдней: 1\sчеловек/),
    });
    expect(await waiting('invite-to-run')).toHaveLength(3);
    const mine = await request(surveys.listSurveys, { ...(await as(month)), params: { id: workspace.id } });
    expect(mine.body.surveys.filter((one) => one.waits_for_me).map(({ title }) => title)).toEqual(['Первые 30 дней']);
  });

  it('are asked once at a stage, however many mornings come, and however often a morning is done', async () => {
    await switchOn();
    const first = await newcomer(30);
    await morning({ twice: true });
    await morning();
    const second = await newcomer(30, moscowDay(new Date(Date.now() + 86_400_000)));
    await morning({ twice: true });
    await morning();
    expect((await askedIds('day_30')).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await polls()).toMatchObject([{ stage: 'day_30', asked: 2 }]);
  });

  it('are not asked whose day had come before it was switched on; a missed morning is caught up with for a week', async () => {
    await newcomer(33);
    await switchOn();
    await morning();
    expect(await polls()).toEqual([]);
    // Nobody looked for six days.
    const late = await newcomer(30, addDays(moscowDay(new Date()), 1));
    const lost = await newcomer(60, addDays(moscowDay(new Date()), 1));
    await hire(lost, addDays(moscowDay(new Date()), -60 + 1 - 9));
    vi.setSystemTime(new Date(Date.now() + 6 * 86_400_000));
    await morning();
    expect(await polls()).toMatchObject([{ stage: 'day_30', asked: 1 }]);
    expect(await askedIds('day_30')).toEqual([late.id]);
  });

  it('are known by the portal, too, which says who has left; of whom nobody knows the day it is counted', async () => {
    await switchOn();
    const [ofPortal, gone] = [await makeMember(workspace, 'сотрудник'), await newcomer(30)];
    await makeMember(workspace, 'сотрудник');
    const rows = [
      { number: 1, EMAIL: ofPortal.email, UF_EMPLOYMENT_DATE: addDays(TUESDAY, -30) },
      { number: 2, EMAIL: gone.email, ACTIVE: false },
    ];
    await makePortalRows(workspace, rows);
    await morning();
    expect(await askedIds('day_30')).toEqual([ofPortal.id]);
    expect((await stages()).stage_polls).toMatchObject({ unknown_days: 1 });
  });

  it('are asked at the chosen stages alone, and not at all once it is switched off', async () => {
    expect((await switchOn({ settings: { stages: [] } })).status).toBe(422);
    expect((await switchOn({ settings: { stages: ['day_90'] } })).body).toMatchObject({
      settings: { stages: ['day_90'] },
    });
    await newcomer(30);
    await newcomer(90);
    await morning();
    expect((await polls()).map(({ stage }) => stage)).toEqual(['day_90']);
    await newcomer(90, addDays(TUESDAY, 1));
    // Also where the night before has planned it.
    await sleepIn(workspace);
    await switchOn({ enabled: false });
    await plannedMorning(workspace);
    await morning();
    expect(await polls()).toMatchObject([{ asked: 1 }]);
  });

  it('are not asked by nobody’s wish: it is off at first', async () => {
    expect(await stages()).toMatchObject({ enabled: false });
    await newcomer(30);
    await morning();
    expect(await polls()).toEqual([]);
  });

  it('are not asked beyond the plan, which the log says', async () => {
    await switchOn();
    await morning();
    await makePlan(owner, 'startup');
    // As many as the plan has in a month.
    const author = { ...owner, ...(await as(owner)) };
    for (let count = 0; count < 3; count += 1) await makeSurvey(author, workspace);
    await newcomer(30, addDays(TUESDAY, 1));
    await morning();
    expect(await polls()).toEqual([]);
    expect((await stages()).log[0]).toMatchObject({ outcome: 'skipped' });
  });
});

describe('the survey of a stage', () => {
  const ANSWERS = [5, 4, 3, 4, 9, null];

  /** So many are asked and answer, one a day. */
  async function answered(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const person = await newcomer(30, addDays(moscowDay(new Date()), 1));
      await morning();
      const survey = await surveyOf('day_30');
      const { status } = await respond({ ...person, ...(await as(person)) }, survey, ANSWERS);
      expect(status).toBe(201);
      await countAll();
    }
  }

  it('shows nothing until five have answered, then all five; how many have answered is told in steps, too', async () => {
    await switchOn();
    await answered(4);
    expect(await polls()).toMatchObject([{ asked: 4, answered: 0, at_least: true, shown: 0 }]);
    await answered(1);
    expect(await polls()).toMatchObject([{ asked: 5, answered: 5, shown: 5 }]);
    await answered(2);
    expect(await polls()).toMatchObject([{ asked: 7, answered: 5, shown: 5 }]);
  });

  it('goes on over the turn of the year until something of it is shown; then another begins, on the same line, and asks nobody again', async () => {
    await switchOn();
    await answered(1);
    const first = await surveyOf('day_30');
    vi.setSystemTime(new Date('2027-01-11T09:00:00.000Z'));
    await answered(4);
    expect((await surveyOf('day_30')).id).toBe(first.id);
    const last = await newcomer(30, addDays(moscowDay(new Date()), 1));
    await morning();
    const second = await surveyOf('day_30');
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ selected_users: [last.id], series_id: first.series_id });
    expect(second.questions.map(({ origin_id }) => origin_id)).toEqual(
      first.questions.map(({ origin_id }) => origin_id),
    );
    const { body } = await request(surveys.getSurvey, { ...(await as(owner)), params: { id: first.id } });
    expect(body.status).toBe('COMPLETED');
    await morning();
    expect((await surveyOf('day_30')).selected_users).toEqual([last.id]);
  });

  it('begins anew when somebody has completed or deleted it', async () => {
    await switchOn();
    await answered(1);
    const first = await surveyOf('day_30');
    await request(surveys.updateSurvey, {
      ...(await as(owner)),
      params: { id: first.id },
      body: { status: 'COMPLETED' } as never,
    });
    await answered(1);
    const second = await surveyOf('day_30');
    expect(second.id).not.toBe(first.id);
    await request(surveys.deleteSurvey, { ...(await as(owner)), params: { id: second.id } });
    await answered(1);
    expect((await surveyOf('day_30')).id).not.toBe(second.id);
    expect(await polls()).toMatchObject([{ asked: 1 }]);
  });

  it('leaves nothing due of a workspace that is deleted', async () => {
    await switchOn();
    await sleepIn(workspace);
    const due = async () => (await storedItems(workspace.id)).filter(({ pk }) => pk.startsWith('DUE#ask-newcomers'));
    expect(await due()).toHaveLength(1);
    const { workspaces } = await import('#shared/contract/workspaces.ts');
    await request(workspaces.deleteWorkspace, { ...(await as(owner)), params: { id: workspace.id } });
    expect(await deliver(...(await waiting('delete-workspace')))).toEqual(DONE);
    expect(await due()).toEqual([]);
  });
});
