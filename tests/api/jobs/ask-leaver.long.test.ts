import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { automations } from '#shared/contract/automations.ts';
import { members } from '#shared/contract/members.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { inLanguage } from '#shared/text/current.ts';
import { leaverPoll } from '#functions/automations/letters/leaver-poll.ts';
import { oneMoreLetter } from '#functions/notifications/repositories/mailbox-days.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  join,
  joinMany,
  makeMember,
  makePerson,
  makePlan,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { askLeavers, LEAVER_ANSWERS, remove, surveyOfLeavers } from '#tests/support/leavers.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { as, jobsOf, switchStagePollsOn } from '#tests/support/newcomers.ts';
import { makeDirectoryToken, scimOf } from '#tests/support/directory.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { respondByLink } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { makeSurvey } from '#tests/support/surveys.ts';
import { deliver, DONE } from './stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const NOW = new Date('2026-11-30T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await switchOn();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function switchOn(body: object = { settings: { stages: ['left'] } }) {
  expect((await switchStagePollsOn(owner, workspace, body)).status).toBe(200);
}
/** Somebody who has been a member for so many days. */
async function colleague(days = 14, more: { unproved?: true } = {}): Promise<Person> {
  const now = Date.now();
  vi.setSystemTime(now - days * DAY_MS);
  const person = await makeMember(workspace, 'сотрудник', more);
  vi.setSystemTime(now);
  return person;
}
const letters = ({ email }: Person) => lettersTo(email, 'leaver-poll');
const row = async () => {
  const { body } = await request(automations.listAutomations, { ...(await as(owner)), params: { id: workspace.id } });
  return body.automations.find(({ name }) => name === 'stage_polls')!;
};
const polls = async () => (await row()).stage_polls!.polls;
async function leaveBy(person: Person): Promise<void> {
  const { status } = await request(workspaces.leaveWorkspace, {
    ...(await as(person)),
    params: { id: workspace.id },
  });
  expect(status).toBe(204);
}
const leaving = async (person: Person) =>
  (await request(members.getLeaving, { ...(await as(person)), params: { id: workspace.id } })).body;

