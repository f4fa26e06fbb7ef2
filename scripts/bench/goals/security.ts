import { bench, guards, step, tests, type Goal } from './proofs.ts';

/** What is demanded of security and anonymity. */
export const SECURITY: readonly Goal[] = [
  {
    id: 'S1',
    demands: 'Every route × role × place answers as the table of rights says; a foreign id is one that is not there',
    proofs: [
      tests('tests/security/matrix.long.test.ts', 'cells of the table of rights'),
      tests('tests/security/foreign-ids.long.test.ts', 'every place of an id, with a foreign one in it'),
      tests('tests/security/keys-matrix.long.test.ts', 'the same for keys of programs'),
      guards(/tests\/security\/(matrix|foreign-ids|roles)/, 'each guard taken out turns a cell red'),
    ],
  },
  {
    id: 'S2',
    demands: 'Holes that such systems had are tests, each shown to fail where the hole is planted',
    proofs: [
      tests('tests/security/polls-abuse.test.ts', 'rules of the interface are rules of the server'),
      tests(
        'tests/security/replies-abuse.test.ts',
        'what is stored beside comes out with no reply, and is set by none',
      ),
      tests('tests/security/own-invitations.test.ts', 'invitations of others'),
      tests('tests/security/source-address.long.test.ts', 'an address that a caller made up'),
      tests('tests/security/texts-abuse.test.ts', 'texts that would be pages'),
      guards(/tests\/security\//, 'the hole is planted by taking its guard out'),
    ],
  },
  {
    id: 'S3',
    demands: 'A known address is told from an unknown one by nothing: words, calls or time (≤ 3 %)',
    proofs: [
      tests('tests/security/accounts.test.ts', 'same bytes, same calls'),
      tests('tests/security/limits.test.ts', 'limits do not tell either'),
      bench('login', /gap by CPU/, 'time of a login over interleaved pairs'),
    ],
  },
  {
    id: 'S4',
    demands: '≥ 200 hostile addresses, rebinding and redirects: no connection into blocked ranges',
    proofs: [tests('tests/security/outbound.test.ts', 'addresses that are refused without a connection')],
  },
  {
    id: 'S5',
    demands: 'Who has table, stream and logs names an author no better than chance, and always where runs have names',
    proofs: [
      tests('tests/security/unlinkability.long.test.ts', 'the game, over the API and by the protocol alone'),
      tests('tests/security/anonymity.test.ts', 'a dump, the logs, a backup; and the attacker is not blind'),
      tests('tests/security/anonymity-traces.test.ts', 'times, orders, lengths'),
    ],
  },
  {
    id: 'S6',
    demands: 'No sequence of looks isolates fewer than five; what was promised cannot be taken back',
    proofs: [
      tests('functions/runs/repositories/release-rule.test.ts', '10,000 runs by each way to show results'),
      tests('functions/surveys/statistics/difference-attack.test.ts', 'groups added and subtracted'),
      tests('tests/security/patient-watcher.long.test.ts', 'who looks after every answer'),
      tests('tests/security/few-asked.long.test.ts', 'runs that ask few'),
      tests('tests/security/anonymity-settings.test.ts', 'settings that would break the promise'),
    ],
  },
  {
    id: 'S7',
    demands: 'Passwords, tokens, addresses, answers and secrets are in no log, reply or item where they must not be',
    proofs: [
      tests('tests/api/logs.test.ts', 'the log of the main path'),
      tests('tests/security/secrets-of-integrations.test.ts', 'secrets of other services'),
      tests('tests/security/pay-stays-sealed.test.ts', 'pay'),
    ],
    open: 'canaries through the whole suite of screens',
  },
  {
    id: 'S8',
    demands: 'A stolen token lives for one use after its reuse; a changed role holds at once; no forged token is taken',
    proofs: [
      tests('tests/security/sessions.test.ts', 'refresh tokens'),
      tests(
        'tests/security/stolen-tokens.long.test.ts',
        'a thousand random orders in which an owner and whoever copied their tokens use them, against what the rules say',
      ),
      tests('tests/security/tokens.long.test.ts', 'forged and misused tokens'),
      tests('tests/security/membership-changes.long.test.ts', 'roles that change in the middle'),
    ],
  },
  {
    id: 'S9',
    demands: 'A flood of passwords or answers shuts nobody out',
    proofs: [
      tests('tests/security/lock-out.test.ts', 'floods of wrong passwords, and their owner'),
      tests('tests/security/code-guesses.long.test.ts', 'ten thousand codes'),
      tests('tests/api/answers/submission-rate.test.ts', 'floods of answers'),
    ],
    open: 'the p99 of other runs meanwhile',
  },
  {
    id: 'S10',
    demands: 'Every answer has its headers; the content policy allows nothing unsafe',
    proofs: [
      tests('tests/infra/web.test.ts', 'the policy of the distribution, and every answer under it'),
      tests('scripts/local/edge.test.ts', 'and the runtime of a server of one’s own sends it'),
    ],
  },
  {
    id: 'S11',
    demands: 'After a deletion nothing names the person; the export has all that does',
    proofs: [
      tests('tests/security/nothing-left.long.test.ts', 'the whole table, by every kind of key'),
      tests('tests/api/auth/export-me.test.ts', 'the export'),
      guards(/tests\/security\/nothing-left/, 'what is forgotten is noticed'),
    ],
  },
  {
    id: 'S12',
    demands: 'No finding of the rules for AWS that nobody has accepted with a reason',
    proofs: [
      tests('tests/infra/checks.test.ts', 'AWS Solutions rules of cdk-nag'),
      step('infrastructure', 'cfn-lint and checkov over the templates'),
    ],
  },
  {
    id: 'S13',
    demands: 'Few packages, pinned; no known holes',
    proofs: [
      tests('scripts/complete-lock.test.ts', 'the lock file is whole'),
      tests('scripts/sbom.test.ts', 'a bill of materials of all that runs; how many packages that may be'),
      tests('tests/bench/bundles.test.ts', 'what reaches functions'),
      bench('bundles', /./, 'weight of every function, and what must be in none'),
    ],
    open: 'advisories: they need a registry’s audit, which no command here asks',
  },
];
