import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { THEMES, TONES } from '#functions/analysis/text/types.ts';
import { HARD, type LabelledComment } from './labelled-comment.ts';

const Comment = z.strictObject({
  text: z.string(),
  themes: z.array(z.enum(THEMES)),
  tone: z.enum(TONES),
  hard: z.optional(z.enum(HARD)),
}) satisfies z.ZodMiniType<LabelledComment>;

/** The labelled comments of a file in `comments/`, one in a line. Throws where a line is none. */
export function readComments(file: string): LabelledComment[] {
  const lines = readFileSync(join(import.meta.dirname, 'comments', `${file}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, at) => {
    const { data, error } = Comment.safeParse(JSON.parse(line));
    if (error) throw new Error(`${file}.jsonl:${at + 1} is no labelled comment: ${z.prettifyError(error)}`);
    return data;
  });
}
