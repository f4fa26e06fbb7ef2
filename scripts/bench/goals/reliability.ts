import { bench, guards, tests, type Goal } from './proofs.ts';

const NOTHING_LOST = /lost|twice|before a change|off by|that failed$/;

/** What is demanded of reliability. */
export const RELIABILITY: readonly Goal[] = [
  {
    id: 'R1',
    demands: 'No answer lost, doubled or late, no limit exceeded, in 10,000 concurrent histories with faults',
    proofs: [
      tests(
        'tests/security/histories.long.test.ts',
        'what is acknowledged in random histories of many clients, in orders that a scheduler decides and under faults of the table, could have come about one after another; each of eight guards is noticed to be gone',
      ),
      bench('faults', NOTHING_LOST, 'answers read back after each fault, under 20 respondents at once'),
      bench('load', NOTHING_LOST, 'answers read back after 200 respondents at once'),
      tests('tests/security/runs-abuse.test.ts', 'whoever acts on what is no longer so is refused by the write itself'),
      tests('tests/security/password-races.test.ts', 'passwords, sessions and links at once'),
      tests('tests/security/links-abuse.test.ts', 'limits of links hold, however many come at once'),
      guards(/tests\/security\/runs-abuse/, 'without its condition a race is won wrongly, and a test sees it'),
    ],
    open: 'ten thousand histories in one run: it is some dozens (`HISTORIES` and `SEED` say how many and which), in none of which cheap reads lag behind; and links of a workspace that is deleted take answers until its job has come to their runs',
  },
  {
    id: 'R2',
    demands: 'Whatever call a function is killed before or after, invariants hold and the reply is a whole one',
    proofs: [
      tests('tests/security/crash-sweep.long.test.ts', 'every call of the table of every route that writes, broken'),
      bench('faults', NOTHING_LOST, 'functions frozen and killed, replies lost after the write'),
      tests('tests/security/half-deleted.test.ts', 'what a killed deletion leaves opens nothing'),
      tests('tests/api/webhooks/killed-worker.long.test.ts', 'thousands of events under workers that are killed'),
      tests('tests/local/durability.long.test.ts', 'a runtime that is killed keeps what it has acknowledged'),
    ],
    open: 'calls of other services: their failures are tried one by one, where each service is called',
  },
  {
    id: 'R3',
    demands: 'Every creating route survives a repeat with its key, and refuses the key with another body',
    proofs: [
      tests('tests/api/idempotency/routes.test.ts', 'every route that creates takes a key; each kind is done once'),
      tests('tests/api/idempotency/every-route.long.test.ts', 'each of them gives the same reply again'),
      tests('tests/api/idempotency/repeated-requests.test.ts', 'the same reply, nothing more; another body is refused'),
      guards(/tests\/api\/idempotency/, 'without its guard something is done twice'),
    ],
  },
  {
    id: 'R4',
    demands: 'Of edits at once from one version one wins, the others are told',
    proofs: [
      tests(
        'tests/security/edits-at-once.long.test.ts',
        'of fifty at once, of a poll and of a task, one wins whole and 49 are told, version after version',
      ),
      tests('tests/api/polls/update-poll.test.ts', 'of six at once one wins, and nothing is mixed'),
      tests('tests/api/tasks/move-task.test.ts', 'moves of one task at once'),
      tests('tests/api/tasks/update-task.test.ts', 'a version that is not the newest is refused'),
    ],
  },
  {
    id: 'R5',
    demands: 'Under 30 % throttled writes ≥ 99.9 % succeed, with ≤ 1.6 times the requests',
    proofs: [
      bench('faults', /told that it failed/, 'submissions that respondents were told had failed'),
      bench('faults', /requests of the database for an answer/, 'requests of the database against a calm run'),
      tests('functions/data/attempts.test.ts', 'no attempt outlives its function'),
    ],
  },
  {
    id: 'R6',
    demands: 'A hung AI or portal is answered for within 25 s, and others do not wait for it',
    proofs: [
      tests('tests/api/ai/ask-ai.test.ts', 'a model that does not answer'),
      tests('tests/api/bitrix24/portal-down.long.test.ts', 'a portal that does not answer'),
      tests('tests/local/slow-jobs.test.ts', 'slow jobs hold up nothing of the stream'),
      tests(
        'tests/local/runtime.test.ts',
        'a function hangs with all its places taken: all requests of others are answered',
      ),
      bench(
        'faults',
        /letters|waited for letters/,
        'a slow and throttling SES: letters come late, requests do not wait',
      ),
    ],
    open: 'how much later others are answered meanwhile: what one processor does for all would be measured with it',
  },
  {
    id: 'R7',
    demands: '10,000 inputs a route: no status 500, no input that takes long',
    proofs: [
      tests(
        'tests/security/random-inputs.long.test.ts',
        'random inputs that fit the contract, nearly fit it, or hold what is hostile: nothing fails, none is read fifty times as long as the middle one',
      ),
      tests('tests/security/refusals.long.test.ts', 'wrong types, unknown fields and hostile keys at every route'),
      tests('tests/api/finance/hostile-rows.test.ts', 'ten thousand hostile rows of a file'),
      tests('tests/api/moving/hostile.test.ts', 'hostile archives'),
      tests('functions/core/http/parse.test.ts', 'what a request may look like'),
    ],
    open: 'ten thousand a route in one run: it is some dozens of a sixth of the routes, another each day (`INPUTS` and `SEED` say how many and which); time is that of reading the input, not of what is done with it',
  },
  {
    id: 'R8',
    demands: 'Tests notice what is taken out of rules and rights',
    proofs: [guards(/./, 'guards chosen by hand, a line of its module each')],
    open: 'branch coverage and a mutation score: Stryker was tried and does not see four guards in five',
  },
  {
    id: 'R9',
    demands: 'A restored or moved copy is identical; who was deleted does not come back',
    proofs: [
      tests('scripts/server/restore.long.test.ts', 'restored at random moments of a load, after a kill of everything'),
      tests('scripts/rehearse-restore.test.ts', 'every item of a table comes back'),
      tests(
        'tests/api/moving/round-trip.long.test.ts',
        'a company that was moved comes out the same, whole, but for ids',
      ),
      tests('tests/api/moving/other-deployment.long.test.ts', 'an archive imported elsewhere'),
      tests('scripts/server/deletions.test.ts', 'who was deleted since is deleted again by a restore'),
    ],
    open: 'what was deleted while no log was kept, and a workspace that was deleted, are back after a restore: the page of backups says so; surveys with names move as drafts',
  },
  {
    id: 'R10',
    demands: 'At work for hours memory and latency stay flat',
    proofs: [bench('soak', /./, 'a server at work: what surely grows in the second half, and what was lost')],
  },
];
