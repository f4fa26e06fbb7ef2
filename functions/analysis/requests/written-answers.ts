import type { Run } from '#functions/runs/repositories/run.ts';
import type { Repositories } from '#data/repositories.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import { readNumber } from '#shared/rules/scales.ts';

/** So many respondents' words are read: more take longer than anybody waits, and say nothing that these do not. */
export const WORDS_OF_MAX = 5_000;
const PAGE = 500;

/** Words of a respondent, under numbers that mean nothing outside what is made of them. */
interface Written {
  readonly id: string;
  readonly respondent: string;
  readonly questionId: string;
  readonly text: string;
}

/**
 * What people have written in a run, as far as results are shown: what is not shown to anybody is not read here.
 * Numbers, and answers to
 * questions that take nothing else, are no words; `open` says of each question whether its answers are read.
 */
export async function writtenAnswers(
  results: Repositories['results'],
  run: Run,
  open: readonly boolean[] = run.questions.map(isInWords),
): Promise<{ written: Written[]; read: number }> {
  const written: Written[] = [];
  let read = 0;
  let cursor: string | null = null;
  do {
    const page = await results.page(run, Math.min(PAGE, WORDS_OF_MAX - read), cursor);
    for (const { answers } of page.responses) {
      const respondent = String(read++);
      for (const [place, text] of answers.entries()) {
        if (text === null || !open[place] || text.trim() === '' || readNumber(text) !== null) continue;
        written.push({ id: `${respondent}.${place}`, respondent, questionId: run.questions[place]!.id, text });
      }
    }
    cursor = page.cursor;
  } while (cursor !== null && read < WORDS_OF_MAX);
  return { written, read };
}
