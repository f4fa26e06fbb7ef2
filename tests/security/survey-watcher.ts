import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import type { Dimension } from '#shared/rules/surveys.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { makeTeam, respond } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';

/** Somebody who answers, as whoever works with them knows them. */
interface Respondent {
  readonly person: Person;
  readonly team: string | null;
  readonly role: string;
}

/** A survey that is watched by those who may read its results; they know who works where and who answers when. */
export interface WatchedSurvey {
  readonly owner: Person;
  readonly watchers: readonly Person[];
  readonly workspace: Workspace;
  readonly survey: Survey;
  readonly people: readonly Respondent[];
  /** What everybody has said, each text being one person's: the truth, which no watcher has. */
  readonly said: Map<string, { readonly who: string; readonly score: number; readonly option: string }>;
}

/** What a watcher has after one look. */
export interface SurveyView {
  /** The texts that are seen, each as somebody's. */
  readonly shown: ReadonlyMap<string, string>;
  readonly results: SurveyResults;
}

const QUESTIONS: NonNullable<NonNullable<Parameters<typeof makeSurvey>[2]>['questions']> = [
  { text: 'Порекомендуете?', type: 'RATING', scale: '0-10', theme: 'enps' },
  { text: 'Откуда работаете?', type: 'RADIO', options: ['Офис', 'Дом'] },
  { text: 'Что изменить?', type: 'TEXTAREA' },
];

/**
 * An open survey of people whose groups overlap as they do in life: all leads but one are in sales, two people work in
 * the kitchen, two are in no team.
 */
export async function makeWatchedSurvey(settings: object = {}): Promise<WatchedSurvey> {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const watchers = [owner, await makeMember(workspace, 'hr')];
  const people: Respondent[] = [];
  const add = async (team: string | null, count: number, role: 'сотрудник' | 'руководитель') => {
    const members = await makeTeam(owner, workspace, team, count, role);
    people.push(...members.map((person) => ({ person, team, role })));
  };
  await add('Продажи', 6, 'сотрудник');
  await add('Продажи', 5, 'руководитель');
  await add('Склад', 6, 'сотрудник');
  await add('Склад', 1, 'руководитель');
  await add('Кухня', 2, 'сотрудник');
  await add(null, 2, 'сотрудник');
  const draft = await makeSurvey(owner, workspace, { questions: QUESTIONS, dimensions: ['team', 'role'], ...settings });
  return { owner, watchers, workspace, people, survey: await publishSurvey(owner, draft), said: new Map() };
}

/** One of the people answers, with a text that is theirs alone; again in the same session, they change what they said. */
export async function answerOf(
  { survey, people, said }: WatchedSurvey,
  index: number,
  text: string,
  session?: string,
): Promise<string> {
  const score = (index * 7 + text.length) % 11;
  const option = index % 2 ? 'Дом' : 'Офис';
  const more = session === undefined ? {} : { anonymous_session_id: session };
  const { status, body } = await respond(people[index]!.person, survey, [score, option, text], more);
  if (status !== 201) throw new Error(`The answer was refused: ${JSON.stringify(body)}`);
  said.set(text, { who: `p${index}`, score, option });
  return body.id;
}

/** All that can be read of the survey, by each of those who may. */
export async function lookAt({ survey, watchers, said }: WatchedSurvey): Promise<SurveyView> {
  await countAll();
  const views = await Promise.all(watchers.map(({ token }) => read(token, survey)));
  const [first, ...others] = views;
  for (const other of others) {
    if (JSON.stringify(other) !== JSON.stringify(first))
      throw new Error('Two who may read the same see something else');
  }
  const shown = new Map(first!.texts.map((text) => [said.get(text)!.who, text]));
  if (shown.size !== first!.texts.length) throw new Error('Somebody is shown twice');
  return { shown, results: first!.results };
}

