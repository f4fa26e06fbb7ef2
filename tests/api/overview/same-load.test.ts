import { expect, it } from 'vitest';
import { loadLines, loadNow } from '#functions/notifications/digest/workload.ts';
import { loadOf } from '#functions/state/load.ts';
import { inLanguage } from '#shared/text/current.ts';
import { ai } from '#shared/contract/ai.ts';
import { automations } from '#shared/contract/automations.ts';
import { overview } from '#shared/contract/overview.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import type { Attention, TeamLoad } from '#shared/models/overview.ts';
import type { TaskStats } from '#shared/models/task.ts';
import { loadTitle } from '#shared/rules/load-title.ts';
import { formatNumber } from '#text/format.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { HIGH_ABOVE } from '#shared/rules/workload-level.ts';
import { prepareAnalyses } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeTask, makeWorkspace, repos } from '#tests/support/factories.ts';
import { makeTeam } from '#tests/support/survey-answers.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const TEAMS = [6, 5, 7, 3];
const REASONS = /^Команда «(?<team>[^»]+)»: индекс нагрузки (?<index>[\d ]+)/u;

it.each([1, 2, 3])(
  'the load of a company is one, on the first screen, in its analysis, on the board, in the letter of the week and in the causes of rules (company %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const owner = await makePerson({ plan: 'premium' });
    const workspace = await makeWorkspace(owner);
    const people = [];
    for (const [nth, size] of TEAMS.entries()) {
      people.push(...(await makeTeam(owner, workspace, `Команда ${nth}`, size)));
    }
    for (let nth = 0; nth < 60; nth++) {
      const one = people[Math.floor(people.length * random() ** 2)]!;
      const days = Math.round(40 * (random() - 0.4));
      const deadline = random() < 0.15 ? undefined : new Date(Date.now() + days * DAY_MS).toISOString();
      const task = await makeTask(owner, workspace, { responsible_id: one.id, deadline });
      if (random() > 0.3) continue;
      const completed = { token: owner.token, params: { id: task.id }, body: { status: 'COMPLETED' } };
      expect((await request(tasks.updateTask, completed)).status).toBe(200);
    }
    const of = { token: owner.token, params: { id: workspace.id } };
    expect((await request(ai.getWorkloadSummary, of)).status).toBe(202);
    await prepareAnalyses();

    const now = new Date();
    const weekAgo = new Date(now.getTime() - 7 * DAY_MS).toISOString();
    const dryRun = (measure: 'score' | 'overdue') => ({
      ...of,
      body: {
        condition: { kind: 'load', measure, team: null, above: 1 },
        action: { kind: 'task', title: 'Сверить', responsible_id: owner.id, deadline_days: 3 },
        cap: null,
      },
    });
    const [analysis, attention, stats, letter, byIndex, byLate] = await Promise.all([
      request(ai.getWorkloadSummary, of).then(({ body }) => body as WorkloadSummary),
      request(overview.getAttention, of).then(({ body }) => body as Attention),
      request(tasks.getTaskStats, of).then(({ body }) => body as TaskStats),
      repos.workspaces
        .find(workspace.id)
        .then((found) => inLanguage('ru', () => loadNow(found!, weekAgo, { repos, now }))),
      request(automations.dryRunRule, dryRun('score')),
      request(automations.dryRunRule, dryRun('overdue')),
    ]);
    const load = attention.load as TeamLoad;
    const hidden = ['Команда 0', 'Команда 1', 'Команда 2', 'Команда 3'].filter(
      (name) => !load.teams.some(({ team }) => team === name),
    );
    expect(hidden).toContain('Команда 3');
    expect(load.small_teams).toBe(hidden.length);

    expect(analysis.departments.map(({ name, score, open_tasks: open }) => [name, score, open])).toEqual(
      expect.arrayContaining(load.teams.map(({ team, index, open }) => [team, index, open])),
    );
    expect(analysis).toMatchObject({ open_tasks: load.open, hidden_departments: hidden });
    expect(
      attention.states.flatMap(({ team, load: own }) => (own ? [[team, own.index, own.open, own.overdue]] : [])),
    ).toEqual(expect.arrayContaining(load.teams.map(({ team, index, open, overdue }) => [team, index, open, overdue])));

    const { new: fresh, in_progress: begun } = stats.status_breakdown;
    expect([fresh + begun, stats.overdue_tasks]).toEqual([load.open, load.overdue]);

    expect(loadOf(letter!)).toEqual(load);
    const lines = loadLines(letter!, now).map((line) => line());
    expect(lines[0]).toBe(loadTitle(load));
    for (const { team, index } of load.teams.filter((one) => one.index > HIGH_ABOVE)) {
      expect(lines.join('\n')).toContain(`«${team}»: индекс ${formatNumber(index)} из 100`);
    }
    expect(lines.join('\n')).toContain(`Просрочено ${formatNumber(load.overdue)} из ${formatNumber(load.open)}`);

    const causes = (reply: typeof byIndex) => reply.body.days.map(({ why }) => why.replaceAll('\u00a0', ' '));
    expect(
      causes(byIndex)
        .map((why) => REASONS.exec(why)?.groups)
        .map((found) => [found?.['team'], Number(found?.['index'])]),
    ).toEqual(
      expect.arrayContaining(load.teams.filter(({ index }) => index > 1).map(({ team, index }) => [team, index])),
    );
    expect(causes(byLate).map((why) => why.split(',')[0])).toEqual(
      expect.arrayContaining(
        load.teams
          .filter(({ open, overdue }) => open >= 5 && overdue > 0)
          .map(({ team, open, overdue }) =>
            expect.stringContaining(`Команда «${team}»: просрочено ${overdue} из ${open} задач`),
          ),
      ),
    );
  },
);
