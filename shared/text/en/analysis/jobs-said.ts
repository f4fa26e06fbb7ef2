import type { RunKind } from '../../../rules/run-kinds.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { jobsSaid as Russian } from '../../ru/analysis/jobs-said.ts';
import { formatNumber, plural } from '../format.ts';
import { analystsSaid } from './analysts-said.ts';

const inSoMany = (kind: RunKind, runs: number) => (kind === 'survey' ? '' : ` in ${plural(runs, 'run', 'runs')}`);

/** What the preparation of an analysis is at, has done, and failed by; kept as data. */
export const jobsSaid: Catalogue<typeof Russian> = {
  ...analystsSaid,
  collectingTasks: 'Collecting tasks',
  collectedTasks: ({ count, open }) =>
    `Collected ${plural(count, 'task', 'tasks')}, ${formatNumber(open)} of them open`,
  computingLoad: 'Calculating workload',
  computedLoad: ({ findings }) => `Calculated workload: ${plural(findings, 'finding', 'findings')}`,
  collectingAnswers: 'Collecting answers',
  collectedAnswers: ({ people, kind, runs }) =>
    `Collected the answers of ${plural(people, 'person', 'people')}${inSoMany(kind, runs)}`,
  readingAnswers: 'Reading the answers',
  readAnswers: ({ count, themes }) =>
    `Read ${plural(count, 'written answer', 'written answers')}: ${plural(themes, 'theme', 'themes')}`,
  awaitingModel: ({ name }) => `Waiting for ${name} to answer`,
  modelAnswered: ({ name }) => `${name} has answered`,
  verifying: 'Checking the answer against the facts',
  verifiedWhole: 'Checked against the facts: everything was confirmed',
  verifiedPart: ({ dropped }) =>
    `Checked against the facts: removed ${plural(dropped, 'statement', 'statements')} without support`,
  readingPortal: ({ people, tasks }) =>
    `Reading Bitrix24: ${plural(people, 'employee', 'employees')}, ${plural(tasks, 'task', 'tasks')}`,

  portalSlow: 'Bitrix24 is taking longer to read than usual: ask for the analysis again in a few minutes',
  portalUnread: ({ problem }) => `Nothing to analyse: the tasks of Bitrix24 were not read. ${problem}`,
  noTasks: 'Nothing to analyse: there are no tasks',
  tooFewAnswersLeft: 'Fewer answers are now shown than an analysis needs',
  givenUp: 'The analysis failed: something broke on our side. Try again a little later',
  silent: 'The analysis was interrupted: it was begun again',
};
