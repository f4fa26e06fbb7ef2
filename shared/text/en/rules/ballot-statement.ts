import type { Catalogue } from '../../catalogue.ts';
import type { ballotStatementText as Russian } from '../../ru/rules/ballot-statement.ts';
import { NBSP } from '../format.ts';

export const ballotStatementText: Catalogue<typeof Russian> = {
  terms: {
    joined: 'Linked',
    how: 'Why',
    known: 'We know',
    checked: 'Checked',
    remains: 'Not hidden',
    fingerprint: 'Fingerprint',
  },
  joined: 'no one can link you to your answer, not even we',
  how: 'your browser takes a ballot for you, which we sign without seeing it, and sends it with the answers without your login',
  known:
    'that a ballot was given to you and, later, that you need no reminder; until then one may come even after you have answered',
  checked:
    'once the poll is closed and there are enough answers for a result, anyone can make sure that there are no ballots too many, and you that yours is counted',
  remains:
    'the time of sending and the network, the way you write; nor does a ballot protect from invented members or a page that was tampered with',
  fingerprint: (shown) =>
    `${shown.replaceAll(' ', NBSP)}. Everyone has the same one: compare it with the email, the poster or a colleague’s screen`,
};
