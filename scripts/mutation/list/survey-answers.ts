import type { Guard } from '../guard.ts';

const RESPOND = 'functions/surveys/operations/respond-to-survey.ts';
const PUBLIC = 'functions/answers/operations/respond-to-public-survey.ts';
const SUBMIT = 'functions/runs/submit.ts';
const LINKS = 'functions/runs/links.ts';
const SUBMISSION = 'functions/runs/submission.ts';
const SUBMISSION_TEST = 'functions/runs/submission.test.ts';
const SEALED = 'functions/runs/sealed-attributes.ts';
const SEALED_TEST = 'functions/runs/sealed-attributes.test.ts';
const JOB = 'functions/surveys/jobs/break-down-survey.ts';
const RELEASE = 'functions/runs/counting/release-responses.ts';
const FIGURES = 'functions/surveys/shown-figures.ts';
const ANSWER = 'tests/api/surveys/answer-survey.test.ts';
const BREAK_DOWN = 'tests/api/surveys/break-down.test.ts';
const READ = 'tests/api/surveys/read-survey.test.ts';
const WATCHER = 'tests/security/survey-watcher.test.ts';

/** What stands between the answers to a survey and whoever wants to know whose they are. */
export const surveyAnswers: readonly Guard[] = [
  {
    name: 'survey answers: only those who are asked',
    file: SUBMIT,
    from: 'if (!(await isAsked(run, actor.userId, repos))) notAsked();',
    to: '',
    test: ANSWER,
    only: /asks others/,
  },
  {
    name: 'survey answers: none once it is completed',
    file: RESPOND,
    from: 'if (!isOpen(run, now)) runClosed();',
    to: '',
    test: ANSWER,
    only: /is completed/,
  },
  {
    name: 'survey answers: each member once',
    file: SUBMIT,
    from: "if (outcome === 'other') alreadyAnswered();",
    to: '',
    test: ANSWER,
    only: /answers once/,
  },
  {
    name: 'survey answers: a full hour without a name',
    file: SUBMIT,
    from: 'const answeredAt = fullHour(now); const response = { key: place,',
    to: 'const answeredAt = now.toISOString(); const response = { key: place,',
    test: ANSWER,
    only: /says who and when/,
  },
  {
    name: 'survey answers: whole seconds',
    file: SUBMISSION,
    from: 'Math.round(seconds)',
    to: 'seconds',
    test: ANSWER,
    only: /says who and when/,
  },
  {
    name: 'survey answers: by link only where it is allowed',
    file: LINKS,
    from: 'run?.kind === kind && run.allowAnonymousLink ? run : null',
    to: 'run?.kind === kind ? run : null',
    test: ANSWER,
    only: /nothing is there/,
  },
  {
    name: 'survey answers: the whole token of a link',
    file: LINKS,
    from: 'run && sameToken(run.publicToken, token) ? run : null',
    to: 'run && (sameToken(run.publicToken, token) || token) ? run : null',
    test: ANSWER,
    only: /nothing is there/,
  },
  {
    name: 'survey answers: none by link once it is completed',
    file: LINKS,
    from: 'if (isOpen(run, now)) return run; if (endedAt',
    to: 'return run; if (endedAt',
    test: ANSWER,
    only: /it is over/,
  },
  {
    name: 'survey answers: no survey by the routes of polls',
    file: LINKS,
    from: 'run?.kind === kind && run.allowAnonymousLink',
    to: 'run && kind && run.allowAnonymousLink',
    test: ANSWER,
    only: /by the routes of polls/,
  },
  {
    name: 'survey answers: a flood of one link is refused',
    file: PUBLIC,
    from: 'await requireLinkRate(run, context);',
    to: 'void requireLinkRate;',
    test: ANSWER,
    only: /counted as a flood/,
  },
  {
    name: 'survey answers: nothing to what is not asked',
    file: SUBMISSION,
    from: 'if (!asked.has(question.id)) {',
    to: 'if (!asked.has(question.id) && said.length === 0) {',
    test: SUBMISSION_TEST,
    only: /only what is asked/,
  },
  {
    name: 'survey attributes: no length of a name',
    file: SEALED,
    from: 'Math.ceil(content.length / BLOCK_BYTES) * BLOCK_BYTES',
    to: 'content.length + 0 * BLOCK_BYTES',
    test: SEALED_TEST,
    only: /by their length/,
  },
  {
    name: 'survey attributes: with their own answer alone',
    file: SEALED,
    from: 'createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(responseKey));',
    to: "createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from('')); void responseKey;",
    test: SEALED_TEST,
    only: /are opened/,
  },
  {
    name: 'survey attributes: sealed without a name',
    file: SUBMIT,
    from: 'return attributes ? { sealed: attributesSealer(key, run.id).seal(attributes, place) }',
    to: 'return attributes ? { attributes, sealed: attributesSealer(key, run.id).seal(attributes, place) }',
    test: BREAK_DOWN,
    only: /destroys the key/,
  },
  {
    name: 'survey attributes: the key and the marks go',
    file: JOB,
    from: 'if (run.isAnonymous) await repos.participation.end(runId);',
    to: '',
    test: BREAK_DOWN,
    only: /destroys the key/,
  },
  {
    name: 'survey attributes: gone with the name',
    file: 'functions/runs/repositories/responses.ts',
    from: 'function withoutName({ answers, answeredAt, team, seconds }: Response, key: string): Response {',
    to: 'function withoutName({ answers, answeredAt, team, seconds, ...more }: Response, key: string): Response { if (more) return { ...more, key, answers, answeredAt: fullHour(new Date(answeredAt)) };',
    test: ANSWER,
    only: /whose name goes/,
  },
  {
    name: 'survey comparison: once',
    file: JOB,
    from: 'if (!(await repos.breakdowns.has(runId))) {',
    to: '{',
    test: BREAK_DOWN,
    only: /goes on where it stopped|done twice/,
  },
  {
    name: 'survey comparison: none of a deleted survey',
    file: JOB,
    from: 'if (!(await repos.surveys.findConsistent(surveyOf(run)))) return;',
    to: '',
    test: 'tests/api/surveys/delete-survey.test.ts',
    only: /compares nobody/,
  },
  {
    name: 'survey comparison: nothing is shown after it',
    file: RELEASE,
    from: 'if (release.settled) return { waiting: [], changed: [] };',
    to: '',
    test: BREAK_DOWN,
    only: /nothing that comes after it/,
  },
  {
    name: 'survey figures: while open only what everybody answers',
    file: FIGURES,
    from: "open: status === 'PUBLISHED' }",
    to: 'open: status === null }',
    test: READ,
    only: /only what everybody answers/,
  },
  {
    name: 'survey figures: no time of one',
    file: FIGURES,
    from: "timed < smallestGroup || (isAnonymous && status === 'PUBLISHED')",
    to: 'timed < 1 || isAnonymous === (status === null) || smallestGroup === 0',
    test: READ,
    only: /only what everybody answers/,
  },
  {
    name: 'survey comments: as many as the smallest group',
    file: FIGURES,
    from: 'written >= survey.smallestGroup && ',
    to: '',
    test: READ,
    only: /of fewer than the smallest group/,
  },
  {
    name: 'survey results: no filter',
    file: 'shared/contract/surveys.ts',
    from: '    query: z.strictObject({}),',
    to: '',
    test: WATCHER,
    only: /refused a filter/,
  },
  {
    name: 'survey steps: of its own smallest group',
    file: 'functions/runs/repositories/counters.ts',
    from: 'smallestGroup: smallest, questions }',
    to: 'smallestGroup: _, questions, smallest = SMALLEST_GROUP }',
    test: READ,
    only: /in steps of its smallest group/,
  },
];