describe('whoever leaves', () => {
  it('gets one letter with the link of an anonymous survey, whether they were removed or went', async () => {
    const [removed, gone] = [await colleague(), await colleague()];
    await remove(owner, workspace, removed);
    await leaveBy(gone);
    await askLeavers(workspace);
    const [[one], [other]] = [await letters(removed), await letters(gone)];
    expect(one).toEqual({ workspace: 'Ромашка', link: expect.any(String), lang: 'ru' });
    expect(other).toEqual(one);
    expect(await polls()).toMatchObject([{ stage: 'left', asked: 2, answered: 0, at_least: true, shown: 0 }]);
    const survey = await surveyOfLeavers(owner, workspace);
    expect(survey).toMatchObject({
      title: 'После ухода',
      anonymous: true,
      status: 'PUBLISHED',
      results_visibility: 'from_5',
      selected_users: [],
      share_link: null,
      link_by_letter: true,
      response_rate: null,
    });
    const page = await request(answers.getPublicSurvey, { params: { link: one!.link } });
    expect(page.body).toMatchObject({ title: 'После ухода', anonymous: true });
    expect(page.body.questions).toHaveLength(8);
    expect(leaverPoll(one!, 'https://tonus.example').text).toContain(`https://tonus.example/s/${one!.link}?lang=ru`);
  });

  it('gets it as well where the directory of the company lets them go', async () => {
    await makePlan(owner, 'premium');
    const person = await colleague();
    const scim = scimOf(await makeDirectoryToken(workspace));
    const { body } = await scim('POST', 'Users', { userName: person.email });
    expect((await scim('DELETE', `Users/${body['id']}`)).status).toBe(204);
    await askLeavers(workspace);
    expect(await letters(person)).toMatchObject([{ workspace: 'Ромашка' }]);
  });

  it('is written to in the language they have chosen to be asked in, and the page opens in it', async () => {
    const person = await colleague();
    await repos.members.setTelling(workspace.id, person.id, { language: 'tg' });
    await remove(owner, workspace, person);
    await askLeavers(workspace);
    const [letter] = await letters(person);
    expect(letter).toMatchObject({ lang: 'tg' });
    const { subject, text } = inLanguage('tg', () => leaverPoll(letter!, 'https://tonus.example'));
    expect([subject, text]).toEqual(['Чанд савол дар бораи рафтани шумо', expect.stringContaining('?lang=tg')]);
    const { link } = letter!;
    const page = await request(answers.getPublicSurvey, { params: { link }, query: { language: 'tg' } });
    expect(page.body.translation).toMatchObject({ language: 'tg', texts: { title: 'Баъди рафтан' } });
    expect(page.body.questions).toHaveLength(8);
  });

  it('is asked in the language of the workspace, whatever language whoever asks or leaves reads', async () => {
    const params = { id: workspace.id };
    await request(workspaces.renameWorkspace, {
      ...(await as(owner)),
      params,
      body: { name: 'Daisy', language: 'en' },
    });
    const person = await colleague();
    await remove(owner, workspace, person);
    await askLeavers(workspace);
    const [letter] = await letters(person);
    const { body } = await request(answers.getPublicSurvey, { params: { link: letter!.link } });
    expect(body.title).toBe('After leaving');
    expect(JSON.stringify(body.questions)).not.toMatch(/[А-Яа-яЁё]/);
  });

  it('answers by that link, and their answers are shown when there are five', async () => {
    const person = await colleague();
    await remove(owner, workspace, person);
    await askLeavers(workspace);
    const survey = await surveyOfLeavers(owner, workspace);
    for (let index = 0; index < 5; index += 1) {
      expect(await polls()).toMatchObject([{ answered: 0, shown: 0 }]);
      expect((await respondByLink(survey, LEAVER_ANSWERS('Слова'))).status).toBe(201);
      await countAll();
    }
    expect(await polls()).toMatchObject([{ asked: 1, answered: 5, shown: 5 }]);
  });

  it.each<[string, () => Promise<Person>]>([
    ['has been there for less than two weeks', () => colleague(13)],
    ['has an address that nobody has shown to be theirs', () => colleague(30, { unproved: true })],
  ])('is not asked who %s', async (_, made) => {
    const person = await made();
    expect((await leaving(person)).asks_me).toBe(false);
    await remove(owner, workspace, person);
    await askLeavers(workspace);
    expect(await letters(person)).toEqual([]);
    expect(await polls()).toEqual([]);
  });

  it('is not asked who was merely removed, nor where it is off, or off for this stage', async () => {
    const [removed, ...others] = [await colleague(), await colleague(), await colleague()];
    await remove(owner, workspace, removed, {});
    await switchOn({ enabled: false });
    await remove(owner, workspace, others[0]!);
    await switchOn({ settings: { stages: ['day_30'] } });
    expect(await leaving(others[1]!)).toEqual({ asks: false, asks_me: false });
    await leaveBy(others[1]!);
    expect(await jobsOf(workspace, 'ask-leaver')).toEqual([]);
  });

  it('is not asked any more where it was switched off, or they came back, before the letter was written', async () => {
    const [off, back] = [await colleague(), await colleague()];
    await remove(owner, workspace, back);
    await join(workspace, back, 'сотрудник');
    await askLeavers(workspace);
    await remove(owner, workspace, off);
    await switchOn({ enabled: false });
    await askLeavers(workspace);
    expect([await letters(off), await letters(back), await polls()]).toEqual([[], [], []]);
  });

  it('is not asked who deletes their account, nor when the workspace is deleted', async () => {
    const person = await colleague();
    expect((await request(auth.deleteMe, await as(person))).status).toBe(204);
    const deletions = (await storedItems(person.id)).filter(({ type }) => type === 'job');
    expect(await deliver(...deletions)).toEqual(DONE);
    expect(await repos.members.find(workspace.id, person.id)).toBeNull();
    await colleague();
    await request(workspaces.deleteWorkspace, { ...(await as(owner)), params: { id: workspace.id } });
    expect(await jobsOf(workspace, 'ask-leaver')).toEqual([]);
  });

  it('is told beforehand whether a letter will come: the owner, who cannot leave, that it comes to others', async () => {
    expect(await leaving(owner)).toEqual({ asks: true, asks_me: false });
    expect(await leaving(await colleague())).toEqual({ asks: true, asks_me: true });
  });
});

