import { archiveText } from '#text/exports/archive.ts';
import { say } from '../../said.ts';
import { peopleAsked } from '#functions/runs/audience.ts';
import { enpsOf, figuresOf, teamFigures } from '#functions/runs/poll-figures.ts';
import { noticeEditionsOf } from '#functions/runs/given-consent.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import { wasOpened, type Run } from '#functions/runs/repositories/run.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import { userOf } from '#functions/runs/repositories/responses.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import { folderNumber, pagesBy, type ArchiveFile, type ArchiveSection, type ArchiveSource } from '../archive-file.ts';
import { analysesOf } from './analyses.ts';
import { commentsOf } from '#functions/polls/dialogues.ts';
import { conversationFiles, runsTalkedIn } from './conversations.ts';
import { languagesOf } from './translations.ts';
import { reportFiles } from './reports.ts';

const POLLS = 50;
const RUNS = 50;
const ANSWERS = 500;

async function* allPolls({ repos, workspace }: ArchiveSource): AsyncGenerator<Poll> {
  for await (const polls of pagesBy(async (cursor) => {
    const page = await repos.polls.page(workspace.id, POLLS, cursor);
    return { rows: page.polls, cursor: page.cursor };
  })) {
    yield* polls;
  }
}

/** Polls with their runs and their results, as they are shown. */
export const pollsSection: ArchiveSection = {
  title: say('polls'),
  async count(source) {
    let polls = 0;
    for await (const _ of allPolls(source)) polls += 1;
    return polls;
  },
  async *units(source) {
    let index = 0;
    const talkedIn = await runsTalkedIn(source);
    for await (const poll of allPolls(source)) {
      yield* pollFiles(poll, `polls/${folderNumber(index++)}`, talkedIn, source);
    }
  },
};

/** The files of one poll, a run at a time; one unit of work all the same. */
async function* pollFiles(
  poll: Poll,
  folder: string,
  talkedIn: ReadonlySet<string>,
  source: ArchiveSource,
): AsyncGenerator<ArchiveFile[]> {
  const { repos } = source;
  const runs: Run[] = [];
  for await (const page of pagesBy(async (cursor) => {
    const read = await repos.runs.page(poll.id, RUNS, cursor);
    return { rows: read.runs, cursor: read.cursor };
  })) {
    runs.push(...page);
  }
  const files: ArchiveFile[] = [
    {
      kind: 'document',
      path: `${folder}/poll`,
      about: archiveText.poll(poll.title),
      value: { ...describe(poll), ...(await languagesOf(poll, source)) },
    },
  ];
  for (const [index, run] of runs.entries()) {
    const place = `${folder}/run-${folderNumber(index)}`;
    files.push(...(await runFiles(run, place, source)));
    if (talkedIn.has(run.id)) files.push(...(await conversationFiles(commentsOf(run), place, source)));
  }
  files.push(...(await analysesOf(poll, runs[0]?.id ?? null, folder, source)));
  yield files;
}

function describe(poll: Poll) {
  return {
    id: poll.id,
    title: poll.title,
    type: poll.pollType,
    is_anonymous: poll.isAnonymous,
    allow_anonymous_link: poll.allowAnonymousLink,
    created_at: poll.createdAt,
    questions: presentPollQuestions(poll.questions),
    repeats: poll.schedule,
  };
}

/** A run: how it was set and what came of it, and the answers that are shown, without when they came. */
async function runFiles(run: Run, folder: string, source: ArchiveSource): Promise<ArchiveFile[]> {
  const { repos, workspace } = source;
  const [[counted], teams, report] = await Promise.all([
    repos.results.figures([run]),
    repos.results.teams(run),
    repos.runReports.find(run),
  ]);
  const { counts, answered } = counted!;
  const asked = peopleAsked(run, workspace.memberCount, answered);
  const value = {
    id: run.id,
    name: run.name,
    title: run.title,
    is_anonymous: run.isAnonymous,
    created_at: run.createdAt,
    deadline: run.deadline,
    published: run.published,
    results_visibility: run.resultsVisibility,
    audience: run.audience,
    people_asked: asked,
    answered: answered.total,
    answered_at_least: answered.atLeast,
    members_answered: answered.members,
    answered_by_link: answered.byLink,
    shown: counts.responses,
    notice_editions: noticeEditionsOf(run),
    consents_withdrawn: run.withdrawn,
    questions: presentPollQuestions(run.questions),
    languages: run.languages,
    figures: figuresOf(run, counts),
    enps: enpsOf(run, counts, asked),
    by_team: teams.map((group) => teamFigures(run, group)),
  };
  const summary: ArchiveFile = {
    kind: 'document',
    path: `${folder}/results`,
    about: archiveText.run(run.createdAt.slice(0, 10), run.name),
    value,
  };
  const files = [summary, ...reportFiles(report, folder)];
  if (!wasOpened(run)) return files;
  const answers = isReadApart(run.isAnonymous, run.resultsVisibility) ? quotesFile : answersFile;
  return [...files, answers(run, `${folder}/answers`, source)];
}

/** What people answered, question by question, each in an order of its own: which answers are one person's is told by nothing. */
function quotesFile(run: Run, path: string, { repos }: ArchiveSource): ArchiveFile {
  async function* pages() {
    for (const [place, { text: question }] of run.questions.entries()) {
      yield* pagesBy(async (cursor) => {
        const page = await repos.results.quotes(run, [place], ANSWERS, cursor);
        return { rows: page.quotes[0]!.map(({ text }) => ({ question, text })), cursor: page.cursor };
      });
    }
  }
  return { kind: 'table', path, ...archiveText.quotes, pages };
}

/** What each has answered, in a row: with names, and where answers are shown at once. */
function answersFile(run: Run, path: string, { repos, nameOf }: ArchiveSource): ArchiveFile {
  const questions = run.questions.map(({ text }, index) => [`q${index + 1}`, text] as const);
  return {
    kind: 'table',
    path,
    about: run.isAnonymous ? archiveText.answers.anonymous : archiveText.answers.withNames,
    columns: {
      ...(run.isAnonymous ? {} : { name: archiveText.answers.name, consent: archiveText.answers.consent }),
      ...Object.fromEntries(questions),
    },
    pages: () =>
      pagesBy(async (cursor) => {
        const page = await repos.results.page(run, ANSWERS, cursor);
        const rows = page.responses.map((response) => ({
          ...(run.isAnonymous ? {} : { name: nameOf(userOf(response)), consent: response.consent ?? null }),
          ...Object.fromEntries(questions.map(([key], index) => [key, response.answers[index] ?? null])),
        }));
        return { rows, cursor: page.cursor };
      }),
  };
}
