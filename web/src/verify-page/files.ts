import { toBase64Url } from '#shared/ballots/bytes.ts';
import type { WholeRecord } from '#shared/ballots/check.ts';
import type { Recount } from '#shared/models/ballot.ts';

/** A record as a file, for the script (scripts/verify-run-record.ts). */
export function recordFile({ head, parts }: WholeRecord): string {
  const texts = parts.map((part) => toBase64Url(part));
  return JSON.stringify({ format: 'tonus-run-record/1', record: head, parts: texts });
}

/** What was exported for counting anew; null for a text that is none. */
export function readRecount(text: string): Recount | null {
  try {
    const said = JSON.parse(text) as Partial<Recount>;
    const isOne =
      Array.isArray(said.questions) &&
      said.questions.every(
        ({ answers }) => Array.isArray(answers) && answers.every(({ salt }) => typeof salt === 'string'),
      );
    return isOne ? (said as Recount) : null;
  } catch {
    return null;
  }
}

/** Saves a text as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
