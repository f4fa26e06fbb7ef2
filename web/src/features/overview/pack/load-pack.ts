import { ai } from '#shared/contract/ai.ts';
import { finance } from '#shared/contract/finance.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { waiting } from '#shared/contract/waiting.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Attention, EnpsPulse, Pulse } from '#shared/models/overview.ts';
import type { TeamResults } from '#shared/models/team-results.ts';
import type { TaskEffect, TaskSource } from '#shared/models/task.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { DoneStep, PackData, PackMoney, PackThemes } from './lib/pack-data.ts';
import type { PackWish } from './lib/pack.ts';

/** The effect of a task in words. */
export type EffectWords = (
  effect: TaskEffect,
  kind: TaskSource['kind'],
) => { readonly figures: string; readonly certainty: string };

/** Among so many of the newest completed tasks those are looked for whose effect is measured; so many are told. */
const [LOOKED_AT, TOLD] = [50, 6];

interface Asked {
  readonly workspace: { readonly id: string; readonly name: string };
  readonly wish: PackWish;
  readonly seesMoney: boolean;
  /** Whoever makes it sees their own teams alone. */
  readonly ownTeams: boolean;
  readonly effectWords: EffectWords;
}

/**
 * Asks the API for all that a report is made of, as whoever makes it may see it; nothing kept is used, so what is shown
 * stands in the access log. What a report for a team has no room for is not asked.
 */
export async function loadPack({ workspace, wish, seesMoney, ownTeams, effectWords }: Asked): Promise<PackData> {
  const input = { params: { id: workspace.id } };
  const ofTeam = wish.audience === 'team';
  const [pulse, attention, { reports }] = await Promise.all([
    ownTeams ? NOTHING_OF_COMPANY : callApi(overview.getPulse, input),
    callApi(overview.getAttention, input),
    callApi(waiting.listReports, input),
  ]);
  const [themes, teams, steps, money] = await Promise.all([
    ofTeam ? ('few' as const) : themesOf(pulse.enps),
    ofTeam ? teamsOf(pulse.enps, attention) : null,
    stepsOf(workspace.id, effectWords),
    ofTeam || !seesMoney ? null : moneyOf(workspace.id),
  ]);
  return { company: workspace.name, now: new Date(), pulse, attention, reports, themes, teams, steps, money };
}

/** What is told of the company to whoever sees their own teams alone. */
const NOTHING_OF_COMPANY: Pulse = { runs: [], enps: null, repeated_poll_id: null, ahead: [], promised: [] };

/**
 * The newest run of eNPS by teams; for whoever is not told of it, the run by which teams stand side by side, which is
 * found by the address of its results.
 */
async function teamsOf(enps: EnpsPulse | null, { mood_of: mood }: Attention): Promise<TeamResults | null> {
  if (enps) return callApi(polls.getFrameTeams, { params: { id: enps.latest.frame_id } });
  const id = mood && /\/([\da-f-]{36})\//.exec(mood.results)?.[1];
  if (!id) return null;
  if (mood.kind === 'survey') return callApi(surveys.getSurveyTeams, { params: { id } });
  const { frames } = await callApi(polls.listFrames, { params: { id }, query: {} });
  // The newest first; an open one is compared once it has ended.
  const run = frames.find(({ published }) => !published);
  return run ? callApi(polls.getFrameTeams, { params: { id: run.id } }) : null;
}

/** By the built-in analysis, which asks nobody outside; what is refused is that there are too few answers, or no plan for it. */
async function themesOf(enps: EnpsPulse | null): Promise<PackThemes> {
  if (!enps) return 'few';
  const query = { frames: '1', ai_provider: 'builtin', refresh: 'false' } as const;
  try {
    const reply = await callApi(ai.getPollAiSummary, { params: { id: enps.poll_id }, query });
    return 'job' in reply ? 'preparing' : reply;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return 'few';
    throw error;
  }
}

async function stepsOf(workspaceId: string, words: EffectWords): Promise<DoneStep[]> {
  const query = { workspace_id: workspaceId, status: 'COMPLETED', limit: String(LOOKED_AT) } as const;
  const { tasks: completed } = await callApi(tasks.listTasks, { query });
  const measured = completed
    .flatMap(({ id, title, source, closed_date: closedAt }) =>
      source?.metric && closedAt !== null
        ? [{ id, title, closedAt, kind: source.kind, metric: source.metric.key }]
        : [],
    )
    .toSorted((a, b) => b.closedAt.localeCompare(a.closedAt))
    .slice(0, TOLD);
  const steps = await Promise.all(
    measured.map(async ({ id, title, closedAt, kind, metric }) => {
      const effect = await callApi(tasks.getTaskEffect, { params: { id } });
      return effect ? [{ title, closedAt, metric, ...words(effect, kind) }] : [];
    }),
  );
  return steps.flat();
}

async function moneyOf(workspaceId: string): Promise<PackMoney> {
  const params = { id: workspaceId };
  const [{ report }, { ledger }, budget, { initiatives }] = await Promise.all([
    callApi(finance.getTurnover, { params }),
    callApi(finance.getLedger, { params, query: {} }),
    callApi(finance.getBudget, { params, query: { year: String(new Date().getFullYear()) } }),
    callApi(finance.listInitiatives, { params }),
  ]);
  return { turnover: report, ledger, budget, initiatives };
}
