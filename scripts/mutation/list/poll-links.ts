import type { Guard } from '../guard.ts';

const LINKS = 'tests/security/links-abuse.test.ts';
const UPDATE_FRAME = 'functions/polls/operations/update-frame.ts';
const RESPONSES = 'functions/runs/repositories/responses.ts';
const LINK_USE = 'functions/runs/repositories/link-use.ts';

/** Public links of runs: withdrawn, limited, flooded. */
export const pollLinks: readonly Guard[] = [
  {
    name: 'a withdrawn link gets another secret',
    file: 'functions/polls/operations/renew-link.ts',
    from: '{ publicToken: newPublicToken(run.id), shortCode }',
    to: '{ publicToken: run.publicToken, shortCode }',
    test: LINKS,
    only: /by another one is dead at once/,
  },
  {
    name: 'limit of a link',
    file: 'functions/runs/submit.ts',
    from: "if ((await repos.responses.saveWithin(run.id, response, run.answerLimit)) === 'full') linkFull();",
    to: 'await repos.responses.saveWithin(run.id, response, run.answerLimit);',
    test: LINKS,
    only: /twenty at once/,
  },
  {
    name: 'limit of a link in the write',
    file: RESPONSES,
    from: 'oneMore, { below: { taken: limit } })',
    to: 'oneMore)',
    test: LINKS,
    only: /twenty at once/,
  },
  {
    name: 'a limit counts those who are there',
    file: UPDATE_FRAME,
    from: 'now, { taken, chosen })',
    to: 'now, { taken: 0, chosen })',
    test: LINKS,
    only: /before there was one count too/,
  },
  {
    name: 'a limit does not count members',
    file: 'functions/runs/repositories/results.ts',
    from: 'Math.max(0, answered - members)',
    to: 'answered',
    test: LINKS,
    only: /before there was one count too/,
  },
  {
    name: 'a limit that is taken away is forgotten',
    file: 'functions/runs/repositories/runs.ts',
    from: '...(had && !has ? [remove(keys.linkUse(run.id))] : []),',
    to: '',
    test: LINKS,
    only: /taken away it is gone/,
  },
  {
    name: 'a full link says so',
    file: 'functions/answers/public-poll.ts',
    from: '(await repos.linkUse.taken(run.id)) >= run.answerLimit',
    to: 'false',
    test: LINKS,
    only: /twenty at once/,
  },
  {
    name: 'flood of a link',
    file: 'functions/answers/operations/take-public-poll.ts',
    from: 'await requireLinkRate(run, context);',
    to: '',
    test: LINKS,
    only: /of a flood/,
  },
  {
    name: 'flood of a link, in the write',
    file: LINK_USE,
    from: ', { below: { submissions: limit } })',
    to: ')',
    test: LINKS,
    only: /of a flood/,
  },
  {
    name: 'flood goes by source',
    file: 'functions/answers/source-bucket.ts',
    from: '`${counted}/${window}/${address}`',
    to: '`${counted}/${window}`',
    test: LINKS,
    only: /of a flood/,
  },
];
