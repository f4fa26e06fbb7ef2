import { guardsIn } from '../guard.ts';

/** One result and one bill of an analysis, whoever asks, crashes or calls it off; and what it may be made of. */
export const guards = [
  guardsIn('functions/analysis/repositories/analyses.ts', 'tests/api/ai/workload-analysis.test.ts', {
    'analyses: one job, however many ask -> prepared once':
      ": [-insert-]{+put+}({ ...key, type: 'analysis', analyst, jobId, version: 1 }),",
  }),
  guardsIn('functions/analysis/high-since.ts', 'functions/analysis/high-since.test.ts', {
    'high since: nothing is said over weeks that nobody has measured -> begins anew where nobody':
      'before !== null[- && moscowDay(new Date(before.at)) >= addDays(today, -SEEN_DAYS)-]',
  }),
  guardsIn('functions/analysis/repositories/foreseen-peaks.ts', 'tests/api/ai/foreseen-peaks.test.ts', {
    'foreseen peaks: what came is counted once -> is counted once': '{ exists: true[-, equals: { came: null }-] }',
    'foreseen peaks: none is kept of a workspace that is gone -> no workspace that is gone':
      'table.transact([[-there, -]insert({ ...item, ttl: seconds(now) + KEEP_SECONDS })])',
  }),
  guardsIn('functions/analysis/workload/foreseen-peaks.ts', 'functions/analysis/workload/foreseen-peaks.test.ts', {
    'foreseen peaks: one is over when the next working day begins -> waits until': '[-if (next > today) return [];-]',
    'foreseen peaks: a day is counted once -> share no day': 'from: [-dayBefore(first)-]{+last+}, until: last',
  }),
  guardsIn('functions/analysis/requests/request-analysis.ts', 'tests/api/ai/workload-analysis.test.ts', {
    'analyses: a fresh result is given at once -> that is fresh':
      'if ([-!refresh && state?.newest && isFresh(state.newest, wanted, now)-]{+false as boolean+}) {',
    'analyses: other tasks need another result -> prepared anew': 'return[- newest.fingerprint === fingerprint &&-]',
  }),
  guardsIn('functions/analysis/requests/request-analysis.ts', 'functions/analysis/requests/request-analysis.test.ts', {
    'analyses: nobody waits longer than they may -> never beyond':
      'isAlive(job) && clock.now() [-+ pause -]<= until.getTime()',
  }),
  guardsIn('functions/analysis/requests/request-analysis.ts', 'tests/api/ai/model-analysis.long.test.ts', {
    'analyses: a silent job is replaced -> after its lease': 'if (isWorking[- && !isSilent(running, now)-])',
  }),
  guardsIn('functions/analysis/repositories/analyses.ts', 'tests/api/ai/model-analysis.long.test.ts', {
    'analyses: what was called off keeps nothing -> leaves the result before it':
      "{ equals: { [-state: 'running', -]runId: job.runId } }",
  }),
  guardsIn('functions/analysis/analysts/with-model.ts', 'tests/api/ai/model-analysis.long.test.ts', {
    'analyses: a request is marked before it is made -> not paid for twice':
      '[-if (!(await context.repos.analyses.markAsked(job, new Date()))) throw new JobOver();-]',
    'analyses: nobody asks where somebody has asked -> not paid for twice':
      'if ([-job.modelAskedAt !== null-]{+false as boolean+}) {',
    'analyses: the same question is answered once -> while the facts are the same':
      '[-if (known?.success) return { ok: true, value: known.data };-]',
    'analyses: the model is for plans with AI, also when its turn comes -> lost on the way':
      "[-if (closed !== null) return refuse('plan_limit', closed);-]",
  }),
  guardsIn('functions/analysis/jobs/analyse.ts', 'tests/api/ai/model-analysis.long.test.ts', {
    'analyses: a job that fails again and again ends -> three times':
      "[-if (job.attempts >= ATTEMPTS) await repos.analyses.fail(job, say('givenUp'), new Date());-]",
  }),
  guardsIn('functions/analysis/requests/reply-with-workload-analysis.ts', 'tests/api/ai/workload-analysis.test.ts', {
    'analyses: workload is for Premium -> needs Premium':
      "[-if (!plan.features.includes('ai')) planLimit(featureText(plan, 'ai'));-]",
  }),
  guardsIn('functions/analysis/requests/choose-analyst.ts', 'tests/api/ai/poll-analysis.test.ts', {
    'analyses: the model is for Premium -> is for Premium':
      "[-if (asked && describeAnalyst(asked).asksModel && !allowed) planLimit(featureText(plan, 'ai'));-]",
  }),
  guardsIn('functions/analysis/requests/wanted.ts', 'tests/api/ai/poll-analysis.test.ts', {
    'analyses: no run of fewer than five -> fewer than five answers':
      '[-.filter(({ counts }) => counts.responses >= SMALLEST_GROUP)-]',
  }),
  guardsIn('functions/analysis/requests/analysed-survey.ts', 'tests/api/ai/survey-analysis.test.ts', {
    'analyses: no survey of fewer than its smallest group -> too few':
      'counts.responses < analysedGroup([-smallestGroup-]{+1+})',
    'analyses: chosen options are no words of a survey -> takes chosen options': '[-isText && -](!isAnonymous ||',
  }),
  guardsIn('functions/analysis/jobs/collect-survey.ts', 'tests/api/ai/survey-analysis.test.ts', {
    'analyses: no theme of a survey of fewer than its smallest group -> smallest of a theme':
      'smallestGroup: analysedGroup([-run.smallestGroup-]{+1+}),',
  }),
  guardsIn('functions/analysis/operations/get-survey-evidence.ts', 'tests/api/ai/survey-analysis.test.ts', {
    'analyses: the answers behind a theme of a survey are of its smallest group -> smallest of a theme':
      'analysedGroup([-survey.smallestGroup-]{+1+})',
  }),
  guardsIn('shared/rules/shown-now.ts', 'tests/api/ai/survey-analysis.test.ts', {
    'analyses: an open anonymous survey tells of what everybody is asked alone -> what everybody is asked':
      '[-(required && !conditional)-]{+true+}',
  }),
  guardsIn('functions/runs/repositories/results.ts', 'tests/api/ai/poll-analysis.test.ts', {
    'analyses: what waits is not told by a new date -> never reach an analysis \\(from_5\\)':
      "counted: [-run.resultsVisibility === 'live' && !withheld ? last : null-]{+last+},",
  }),
  guardsIn('functions/analysis/requests/answers-of-theme.ts', 'tests/api/ai/poll-analysis.test.ts', {
    'analyses: the answers behind a theme are of five -> are found again':
      'return[- isLarge(found) ?-] found.map(({ answer }) => answer)[- : null-];',
  }),
  guardsIn('functions/accounts/jobs/delete-account.ts', 'tests/api/ai/workload-analysis.test.ts', {
    'analyses: names go with their account -> takes the analysis with it':
      '[-await repos.analyses.forgetNames(workspaceId, now);-]',
  }),
  guardsIn('functions/tasks/operations/get-task-effect.ts', 'tests/api/tasks/get-task-effect.test.ts', {
    'effects: a difference does not tell of fewer than five -> does not tell of fewer':
      "count[-: kind === 'poll_finding' && count < SMALLEST_GROUP ? null : count-]",
    'effects: another workspace’s poll is not looked at -> another workspace':
      'wasOpened(one)[- && one.workspaceId === workspaceId-]',
    'effects: what was measured before says nothing -> not by what was measured on that day in Moscow before':
      '[-one.of >= task.createdAt && one.at >= since-]{+true+}',
  }),
];
