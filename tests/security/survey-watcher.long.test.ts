import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, repos } from '#tests/support/factories.ts';
import { changeSurvey } from '#tests/support/surveys.ts';
import { compareRespondents, complete, respond } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';
import {
  answerOf,
  divisionsOf,
  fewestBetween,
  fewestByGroups,
  lookAt,
  makeWatchedSurvey,
  unexplainedBy,
  type Division,
  type SurveyView,
  type WatchedSurvey,
} from './survey-watcher.ts';

/*
 * Those who may read the results of a survey, know who works where, and have time. What is tried must tell of fewer
 * people than the smallest group where a survey shows its answers at once, or where groups are told naively: else it is
 * no attack.
 */

const LATER = 120_000;
const SMALLEST = 5;

afterEach(() => void vi.useRealTimers());

async function answerMany(watched: WatchedSurvey, from: number, to: number): Promise<string[]> {
  const sessions: string[] = [];
  for (let index = from; index < to; index++) sessions.push(await answerOf(watched, index, `т${index}`));
  return sessions;
}

const OVER_TIME: Readonly<Record<string, (watched: WatchedSurvey) => Promise<SurveyView[]>>> = {
  async 'reads everything after every answer, and once it is completed'(watched) {
    const views: SurveyView[] = [];
    for (let index = 0; index < 13; index++) {
      await answerOf(watched, index, `т${index}`);
      views.push(await lookAt(watched));
    }
    await complete(watched.owner, watched.survey);
    return [...views, await lookAt(watched)];
  },

  async 'looks on both sides of answers that are changed'(watched) {
    const sessions = await answerMany(watched, 0, 12);
    const views = [await lookAt(watched)];
    for (const index of [0, 1, 2]) {
      await answerOf(watched, index, `передумал ${index}`, sessions[index]);
      views.push(await lookAt(watched));
    }
    await complete(watched.owner, watched.survey);
    return [...views, await lookAt(watched)];
  },

  async 'completes it between two answers'(watched) {
    await answerMany(watched, 0, 11);
    const views = [await lookAt(watched)];
    await answerOf(watched, 11, 'т11');
    await complete(watched.owner, watched.survey);
    views.push(await lookAt(watched));
    const again = await changeSurvey(watched.owner, watched.survey, { status: 'PUBLISHED' });
    expect(again.status).toBe(409);
    expect((await respond(watched.people[12]!.person, watched.survey, [1, 'Дом', 'т12'])).status).toBe(409);
    return [...views, await lookAt(watched)];
  },
};

describe.each(Object.entries(OVER_TIME))('whoever %s', (_, attack) => {
  it(
    'isolates people where answers are seen at once: the attacker is not blind',
    async () => {
      const watched = await makeWatchedSurvey({ anonymous: false });
      expect(fewestBetween(await attack(watched))).toBeLessThan(SMALLEST);
    },
    LATER,
  );

  it.each([
    ['from_5', 5],
    ['from_5', 3],
    ['closed', 5],
  ] as const)(
    'isolates nobody (%s, smallest group %i)',
    async (visibility, smallest) => {
      const watched = await makeWatchedSurvey({ results_visibility: visibility, smallest_group: smallest });
      const views = await attack(watched);
      expect(views.at(-1)!.shown.size).toBeGreaterThanOrEqual(smallest);
      expect(fewestBetween(views) ?? smallest).toBeGreaterThanOrEqual(smallest);
      expect(views.flatMap((view) => unexplainedBy(watched, view))).toEqual([]);
    },
    LATER,
  );
});

