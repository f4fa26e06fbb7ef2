import { problemInWords } from '#core/clients/connection-problems.ts';
import type { Words } from '#shared/text/said.ts';

/** Stands in an expectation for a kept problem of a connection whose words have this among them. */
export function saying(part: string | RegExp): unknown {
  return {
    asymmetricMatch: (words: Words) => new RegExp(part, 'u').test(problemInWords(words)),
    toString: () => String(part),
  };
}
