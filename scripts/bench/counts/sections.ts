import type { Cost } from '#tests/support/calls.ts';
import { budgets, bundleBudget, refusalBudget, type Budget } from '../budgets.ts';
import { held, known, type Row, type Section } from '../report.ts';
import type { Bundle } from './bundles.ts';
import { makeCompany } from './company.ts';
import { countAppLoad, countOperations, LISTS, type Costs } from './operations.ts';
import { measurePollList } from './poll-list.ts';
import { countRefusals } from './refusals.ts';
import { measureScale, type ScaleRow } from './scale.ts';
import { measureSurveys } from './surveys.ts';
import { measureTasks } from './tasks.ts';
import { countEvents } from './webhooks.ts';

const MANY = 100;
const UNITS = { calls: 'round trips', reads: 'read units', writes: 'write units' } as const;
type Count = keyof typeof UNITS;

/** Every operation in a company of one and in one of a hundred, the app's load, and refusals. */
export async function countSections(): Promise<Section[]> {
  const [small, large] = [await makeCompany(1), await makeCompany(MANY)];
  const [few, many] = [await countOperations(small), await countOperations(large)];
  const refusals = await countRefusals(large);
  return [
    { title: 'DynamoDB per request', rows: Object.keys(few).flatMap((name) => operationRows(name, few[name]!)) },
    { title: `DynamoDB: what ${MANY} members, ${MANY} polls and ${MANY} runs add`, rows: growthRows(few, many) },
    {
      title: 'DynamoDB: loading the app',
      rows: [held('account, workspaces and role', (await countAppLoad(large)).reads, budgets.appLoadReads)],
    },
    {
      title: 'DynamoDB: refused requests',
      rows: Object.entries(refusals).map(([name, { reads }]) => held(name, reads, refusalBudget(name))),
    },
    { title: 'DynamoDB: events told to other systems', rows: eventRows(await countEvents()) },
  ];
}

function operationRows(name: string, cost: Cost): Row[] {
  const promised: Partial<Record<Count, Budget>> =
    (budgets.operations as Record<string, Partial<Record<Count, Budget>>>)[name] ?? {};
  return (['calls', 'reads', 'writes'] as const).flatMap((count) => {
    const budget = promised[count];
    if (budget) return [held(`${name}, ${UNITS[count]}`, cost[count], budget)];
    return cost[count] > 0 ? [known(`${name}, ${UNITS[count]}`, cost[count], UNITS[count])] : [];
  });
}

function eventRows({ unheard, heard, sent, sentTogether, idle }: Awaited<ReturnType<typeof countEvents>>): Row[] {
  const rows = (name: string, { reads, writes }: Cost) => [
    known(`${name}, read units`, reads, UNITS.reads),
    known(`${name}, write units`, writes, UNITS.writes),
  ];
  return [
    ...rows('a task told by the stream, nobody subscribes', unheard),
    ...rows('the same, somebody does', heard),
    ...rows('an event sent', sent),
    ...rows('ten events sent at once', sentTogether),
    ...rows('a minute without events', idle),
  ];
}

/** No request may notice what it did not ask for; a list may read more, but by no more than its page. */
function growthRows(few: Costs, many: Costs): Row[] {
  return Object.entries(few).map(([name, one]) => {
    const other = many[name]!;
    const growth = other.calls - one.calls + other.reads - one.reads + other.writes - one.writes;
    return LISTS.includes(name)
      ? known(`${name}, which lists them`, growth, 'more')
      : held(name, growth, budgets.growth);
  });
}

const SIZES = [100, 1_000, 10_000, 100_000];

/** One run with ever more answers: what it takes to look at it and to answer it. */
export async function scaleSections(): Promise<Section[]> {
  const rows = await measureScale(SIZES);
  const one = (count: number): string => `${count.toLocaleString('en')} answers`;
  return [
    {
      title: 'DynamoDB: a run with so many answers, of about 700 bytes each',
      rows: (
        [
          ['first page of results', 'results', 'reads'],
          ['summary', 'summary', 'reads'],
          ['submit', 'submit', 'writes'],
        ] as const
      ).flatMap(([name, what, count]) => [
        ...rows.map((row) => held(`${name}, ${one(row.answers)}`, row[what][count], scaleBudget(what))),
        held(`${name}: what the others add to the smallest`, growthOf(rows, what), budgets.growth),
      ]),
    },
  ];
}

const SURVEY_SIZES = [100, 1_000, 100_000];

/** A completed survey with ever more answers, in forty teams. */
export async function surveySections(): Promise<Section[]> {
  const { submit, rows } = await measureSurveys(SURVEY_SIZES);
  const { results, submit: most, reply } = budgets.surveys;
  return [
    {
      title: 'DynamoDB: a survey of twenty questions, forty teams and so many answers',
      rows: [
        held('answer as a member', submit.member.writes, most.writes),
        held('answer by link', submit.byLink.writes, most.writes),
        ...rows.flatMap((row) => {
          const size = `${row.answers.toLocaleString('en')} answers`;
          return [
            held(`results, ${size}`, row.results.reads, results.reads),
            known(`groups told in one reply, ${size}`, row.groups, 'groups'),
            held(`results, ${size}, as they are sent`, row.kilobytes, reply.kilobytes),
          ];
        }),
      ],
    },
  ];
}

const POLLS = 200;

/** A workspace of many polls: what it takes to show their list. */
export async function pollListSections(): Promise<Section[]> {
  const { lines, figures, kilobytes } = await measurePollList(POLLS);
  const { lines: ofLines, figures: ofFigures, reply } = budgets.pollList;
  return [
    {
      title: `DynamoDB: a list of ${POLLS} polls`,
      rows: [
        held('all of them as lines', lines.reads, ofLines.reads),
        held('the twenty in sight in numbers', figures.reads, ofFigures.reads),
        held('the lines as they are sent', kilobytes, reply.kilobytes),
      ],
    },
  ];
}

const TASK_SIZES = [5, 50, 5_000];

/** One workspace with ever more tasks: what it takes to list, count and move them. */
export async function taskSections(): Promise<Section[]> {
  const rows = await measureTasks(TASK_SIZES);
  const { list, stats, move } = budgets.tasks;
  return [
    {
      title: 'DynamoDB: a workspace of forty people with so many tasks',
      rows: rows.flatMap((row) => {
        const size = `${row.tasks.toLocaleString('en')} tasks`;
        return [
          held(`list of fifty, ${size}`, row.list.reads, list.reads),
          held(`statistics, ${size}`, row.stats.reads, stats.reads),
          held(`move, ${size}`, row.move.writes, move.writes),
          known(`my tasks, ${size}`, row.mine.reads, 'read units'),
        ];
      }),
    },
  ];
}

function scaleBudget(what: keyof typeof budgets.scale): Budget {
  const [budget] = Object.values(budgets.scale[what]);
  return budget!;
}

/** How much dearer the dearest is than the first, in calls and units together. */
function growthOf(rows: readonly ScaleRow[], what: keyof typeof budgets.scale): number {
  const sums = rows.map((row) => row[what].calls + row[what].reads + row[what].writes);
  return Math.max(...sums) - sums[0]!;
}

/** Bundles against their limit, and what is in them by mistake. */
export function bundleSection(bundles: Record<string, Bundle>): Section {
  return {
    title: 'Bundles, minified',
    rows: Object.entries(bundles).flatMap(([name, { bytes, ballast }]) => [
      held(name, bytes, bundleBudget(name)),
      held(`${name}: languages, credential chains`, ballast, budgets.ballastBytes),
    ]),
  };
}