describe('the letter to whoever has left', () => {
  it('is written once, however often and by how many at once its job is done', async () => {
    const people = [await colleague(), await colleague()];
    for (const person of people) await remove(owner, workspace, person);
    const jobs = await jobsOf(workspace, 'ask-leaver');
    const done = await Promise.all([deliver(...jobs), deliver(...jobs)]);
    expect(done).toEqual([DONE, DONE]);
    await deliver(...jobs);
    for (const person of people) expect(await letters(person)).toHaveLength(1);
    expect(await polls()).toMatchObject([{ asked: 2 }]);
    expect(
      (await request(surveys.listSurveys, { ...(await as(owner)), params: { id: workspace.id } })).body.surveys,
    ).toHaveLength(1);
  });

  it('is written once where the job breaks off after the survey was opened', async () => {
    const person = await colleague();
    await remove(owner, workspace, person);
    const jobs = await jobsOf(workspace, 'ask-leaver');
    const spy = failCalls((command) => JSON.stringify(command.input).includes('"send-mail"'));
    expect(await deliver(...jobs)).not.toEqual(DONE);
    spy.mockRestore();
    expect(await letters(person)).toEqual([]);
    expect(await deliver(...jobs)).toEqual(DONE);
    expect(await letters(person)).toHaveLength(1);
    expect(await polls()).toMatchObject([{ asked: 1 }]);
  });

  it('comes once a year to a mailbox, whatever its address, and its job with the address is forgotten', async () => {
    const person = await colleague();
    const again = async () => {
      await join(workspace, person, 'сотрудник');
      vi.setSystemTime(Date.now() + 20 * DAY_MS);
      await leaveBy(person);
      await askLeavers(workspace);
    };
    await leaveBy(person);
    expect(await storedItems(person.email)).not.toHaveLength(0);
    await askLeavers(workspace);
    expect(await jobsOf(workspace, 'ask-leaver')).toEqual([]);
    await again();
    expect(await letters(person)).toHaveLength(1);
    vi.setSystemTime(NOW.getTime() + 367 * DAY_MS);
    await again();
    expect(await letters(person)).toHaveLength(2);
  });

  it('does not go to an address that wants none, nor to a mailbox that is full today', async () => {
    const [unwilling, full] = [await colleague(), await colleague()];
    await repos.suppressions.add(unwilling.email, 'complaint', new Date());
    for (let count = 0; count < 3; count += 1) await table.write(oneMoreLetter(full.email, 'leaver-poll', NOW)!);
    await remove(owner, workspace, unwilling);
    await remove(owner, workspace, full);
    await askLeavers(workspace);
    expect([await letters(unwilling), await letters(full)]).toEqual([[], []]);
    // Nothing is remembered of a letter that did not go.
    expect(await repos.stagePolls.isLeaverAsked(workspace.id, full.email, new Date())).toBe(false);
  });

  it('is not written beyond the plan, nor where the workspace can only be read, and the log says so without a name', async () => {
    await makePlan(owner, 'startup');
    const author = { ...owner, ...(await as(owner)) };
    for (let count = 0; count < 3; count += 1) await makeSurvey(author, workspace);
    const [one, other] = [await colleague(), await colleague()];
    await remove(owner, workspace, one);
    await askLeavers(workspace);
    expect((await row()).log).toMatchObject([{ outcome: 'skipped', text: expect.stringMatching(/опрос/) }]);
    vi.setSystemTime(NOW.getTime() + 60_000);
    await joinMany(workspace, 60);
    expect(await leaving(other)).toEqual({ asks: false, asks_me: false });
    await remove(owner, workspace, other);
    await askLeavers(workspace);
    const { log } = await row();
    expect(log).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain(one.lastName);
    expect([await letters(one), await letters(other)]).toEqual([[], []]);
  });
});

describe('the survey of those who have left', () => {
  async function asked(): Promise<void> {
    await remove(owner, workspace, await colleague());
    await askLeavers(workspace);
  }
  const call = async (id: string) => ({ ...(await as(owner)), params: { id } });

  it('asks nobody else: no other link is made, nobody is asked besides, and it is not repeated', async () => {
    await asked();
    const { id } = await surveyOfLeavers(owner, workspace);
    const { publicToken: link } = (await repos.runs.find(id))!;
    const five = await Promise.all(Array.from({ length: 5 }, () => colleague()));
    const share = await request(surveys.shareSurvey, { ...(await call(id)), body: { custom_path: null, renew: true } });
    const body = { user_ids: five.map((one) => one.id) };
    const more = await request(surveys.grantSurveyAccess, { ...(await call(id)), body });
    const repeat = await request(surveys.repeatSurvey, withKey(surveys.repeatSurvey, await call(id)));
    expect([share.status, more.status, repeat.status]).toEqual([409, 409, 409]);
    expect((await repos.runs.find(id))!.publicToken).toBe(link);
  });

  it('tells its link to nobody who is a member, and to those who only answer not even that it is there', async () => {
    await asked();
    const { id } = await surveyOfLeavers(owner, workspace);
    const { publicToken } = (await repos.runs.find(id))!;
    const employee = { ...(await as(await colleague())), params: { id: workspace.id } };
    expect((await request(surveys.listSurveys, employee)).body.surveys).toEqual([]);
    for (const reader of [owner, await colleague(), await makeMember(workspace, 'hr')]) {
      const told = await Promise.all([
        request(surveys.getSurvey, { ...(await as(reader)), params: { id } }),
        request(surveys.listSurveys, { ...(await as(reader)), params: { id: workspace.id } }),
        request(surveys.getSurveyResults, { ...(await as(reader)), params: { id } }),
      ]);
      expect(JSON.stringify(told.map(({ body }) => body))).not.toContain(publicToken);
    }
  });

  it('begins anew with a year of which something is shown, on the same line, and counts its letters from there', async () => {
    await asked();
    const first = await surveyOfLeavers(owner, workspace);
    for (let index = 0; index < 5; index += 1) await respondByLink(first, LEAVER_ANSWERS(null));
    await countAll();
    vi.setSystemTime(new Date('2027-01-11T09:00:00.000Z'));
    await asked();
    const second = await surveyOfLeavers(owner, workspace);
    expect(second.id).not.toBe(first.id);
    expect(second.series_id).toBe(first.series_id);
    expect(await polls()).toMatchObject([{ asked: 1, shown: 0 }]);
  });

  it('is no eNPS of the company', async () => {
    await asked();
    const survey = await surveyOfLeavers(owner, workspace);
    for (let index = 0; index < 5; index += 1) await respondByLink(survey, LEAVER_ANSWERS(null));
    await countAll();
    const { body } = await request(surveys.getSurveyResults, await call(survey.id));
    expect(body).toMatchObject({ shown: 5, enps: null });
  });
});
