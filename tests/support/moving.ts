import {
  moving,
  movingContacts,
  movingMoney,
  movingPay,
  movingPolls,
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
  surveys: movingSurveys.takeSurveys,
  tasks: movingTasks.takeTasks,
} as const;
const BRING = {
  contacts: movingContacts.bringContacts,
  money: movingMoney.bringMoney,
  pay: movingPay.bringPay,
  people: moving.bringPeople,
  polls: movingPolls.bringPolls,
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

/** Ids, and who is named: there they are others, and here nobody has come yet. */
const OTHERS = new Set([
  'id',
  'origin_id',
  'question_id',
  'outcome_question_id',
  'strongest_question_id',
  'series',
  'poll',
  'run',
  'task',
  'origin',
  'page',
  'responsible',
  'created_by',
]);

/** The same with its fields in one order and its answers, too, which stand in another one in every run. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !OTHERS.has(name));
  return Object.fromEntries(
    fields.map(([name, one]) => [name, bareField(name, one)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function bareField(name: string, value: unknown): unknown {
  if (name === 'lists') return (value as string[][]).map((list) => list.toSorted());
  // What is said in another language stands under the ids of questions.
  if (name !== 'texts') return bare(value);
  const texts = Object.entries(value as object).map(([place, text]) => [place.slice(place.indexOf('/')), bare(text)]);
  return texts.map((one) => JSON.stringify(one)).toSorted();
}

/** What a file holds but for people, who wait to be let in. */
export function contentOf(file: MovingFile): string[] {
  const things = recordsOf(file).filter(({ kind }) => kind !== 'person' && kind !== 'answers');
  return [...things, ...answersOf(file)].map((record) => JSON.stringify(bare(record))).toSorted();
}

/** All answers to a run as one: their order is another in every run, and so are its pages. */
function answersOf(file: MovingFile): Records {
  const answers = recordsOf(file).filter(({ kind }) => kind === 'answers');
  return [...Map.groupBy(answers, ({ run }) => run).values()].map((pages) => {
    const [first] = pages.map(({ lists }) => lists as string[][]);
    const lists = first!.map((_, place) => pages.flatMap((page) => (page['lists'] as string[][])[place] ?? []));
    return { kind: 'answers', lists };
  });
}
