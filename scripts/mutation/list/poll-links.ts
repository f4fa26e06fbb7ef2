import { guardsIn } from '../guard.ts';

/** Public links of runs: withdrawn, limited, flooded. */
export const guards = [
  guardsIn('functions/polls/operations/renew-link.ts', 'tests/security/links-abuse.test.ts', {
    'a withdrawn link gets another secret -> by another one is dead at once':
      '{ publicToken: [-newPublicToken(run.id)-]{+run.publicToken+}, shortCode }',
  }),
  guardsIn('functions/runs/submit.ts', 'tests/security/links-abuse.test.ts', {
    'limit of a link -> twenty at once':
      "[-if ((-]await repos.responses.saveWithin(run.id, response, run.answerLimit)[-) === 'full') linkFull()-];",
  }),
  guardsIn('functions/runs/repositories/known-runs.ts', 'functions/runs/repositories/known-runs.test.ts', {
    'a known run that was changed is read anew -> tells a run as it is at this moment':
      "if (run && part[-?.['version'] === run.version-])",
    'a known run is told what changes without a version -> tells a run as it is at this moment':
      '{ ...run[-, ...toUnversioned(part)-] }',
  }),
  guardsIn('functions/runs/repositories/responses.ts', 'tests/security/links-abuse.test.ts', {
    'limit of a link in the write -> twenty at once': 'oneMore[-, { below: { taken: limit } }-])',
  }),
  guardsIn('functions/polls/operations/update-frame.ts', 'tests/security/links-abuse.test.ts', {
    'a limit counts those who are there -> before there was one count too': 'now, { taken{+: 0+}, chosen })',
  }),
  guardsIn('functions/runs/repositories/results.ts', 'tests/security/links-abuse.test.ts', {
    'a limit does not count members -> before there was one count too':
      '[-Math.max(0, answered - members)-]{+answered+}',
  }),
  guardsIn('functions/runs/repositories/runs.ts', 'tests/security/links-abuse.test.ts', {
    'a limit that is taken away is forgotten -> taken away it is gone':
      '[-...(had && !has ? [remove(keys.linkUse(run.id))] : []),-]',
  }),
  guardsIn('functions/answers/public-poll.ts', 'tests/security/links-abuse.test.ts', {
    'a full link says so -> twenty at once': '[-(await repos.linkUse.taken(run.id)) >= run.answerLimit-]{+false+}',
  }),
  guardsIn('functions/answers/operations/take-public-poll.ts', 'tests/security/links-abuse.test.ts', {
    'flood of a link -> of a flood': '[-await requireLinkRate(run, context);-]',
  }),
  guardsIn('functions/runs/repositories/link-use.ts', 'tests/security/links-abuse.test.ts', {
    'flood of a link, in the write -> of a flood': '[-, { below: { submissions: limit } }-])',
  }),
  guardsIn('functions/answers/link-rate-limit.ts', 'tests/api/answers/submission-rate.test.ts', {
    'flood of a link: no more are let through than are counted ahead -> stops a flood of one source':
      'source.ahead += [-STEP-]{+STEP + 1+};',
    'flood of a link: what was refused is refused until the minute is over -> stops a flood of one source':
      'else [-source.full = true-]{+tooManyRequests(1)+};',
  }),
  guardsIn('functions/answers/source-bucket.ts', 'tests/security/links-abuse.test.ts', {
    'flood goes by source -> of a flood': '`${counted}/${window}[-/${address}-]`',
  }),
];