async function read(token: string, { id, questions }: Survey) {
  const { body: results } = await request(surveys.getSurveyResults, { token, params: { id } });
  const texts: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { question_id: questions[2]!.id, ...(cursor ? { cursor } : {}) };
    const { body } = await request(surveys.listSurveyComments, { token, params: { id }, query });
    texts.push(...body.comments.map(({ text }) => text));
    cursor = body.next_cursor;
  } while (cursor);
  // The same person asks every time: what they may do is no part of what they see.
  return { results: { ...results, survey: { ...results.survey, selected_users: [] } }, texts };
}

/** Of how few people at least something can be told by laying two looks side by side; null where nothing differs. */
export function fewestBetween(views: readonly SurveyView[]): number | null {
  const counts = views.flatMap(({ shown }, index) =>
    views.slice(0, index).map((other) => differing(shown, other.shown)),
  );
  const some = counts.filter((people) => people > 0);
  return some.length > 0 ? Math.min(...some) : null;
}

function differing(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  return new Set([...one.keys(), ...other.keys()].filter((who) => one.get(who) !== other.get(who))).size;
}

/** Figures of a look that do not follow from the answers that are shown in it: they would tell of somebody else's. */
export function unexplainedBy({ said }: WatchedSurvey, { shown, results }: SurveyView): string[] {
  const answers = [...shown.values()].map((text) => said.get(text)!);
  const scores = Array.from({ length: 11 }, (_, score) => answers.filter((one) => one.score === score).length);
  const options = ['Офис', 'Дом'].map((option) => answers.filter((one) => one.option === option).length);
  const same = (counts: readonly number[] | null, wanted: readonly number[]) =>
    (counts ?? wanted.map(() => 0)).join() === wanted.join();
  const [rating, radio] = results.questions;
  return [
    ...(results.shown === answers.length ? [] : ['shown']),
    ...(same(rating!.counts, scores) ? [] : ['scores']),
    ...(same(radio!.counts, options) ? [] : ['options']),
  ];
}

/** People under each name that a division tells apart; under null those who are told together, named or not. */
export type Division = ReadonlyMap<string | null, ReadonlySet<number>>;

/** What a comparison tells of one question: everybody who answered, by each dimension that it tells. */
export function divisionsOf(
  { people }: WatchedSurvey,
  { results }: SurveyView,
  answered: readonly number[],
  question: number,
): Division[] {
  const attribute = (index: number, dimension: Dimension): string | null =>
    dimension === 'team' ? people[index]!.team : dimension === 'role' ? NAMES[people[index]!.role]! : null;
  return (results.breakdown?.dimensions ?? []).map(({ dimension, groups }) => {
    const told = groups.filter(({ name, cells }) => name !== null && cells[question] !== null).map(({ name }) => name);
    const blocks = Map.groupBy(answered, (index) => {
      const name = attribute(index, dimension);
      return told.includes(name) ? name : null;
    });
    return new Map([...blocks].map(([name, members]) => [name, new Set(members)]));
  });
}

const NAMES: Readonly<Record<string, string>> = { сотрудник: 'Сотрудники', руководитель: 'Руководители' };

/**
 * Of how few people at least something follows by adding and subtracting whatever divisions tell of the same people:
 * every sum of groups of one, less every sum of groups of another. Null where nothing does.
 */
export function fewestByGroups(divisions: readonly Division[]): number | null {
  const sums = divisions.map((division) =>
    subsets([...division.values()]).map((blocks) => new Set(blocks.flatMap((block) => [...block]))),
  );
  const sizes = sums.flatMap((all, index) => [
    ...all.map(({ size }) => size),
    ...sums.slice(0, index).flatMap((others) => all.flatMap((one) => others.map((other) => apart(one, other)))),
  ]);
  const some = sizes.filter((people) => people > 0);
  return some.length > 0 ? Math.min(...some) : null;
}

function subsets<T>(all: readonly T[]): T[][] {
  return Array.from({ length: 2 ** all.length }, (_, choice) => all.filter((__, bit) => choice & (1 << bit)));
}

/** How many are in one of two sets alone. */
function apart(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  return [...one].filter((who) => !other.has(who)).length + [...other].filter((who) => !one.has(who)).length;
}
