import type { PollStatement } from './poll-statement.ts';
import { ballotStatementText as text } from '#text/rules/ballot-statement.ts';

/**
 * What the statement of a run with ballots says in place of the mark of participation; `fingerprint` as it is shown to
 * people. It stands apart from the statement, so that the pages of respondents without an account do not load its words.
 */
export function ballotPoints(fingerprint: string): PollStatement['points'] {
  const { terms } = text;
  return [
    { term: terms.joined, text: text.joined },
    { term: terms.how, text: text.how },
    { term: terms.known, text: text.known },
    { term: terms.checked, text: text.checked },
    { term: terms.remains, text: text.remains },
    { term: terms.fingerprint, text: text.fingerprint(fingerprint) },
  ];
}
