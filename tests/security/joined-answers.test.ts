import { beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import type { AnswerRecord } from '#shared/models/run-results.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { downloadArchive } from '#tests/support/archives.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeResponse, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';

/*
 * Somebody who reads results wants to know what else the one has said whose answer to one question they recognise.
 * Twenty people have answered, each with a number of their own to tell whether two answers were joined rightly.
 */

const PEOPLE = 20;
/** So many of twenty are right by chance less often than once in forty thousand times. */
const BY_CHANCE = 8;

let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

interface Run {
  readonly poll: Poll;
  readonly frame: Frame;
}

async function answeredRun(visibility: ResultsVisibility): Promise<Run> {
  const poll = await makePoll(owner, workspace, { type: 'PULSE' });
  const frame = await makeFrame(owner, poll, { results_visibility: visibility });
  for (let one = 0; one < PEOPLE; one++) {
    await makeResponse(poll, frame.public_token, [`мешало ${one}`, `радовало ${one}`, `ещё ${one}`]);
  }
  const body = { published: false };
  await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body });
  await countAll();
  return { poll, frame };
}

/** The pages of the results, each as lists of what was said to the questions in their order. */
async function pagesOf({ poll, frame }: Run, limit: number): Promise<AnswerRecord[][][]> {
  const pages: AnswerRecord[][][] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = { limit: String(limit), ...(cursor ? { cursor } : {}) };
    const { body }: { body: { by_question: Record<string, AnswerRecord[]>; next_cursor: string | null } } =
      await request(polls.getResults, { token: owner.token, params: { id: frame.id }, query });
    pages.push(poll.questions.map(({ id }) => body.by_question[id]!));
    cursor = body.next_cursor;
  } while (cursor);
  return pages;
}

const whoSaid = (text: string): string => text.split(' ').at(-1)!;
/** How many people are joined rightly where answers in the same place of two lists are taken for one person's. */
const joinedByPlace = (first: readonly string[], second: readonly string[]): number =>
  first.filter((text, place) => second[place] !== undefined && whoSaid(second[place]) === whoSaid(text)).length;
const texts = (records: readonly AnswerRecord[]) => records.map(({ content }) => content);

describe.each(['from_5', 'closed'] as const)('answers that were shown «%s»', (visibility) => {
  let run: Run;
  beforeAll(async () => {
    run = await answeredRun(visibility);
  });

  it('stand under one alias each, and all with one day', async () => {
    const records = (await pagesOf(run, 500)).flat(2);
    expect(records).toHaveLength(3 * PEOPLE);
    expect(new Set(records.map(({ anonymous_session_id: alias }) => alias)).size).toBe(3 * PEOPLE);
    expect(new Set(records.map(({ created_at: at }) => at)).size).toBe(1);
    expect(records[0]!.created_at).toMatch(/T00:00:00\.000Z$/);
  });

  it.each([1, 2, 7, 500])(
    'are joined by no place in a list, nor by the page they come on: %i at a time',
    async (limit) => {
      const pages = await pagesOf(run, limit);
      const [first, second, third] = [0, 1, 2].map((place) => pages.flatMap((page) => texts(page[place]!)));
      for (const list of [first!, second!, third!]) expect(new Set(list).size).toBe(PEOPLE);
      expect(joinedByPlace(first!, second!)).toBeLessThan(BY_CHANCE);
      expect(joinedByPlace(second!, third!)).toBeLessThan(BY_CHANCE);
      // Of one person on a page, nothing else of theirs need be there.
      const alone = pages.filter((page) => page[0]!.length === 1 && page[1]!.length === 1);
      const right = alone.filter(([one, other]) => joinedByPlace(texts(one!), texts(other!)) === 1);
      expect(right.length).toBeLessThan(BY_CHANCE);
    },
  );

  it('stand in the same order at every look, which tells nothing of who came first', async () => {
    const looks = [await pagesOf(run, 500), await pagesOf(run, 500)];
    expect(looks[0]).toEqual(looks[1]);
    const order = texts(looks[0]![0]![0]!);
    expect(
      joinedByPlace(
        order,
        order.toSorted((a, b) => Number(whoSaid(a)) - Number(whoSaid(b))),
      ),
    ).toBeLessThan(BY_CHANCE);
  });

  it('stand in the archive a row each, joined by no place either', async () => {
    const files = await downloadArchive(owner, workspace);
    const found = Object.entries(files).flatMap(([name, content]) =>
      name.endsWith('answers.json') ? [JSON.parse(content) as { question: string; text: string }[]] : [],
    );
    expect(found.length).toBeGreaterThan(0);
    for (const rows of found.filter(([row]) => row && 'question' in row)) {
      const [first, second] = ['мешало', 'радовало'].map((word) =>
        rows.map(({ text }) => text).filter((text) => text.startsWith(word)),
      );
      expect([first!.length, second!.length]).toEqual([PEOPLE, PEOPLE]);
      expect(joinedByPlace(first!, second!)).toBeLessThan(BY_CHANCE);
    }
  });
});

it('answers that are seen at once stand under the alias of their person, as it is said before they are given (B2-61)', async () => {
  const run = await answeredRun('live');
  const [page] = await pagesOf(run, 500);
  const [first, second] = page!;
  const aliasOf = new Map(second!.map((record) => [record.anonymous_session_id, record.content]));
  const joined = first!.filter(
    ({ anonymous_session_id: alias, content }) => whoSaid(aliasOf.get(alias) ?? '') === whoSaid(content),
  );
  expect(joined).toHaveLength(PEOPLE);
});
