import { guardsIn } from '../guard.ts';

/** What stands between the answers to a survey and whoever wants to know whose they are. */
export const guards = [
  guardsIn('functions/runs/submit.ts', 'tests/api/surveys/answer-survey.test.ts', {
    'survey answers: only those who are asked -> asks others':
      '[-if (!(await isAsked(run, actor.userId, repos))) notAsked();-]',
    'survey answers: each member once -> answers once': "[-if (outcome === 'other') alreadyAnswered();-]",
    'survey answers: a full hour without a name -> says who and when':
      'const answeredAt = [-fullHour(now)-]{+now.toISOString()+}; const response = { key: place,',
  }),
  guardsIn('functions/surveys/operations/respond-to-survey.ts', 'tests/api/surveys/answer-survey.test.ts', {
    'survey answers: none once it is completed -> is completed': '[-if (!isOpen(run, now)) runClosed();-]',
  }),
  guardsIn('functions/runs/submission.ts', 'tests/api/surveys/answer-survey.test.ts', {
    'survey answers: whole seconds -> says who and when': '[-Math.round(seconds)-]{+seconds+}',
  }),
  guardsIn('functions/runs/links.ts', 'tests/api/surveys/answer-survey.test.ts', {
    'survey answers: by link only where it is allowed -> nothing is there':
      'run?.kind === kind [-&& run.allowAnonymousLink -]? run : null',
    'survey answers: the whole token of a link -> nothing is there':
      'run && {+(+}sameToken(run.publicToken,{+ token) ||+} token) ? run : null',
    'survey answers: none by link once it is completed -> it is over':
      '[-if (isOpen(run, now)) -]return run; if (endedAt',
    'survey answers: no survey by the routes of polls -> by the routes of polls':
      'run[-?.kind ===-]{+ &&+} kind && run.allowAnonymousLink',
  }),
  guardsIn('functions/answers/operations/respond-to-public-survey.ts', 'tests/api/surveys/answer-survey.test.ts', {
    'survey answers: a flood of one link is refused -> counted as a flood':
      '[-await requireLinkRate(run, context)-]{+void requireLinkRate+};',
  }),
  guardsIn('shared/rules/read-answers.ts', 'functions/runs/submission.test.ts', {
    'survey answers: nothing to what is not asked -> only what is asked':
      'if (!asked.has(question.id){+ && said.length === 0+}) {',
  }),
  guardsIn('functions/core/sealing.ts', 'functions/runs/sealed-attributes.test.ts', {
    'survey attributes: no length of a name -> by their length':
      '[-Math.ceil(content.length / BLOCK_BYTES)-]{+content.length + 0+} * BLOCK_BYTES',
  }),
  guardsIn('functions/runs/sealed-attributes.ts', 'functions/runs/sealed-attributes.test.ts', {
    'survey attributes: with their own answer alone -> are opened':
      'return seal(filledUp(content), key[-, Buffer.from(responseKey)-]);',
  }),
  guardsIn('functions/runs/submit.ts', 'tests/api/surveys/break-down.long.test.ts', {
    'survey attributes: sealed without a name -> destroys the key':
      'return attributes ? { {+attributes, +}sealed: attributesSealer(key, run.id).seal(attributes, place) }',
  }),
  guardsIn('functions/surveys/jobs/break-down-survey.ts', 'tests/api/surveys/break-down.long.test.ts', {
    'survey attributes: the key and the marks go -> destroys the key':
      '[-if (run.isAnonymous) await repos.participation.end(runId);-]',
    'survey comparison: once -> goes on where it stopped|done twice': '[-if (!(await repos.breakdowns.has(runId))) -]{',
  }),
  guardsIn('functions/runs/repositories/responses.ts', 'tests/api/surveys/answer-survey.test.ts', {
    'survey attributes: gone with the name -> whose name goes':
      'function withoutName({ answers, answeredAt, team, seconds{+, ...more+} }: Response, key: string): Response {{+ if (more) return { ...more, key, answers, answeredAt: fullHour(new Date(answeredAt)) };+}',
  }),
  guardsIn('functions/surveys/jobs/break-down-survey.ts', 'tests/api/surveys/delete-survey.test.ts', {
    'survey comparison: none of a deleted survey -> compares nobody':
      '[-if (!(await repos.surveys.findConsistent(surveyOf(run)))) return;-]',
  }),
  guardsIn('functions/runs/counting/release-responses.ts', 'tests/api/surveys/break-down.long.test.ts', {
    'survey comparison: nothing is shown after it -> nothing that comes after it':
      '[-if (release.settled) return { waiting: [], changed: [] };-]',
  }),
  guardsIn('functions/surveys/shown-figures.ts', 'tests/api/surveys/read-survey.test.ts', {
    'survey figures: while open only what everybody answers -> only what everybody answers':
      "open: status === [-'PUBLISHED'-]{+null+} }",
    'survey figures: no time of one -> only what everybody answers':
      "timed < [-smallestGroup || (isAnonymous && status === 'PUBLISHED')-]{+1 || isAnonymous === (status === null) || smallestGroup === 0+}",
    'survey comments: as many as the smallest group -> of fewer than the smallest group':
      '[-written >= survey.smallestGroup &&-]',
  }),
  guardsIn('shared/contract/surveys.ts', 'tests/security/survey-watcher.long.test.ts', {
    'survey results: no filter -> refused a filter': '[-query: z.strictObject({}),-]',
  }),
  guardsIn('functions/runs/repositories/counters.ts', 'tests/api/surveys/read-survey.test.ts', {
    'survey steps: of its own smallest group -> in steps of its smallest group':
      'smallestGroup: [-smallest, questions-]{+_, questions, smallest = SMALLEST_GROUP+} }',
  }),
];
