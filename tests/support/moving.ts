import {
  moving,
  movingContacts,
  movingMoney,
  movingPay,
  movingPolls,
  movingRules,
  movingSurveys,
  movingTasks,
} from '#shared/contract/moving.ts';
import { hashOf, makeMovingFile, type MovingFile } from '#shared/rules/moving-file.ts';
import type { MovingKind } from '#shared/rules/moving.ts';
import { request, withKey } from './api.ts';
import type { Person } from './factories.ts';

type Token = Pick<Person, 'token'>;
interface Place {
  readonly id: string;
  readonly name?: string;
}

const TAKE = {
  contacts: movingContacts.takeContacts,
  money: movingMoney.takeMoney,
  pay: movingPay.takePay,
  people: moving.takePeople,
  polls: movingPolls.takePolls,
  rules: movingRules.takeRules,
  surveys: movingSurveys.takeSurveys,
  tasks: movingTasks.takeTasks,
} as const;
const BRING = {
  contacts: movingContacts.bringContacts,
  money: movingMoney.bringMoney,
  pay: movingPay.bringPay,
  people: moving.bringPeople,
  polls: movingPolls.bringPolls,
  rules: movingRules.bringRules,
  surveys: movingSurveys.bringSurveys,
  tasks: movingTasks.bringTasks,
} as const;

/** What a file with one part says of itself. */
export function aMove(manifest: Partial<MovingFile['manifest']> = {}): MovingFile['manifest'] {
  const parts = [{ kind: 'people', records: 1, sha256: 'a'.repeat(64) }] as const;
  return { format: 1, space: 'Ромашка', made_at: '2026-11-30T09:00:00.000Z', people: 0, parts, ...manifest };
}

/** The file by which a company moves, as its owner's browser makes it. */
export function movingFileOf(
  { token }: Token,
  { id, name = 'Ромашка' }: Place,
  without: readonly MovingKind[] = [],
): Promise<MovingFile> {
  const madeAt = new Date().toISOString();
  return makeMovingFile(
    async (kind, query) => {
      const { status, body, text } = await request(TAKE[kind], { token, params: { id }, query });
      if (status !== 200) throw new Error(`No page of ${kind}: ${text}`);
      return body;
    },
    { space: name, madeAt },
    undefined,
    without,
  );
}

/** A file with these records, whatever is wrong with them; what its manifest says is right unless told otherwise. */
export async function fileOf(parts: readonly (readonly [MovingKind, readonly unknown[]])[]): Promise<MovingFile> {
  const texts = parts.map(([, records]) =>
    records.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'),
  );
  const told = await Promise.all(
    parts.map(async ([kind, records], index) => ({
      kind,
      records: records.length,
      sha256: await hashOf(texts[index]!),
    })),
  );
  return { manifest: aMove({ parts: told }), texts };
}

export const begin = ({ token }: Token, { id }: Place, body: unknown) =>
  request(moving.beginMoving, withKey(moving.beginMoving, { token, params: { id }, body }));

export const bring = ({ token }: Token, { id }: Place, kind: MovingKind, part: number, text: string) =>
  request(BRING[kind], { token, params: { id }, body: { part, text } });

/** Brings a file in until something is refused; the last answer. */
export async function moveIn(owner: Token, place: Place, { manifest, texts }: MovingFile) {
  const begun = await begin(owner, place, manifest);
  if (begun.status !== 201) return begun;
  let last = begun as Awaited<ReturnType<typeof bring>>;
  for (const [part, { kind }] of manifest.parts.entries()) {
    last = await bring(owner, place, kind, part, texts[part]!);
    if (last.status !== 200) return last;
  }
  return last;
}

type Records = Record<string, unknown>[];

/** The records of a file. */
export const recordsOf = ({ texts }: MovingFile): Records =>
  texts.flatMap((text) => text.split('\n').map((line) => JSON.parse(line) as Records[number]));

/** Ids: in the new place they are others, and stand for the same things. */
const IDS = new Set([
  'origin_id',
  'question_id',
  'outcome_question_id',
  'strongest_question_id',
  'question_ids',
  'series',
  'poll',
  'poll_id',
  'run',
  'task',
  'origin',
  'former',
]);
/** What says nothing of its own: an id, and where a page of answers begins. */
const OWN = new Set(['id', 'page']);

type Labels = Map<unknown, string>;

/** What each id in a file stands for: the fields of its own that its thing has. */
function labelsOf(value: unknown, labels: Labels = new Map()): Labels {
  if (typeof value !== 'object' || value === null) return labels;
  if ('id' in value) {
    const own = Object.entries(value).filter(
      ([name, one]) => !OWN.has(name) && !IDS.has(name) && typeof one !== 'object',
    );
    labels.set(value.id, JSON.stringify(own.toSorted(([a], [b]) => (a < b ? -1 : 1))));
  }
  for (const one of Object.values(value)) labelsOf(one, labels);
  return labels;
}

/** The same with its fields in one order, its ids as what they stand for, and its answers, too, which stand in another order in every run. */
function bare(value: unknown, labels: Labels): unknown {
  if (Array.isArray(value)) return value.map((one) => bare(one, labels));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !OWN.has(name));
  return Object.fromEntries(
    fields.map(([name, one]) => [name, bareField(name, one, labels)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function bareField(name: string, value: unknown, labels: Labels): unknown {
  if (name === 'lists') return (value as string[][]).map((list) => list.toSorted());
  if (name === 'responses' && Array.isArray(value))
    return value.map((one) => JSON.stringify(bare(one, labels))).toSorted();
  if (IDS.has(name))
    return Array.isArray(value) ? value.map((id) => labels.get(id)) : value && (labels.get(value) ?? 'id');
  // What is said in another language stands under the ids of questions.
  if (name !== 'texts') return bare(value, labels);
  const texts = Object.entries(value as object).map(([place, text]) => [
    place.replace(/^[^/]+(?=\/)/, (id) => labels.get(id) ?? id),
    bare(text, labels),
  ]);
  return texts.map((one) => JSON.stringify(one)).toSorted();
}

/** All that a file holds, in one order; but for ids, of which the same thing has others in another place. */
export function contentOf(file: MovingFile): string[] {
  const all = recordsOf(file);
  const labels = labelsOf(all);
  const things = all.filter(({ kind }) => kind !== 'answers' && kind !== 'named_answers');
  return [...things, ...answersOf(all)].map((record) => JSON.stringify(bare(record, labels))).toSorted();
}

/** All answers to a run as one: their order is another in every run, and so are its pages. */
function answersOf(all: Records): Records {
  const runs = (of: string) => [
    ...Map.groupBy(
      all.filter(({ kind }) => kind === of),
      ({ run }) => run,
    ),
  ];
  return [
    ...runs('answers').map(([run, pages]) => {
      const [first] = pages.map(({ lists }) => lists as string[][]);
      const lists = first!.map((_, place) => pages.flatMap((page) => (page['lists'] as string[][])[place] ?? []));
      return { kind: 'answers', run, lists };
    }),
    ...runs('named_answers').map(([run, pages]) => ({
      kind: 'named_answers',
      run,
      responses: pages.flatMap(({ responses }) => responses as Records),
    })),
  ];
}
