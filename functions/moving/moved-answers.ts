import { createHash } from 'node:crypto';
import type { OperationContext } from '#core/http/operation.ts';
import type { Copy } from '#functions/runs/repositories/released.ts';
import { PART_TEXT_WANTED } from '#shared/rules/moving.ts';
import type { Bringing } from './bring-part.ts';
import type { MovedAnswersRecord } from './records/answers.ts';

const KEY_BYTES = 16;
/** Of the answers that lie in one item: it holds 400 kB. */
const ITEM_TEXT_MAX = 60_000;

/** A page of answers as one line, or as several where it is long: a part has room for so much. */
export function answerLines(record: MovedAnswersRecord): string[] {
  const { page, lists } = record;
  const most = Math.max(0, ...lists.map(({ length }) => length));
  if (most === 0) return [];
  const line = JSON.stringify(record);
  if (most === 1 || line.length <= PART_TEXT_WANTED) return [line];
  const half = Math.ceil(most / 2);
  return [
    ...answerLines({ ...record, page: `${page}/1`, lists: lists.map((list) => list.slice(0, half)) }),
    ...answerLines({ ...record, page: `${page}/2`, lists: lists.map((list) => list.slice(half)) }),
  ];
}

/**
 * Writes a page of answers to a run that was brought in: as they were shown. False where its run is none that was
 * brought in here, has names, or fewer questions.
 */
export async function writeAnswers(
  record: MovedAnswersRecord,
  { idOf }: Pick<Bringing, 'idOf'>,
  { repos, workspaceId }: OperationContext<'movedRuns' | 'runs'> & { readonly workspaceId: string },
): Promise<boolean> {
  const run = await repos.runs.findConsistent(idOf(record.run));
  if (run?.workspaceId !== workspaceId || run.past === null || !run.isAnonymous) return false;
  if (record.lists.length > run.questions.length) return false;
  const answeredAt = run.closedAt ?? run.createdAt;
  await repos.movedRuns.writeAnswers(run.id, copiesOf(record, { id: run.id, answeredAt }));
  return true;
}

/** The same as they are shown here: rows that are put together anew from these lists and belong to nobody. */
function copiesOf(
  { page, lists }: MovedAnswersRecord,
  { id: runId, answeredAt }: { readonly id: string; readonly answeredAt: string },
): Copy[] {
  const rows = Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, index) =>
    lists.map((list) => list[index] ?? null),
  );
  return rows.flatMap(inItems).map((answers, index) => {
    const key = createHash('sha256').update(`moved/${runId}/${page}/${index}`).digest();
    return { key: key.subarray(0, KEY_BYTES).toString('base64url'), answers, answeredAt, renewed: false };
  });
}

/** Answers that nobody gave together, in as many items as they have room in. */
function inItems(answers: readonly (string | null)[]): (string | null)[][] {
  const items: (string | null)[][] = [answers.map(() => null)];
  let length = 0;
  for (const [place, answer] of answers.entries()) {
    if (answer === null) continue;
    length += answer.length;
    if (length > ITEM_TEXT_MAX) {
      items.push(answers.map(() => null));
      length = answer.length;
    }
    items.at(-1)![place] = answer;
  }
  return items;
}
