import type { Guard } from '../guard.ts';

const WORKLOAD = 'tests/api/ai/workload-analysis.test.ts';
const MODEL = 'tests/api/ai/model-analysis.test.ts';
const POLL = 'tests/api/ai/poll-analysis.test.ts';
const EFFECT = 'tests/api/tasks/get-task-effect.test.ts';
const ANALYSES = 'functions/data/analyses.ts';
const REQUEST = 'functions/core/analyses/request-analysis.ts';
const REQUEST_TEST = 'functions/core/analyses/request-analysis.test.ts';
const WANTED = 'functions/core/analyses/wanted.ts';
const ASK = 'functions/jobs/analysis/ask-once.ts';

/** One result and one bill of an analysis, whoever asks, crashes or calls it off; and what it may be made of. */
export const analyses: readonly Guard[] = [
  {
    name: 'analyses: one job, however many ask',
    file: ANALYSES,
    from: ": insert({ ...key, type: 'analysis', analyst, jobId, version: 1 }),",
    to: ": put({ ...key, type: 'analysis', analyst, jobId, version: 1 }),",
    test: WORKLOAD,
    only: /prepared once/,
  },
  {
    name: 'analyses: a fresh result is given at once',
    file: REQUEST,
    from: 'if (!refresh && state?.newest && isFresh(state.newest, wanted, now)) {',
    to: 'if (false as boolean) {',
    test: WORKLOAD,
    only: /that is fresh/,
  },
  {
    name: 'analyses: other tasks need another result',
    file: REQUEST,
    from: 'return newest.fingerprint === fingerprint && ',
    to: 'return ',
    test: WORKLOAD,
    only: /prepared anew/,
  },
  {
    name: 'analyses: nobody waits longer than they may',
    file: REQUEST,
    from: 'isAlive(job) && clock.now() + pause <= until.getTime()',
    to: 'isAlive(job) && clock.now() <= until.getTime()',
    test: REQUEST_TEST,
    only: /never beyond/,
  },
  {
    name: 'analyses: a silent job is replaced',
    file: REQUEST,
    from: 'if (isWorking && !isSilent(running, now))',
    to: 'if (isWorking)',
    test: MODEL,
    only: /after its lease/,
  },
  {
    name: 'analyses: what was called off keeps nothing',
    file: ANALYSES,
    from: "{ equals: { state: 'running', runId: job.runId } }",
    to: '{ equals: { runId: job.runId } }',
    test: MODEL,
    only: /leaves the result before it/,
  },
  {
    name: 'analyses: a request is marked before it is made',
    file: ASK,
    from: 'if (!(await repos.analyses.markAsked(job, now))) throw new JobOver();',
    to: '',
    test: MODEL,
    only: /not paid for twice/,
  },
  {
    name: 'analyses: nobody asks where somebody has asked',
    file: ASK,
    from: 'if (job.modelAskedAt !== null) {',
    to: 'if (false as boolean) {',
    test: MODEL,
    only: /not paid for twice/,
  },
  {
    name: 'analyses: the same question is answered once',
    file: ASK,
    from: 'if (known?.success) return { ok: true, value: known.data };',
    to: '',
    test: MODEL,
    only: /while the facts are the same/,
  },
  {
    name: 'analyses: the model is for plans with AI, also when its turn comes',
    file: ASK,
    from: "if (!plan.features.includes('ai')) return refuse('plan_limit', featureText(plan, 'ai'));",
    to: '',
    test: MODEL,
    only: /lost on the way/,
  },
  {
    name: 'analyses: a job that fails again and again ends',
    file: 'functions/jobs/analyse.ts',
    from: 'if (job.attempts >= ATTEMPTS) await repos.analyses.fail(job, GIVEN_UP, new Date());',
    to: '',
    test: MODEL,
    only: /three times/,
  },
  {
    name: 'analyses: workload is for Premium',
    file: 'functions/ai/answer-workload.ts',
    from: "if (!plan.features.includes('ai')) planLimit(featureText(plan, 'ai'));",
    to: '',
    test: WORKLOAD,
    only: /needs Premium/,
  },
  {
    name: 'analyses: the model is for Premium',
    file: 'functions/ai/choose-analyst.ts',
    from: "if (asked === 'gigachat' && !allowed) planLimit(featureText(plan, 'ai'));",
    to: '',
    test: POLL,
    only: /is for Premium/,
  },
  {
    name: 'analyses: no run of fewer than five',
    file: WANTED,
    from: '.filter(({ counts }) => counts.responses >= SMALLEST_GROUP)',
    to: '',
    test: POLL,
    only: /fewer than five answers/,
  },
  {
    name: 'analyses: what waits is not told by a new date',
    file: 'functions/data/results.ts',
    from: "return { counts, counted: run.resultsVisibility === 'live' ? last : null };",
    to: 'return { counts, counted: last };',
    test: POLL,
    only: /never reach an analysis \(from_5\)/,
  },
  {
    name: 'analyses: the answers behind a theme are of five',
    file: 'functions/ai/answers-of-theme.ts',
    from: 'return isLarge(found) ? found.map(({ answer }) => answer) : null;',
    to: 'return found.map(({ answer }) => answer);',
    test: POLL,
    only: /are found again/,
  },
  {
    name: 'analyses: names go with their account',
    file: 'functions/jobs/delete-account.ts',
    from: 'await repos.analyses.forgetNames(workspaceId, now);',
    to: '',
    test: WORKLOAD,
    only: /takes the analysis with it/,
  },
  {
    name: 'effects: a difference does not tell of fewer than five',
    file: 'functions/tasks/get-task-effect.ts',
    from: "return kind === 'poll_finding' && after.count < SMALLEST_GROUP ? { ...after, count: null } : after;",
    to: 'return after;',
    test: EFFECT,
    only: /does not tell of fewer/,
  },
  {
    name: 'effects: another workspace’s poll is not looked at',
    file: 'functions/tasks/get-task-effect.ts',
    from: 'wasOpened(one) && one.workspaceId === workspaceId',
    to: 'wasOpened(one)',
    test: EFFECT,
    only: /another workspace/,
  },
  {
    name: 'effects: what was measured before says nothing',
    file: 'functions/tasks/get-task-effect.ts',
    from: 'if (!measured || !metric || measured.at < since) return null;',
    to: 'if (!measured || !metric) return null;',
    test: EFFECT,
    only: /not by what was measured before/,
  },
];