describe('whoever adds and subtracts groups', () => {
  const everybody = Array.from({ length: 22 }, (_, index) => index);
  /** Every group of at least the smallest, and all together. */
  const naively = ({ people }: WatchedSurvey): Division[] =>
    [
      everybody.map(() => 'все'),
      ...(['team', 'role'] as const).map((name) => everybody.map((index) => people[index]![name])),
    ].map((names) => {
      const blocks = Map.groupBy(everybody, (index) => names[index]!);
      return new Map(
        [...blocks].filter(([, { length }]) => length >= SMALLEST).map(([name, of]) => [name, new Set(of)]),
      );
    });

  it(
    'isolates people where every group of five is told, and nobody in what a survey tells',
    async () => {
      const watched = await makeWatchedSurvey();
      expect(fewestByGroups(naively(watched))).toBeLessThan(SMALLEST);
      await answerMany(watched, 0, everybody.length);
      await complete(watched.owner, watched.survey);
      const view = await lookAt(watched);
      const teams = view.results.breakdown!.dimensions[0]!.groups.map(({ name }) => name);
      // The kitchen and those of no team are four: the stock joins them.
      expect(teams).toEqual(['Продажи', null]);
      for (const question of [0, 1]) {
        const divisions = divisionsOf(watched, view, everybody, question);
        expect(fewestByGroups(divisions)).toBeGreaterThanOrEqual(SMALLEST);
      }
      // Words are told of no group.
      for (const { groups } of view.results.breakdown!.dimensions) {
        for (const { cells } of groups) expect(cells[2]).toBeNull();
      }
    },
    LATER,
  );

  it('is refused a filter of two attributes, or of one: there is none', async () => {
    const { owner, survey } = await makeWatchedSurvey();
    const params = { id: survey.id };
    for (const filter of [{ team: 'Продажи', role: 'руководитель' }, { team: 'Кухня' }, { user_id: owner.id }]) {
      const results = await request(surveys.getSurveyResults, { token: owner.token, params, query: filter });
      expect(results.body).toMatchObject({ code: 'invalid' });
      const query = { question_id: survey.questions[2]!.id, ...filter };
      const comments = await request(surveys.listSurveyComments, { token: owner.token, params, query });
      expect(comments.body).toMatchObject({ code: 'invalid' });
    }
  });
});

describe('what comes too late', () => {
  it(
    'is in no figure, no words and no comparison, and moves none of them',
    async () => {
      const watched = await makeWatchedSurvey();
      await answerMany(watched, 0, 12);
      await complete(watched.owner, watched.survey);
      const before = await lookAt(watched);
      for (let late = 0; late < 6; late++) {
        const key = randomUUID().replaceAll('-', '').slice(0, 22);
        const answers = ['0', '1', `поздно ${late}`];
        await repos.responses.save(watched.survey.id, { key, answers, answeredAt: '2026-11-22T10:00:00.000Z' });
        if (late % 2 === 0) continue;
        await countAll();
        await compareRespondents(watched.survey);
        const { shown, results } = await lookAt(watched);
        expect(shown).toEqual(before.shown);
        expect(results.questions).toEqual(before.results.questions);
        expect(results.breakdown).toEqual(before.results.breakdown);
      }
    },
    LATER,
  );

  it(
    'is refused from the deadline on, when the survey completes by itself',
    async () => {
      const deadline = new Date(Date.now() + 300_000).toISOString();
      const watched = await makeWatchedSurvey({ deadline });
      await answerMany(watched, 0, 12);
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(deadline) + 1 });
      const late = await respond(watched.people[12]!.person, watched.survey, [1, 'Дом', 'поздно']);
      expect(late.body).toMatchObject({ code: 'run_closed' });
      await fire('close-runs');
      await countAll();
      await compareRespondents(watched.survey);
      const { shown, results } = await lookAt(watched);
      expect([shown.size, results.breakdown_state]).toEqual([12, 'ready']);
    },
    LATER,
  );
});

describe('whoever asks more people of an open survey', () => {
  it(
    'asks at least a smallest group, so that no step is one person, and no comparison singles them out',
    async () => {
      const watched = await makeWatchedSurvey({ respondent_type: 'ROLES', selected_roles: ['руководитель'] });
      const { owner, survey, workspace } = watched;
      const grant = (ids: readonly string[]) =>
        request(surveys.grantSurveyAccess, {
          token: owner.token,
          params: { id: survey.id },
          body: { user_ids: [...ids] },
        });
      const leads = [6, 7, 8, 9, 10, 17];
      for (const index of leads) await answerOf(watched, index, `т${index}`);
      const views = [await lookAt(watched)];
      const newcomer = await makeMember(workspace, 'сотрудник');
      expect((await grant([newcomer.id])).status).toBe(409);
      expect((await respond(newcomer, survey, [1, 'Дом', 'один'])).status).toBe(403);
      const more = [0, 1, 2, 3, 4];
      expect((await grant(more.map((index) => watched.people[index]!.person.id))).status).toBe(200);
      for (const index of more) {
        await answerOf(watched, index, `т${index}`);
        views.push(await lookAt(watched));
      }
      await complete(owner, survey);
      views.push(await lookAt(watched));
      expect(views.at(-1)!.shown.size).toBe(11);
      expect(fewestBetween(views)).toBeGreaterThanOrEqual(SMALLEST);
      expect(views.flatMap((view) => unexplainedBy(watched, view))).toEqual([]);
      const divisions = divisionsOf(watched, views.at(-1)!, [...leads, ...more], 0);
      expect(fewestByGroups(divisions)).toBeGreaterThanOrEqual(SMALLEST);
    },
    LATER,
  );
});
