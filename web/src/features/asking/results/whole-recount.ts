import type { Recount } from '#shared/models/ballot.ts';

/** All pages of what the results of a run can be counted anew from, as one. */
export async function wholeRecount(read: (cursor: string | null) => Promise<Recount>): Promise<Recount> {
  const whole = await read(null);
  for (let cursor = whole.next_cursor; cursor !== null;) {
    const page = await read(cursor);
    for (const [index, { answers }] of page.questions.entries()) whole.questions[index]!.answers.push(...answers);
    cursor = page.next_cursor;
  }
  return { ...whole, next_cursor: null };
}
