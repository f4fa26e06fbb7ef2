import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { STEPS } from './steps.ts';
import { countsOf, sumUp } from './totals.ts';

/** This one teaches; nothing is proved by it. The others take an hour, or as long as a company is large. */
const NO_PROOF = ['bench:text:learn', 'bench:soak', 'bench:large'];

describe('npm run verify', () => {
  it('runs every command that proves something, and none that is not there', () => {
    const run = STEPS.map(({ command }) => /^npm (?:run )?([\w:]+)/.exec(command)![1]!);
    const proofs = Object.keys(manifest.scripts).filter((name) =>
      /^(test|bench|scan|deploy|check:build|check:scim)\b/.test(name),
    );
    expect([...run, ...NO_PROOF].toSorted()).toEqual(proofs.toSorted());
  });

  it('sums up what steps have counted, and counts every other as one', () => {
    const endings = [
      { code: 0, said: 'Tests  15662 passed\n15662 passed, 0 failed, 3 skipped\n' },
      { code: 0, said: 'scan:infra passed\n' },
      { code: 1, said: 'Over budget: answers that are lost\n' },
      { code: null, said: '' },
    ];
    expect(sumUp(endings)).toBe('15663 passed, 1 failed, 4 skipped');
  });

  it('fails a step that ends badly after it has counted no failure', () => {
    expect(countsOf({ code: 1, said: '7 passed, 0 failed, 0 skipped\n' })).toEqual({
      passed: 7,
      failed: 1,
      skipped: 0,
    });
  });
});
