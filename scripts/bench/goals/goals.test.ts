import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL } from '#scripts/mutation/all-guards.ts';
import { STEPS } from '#scripts/verify/steps.ts';
import { budgets } from '../budgets.ts';
import { held } from '../report.ts';
import { evaluate, type Records } from './evaluate.ts';
import { bench, guards, step, tests } from './proofs.ts';
import { RELIABILITY } from './reliability.ts';
import { SECURITY } from './security.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PROOFS = [...RELIABILITY, ...SECURITY].flatMap(({ proofs }) => proofs);
const AT = '2026-11-30T09:00:00.000Z';
const FILE = 'scripts/bench/goals/goals.test.ts';

function records(more: Partial<Records> = {}): Records {
  return { root: ROOT, tests: () => null, bench: () => null, step: () => null, guards: [], ...more };
}

describe('the goals', () => {
  it('are all there, each with a proof or with what is not proved', () => {
    expect([...RELIABILITY, ...SECURITY].map(({ id }) => id)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `R${index + 1}`),
      ...Array.from({ length: 13 }, (_, index) => `S${index + 1}`),
    ]);
    expect(PROOFS.length).toBeGreaterThan(23);
  });

  it('name files, steps and guards that there are', () => {
    const wrong = PROOFS.filter((proof) => {
      if (proof.kind === 'tests') return !existsSync(join(ROOT, proof.file));
      if (proof.kind === 'step') return !STEPS.some(({ name }) => name === proof.step);
      return proof.kind === 'guards' && !ALL.some(({ test }) => proof.of.test(test));
    });
    expect(wrong).toEqual([]);
  });
});

describe('a proof', () => {
  it('holds where all tests of its file passed, with how many and when', () => {
    const found = evaluate(tests(FILE, ''), records({ tests: () => ({ passed: 4, failed: 0, skipped: 1, at: AT }) }));
    expect(found).toEqual({ state: 'holds', figure: '4 tests passed, 1 left out', at: AT });
  });

  it.each([
    ['a test failed', tests(FILE, ''), { tests: () => ({ passed: 4, failed: 1, skipped: 0, at: AT }) }, 'broken'],
    [
      'every test was left out',
      tests(FILE, ''),
      { tests: () => ({ passed: 0, failed: 0, skipped: 3, at: AT }) },
      'broken',
    ],
    ['nobody ran its tests', tests(FILE, ''), {}, 'not run'],
    ['its file is gone', tests('tests/gone.test.ts', ''), {}, 'absent'],
    ['its bench was not run', bench('load', /lost/, ''), {}, 'not run'],
    ['a step failed', step('SCIM', ''), { step: () => ({ held: false, at: AT }) }, 'broken'],
    ['a step cannot be run here', step('SCIM', ''), { step: () => ({ held: null, at: AT }) }, 'not run'],
    ['no guard is of such a file', guards(/gone/, ''), {}, 'absent'],
    [
      'nobody misses a guard',
      guards(/a/, ''),
      { guards: [{ name: 'one', test: 'a', ended: { held: false, at: AT } }] },
      'broken',
    ],
  ] as const)('does not where %s', (_, proof, more, state) => {
    expect(evaluate(proof, records(more)).state).toBe(state);
  });

  it('of a bench holds by the budgets of its rows, and is none without such a row', () => {
    const row = (value: number) => held('answers that are lost', value, budgets.loadWrong);
    const ofRow = (value: number): Partial<Records> => ({
      bench: () => ({ at: AT, head: '', sections: [{ title: '', rows: [row(value)] }] }),
    });
    const proof = bench('load', /lost/, '');
    expect(evaluate(proof, records(ofRow(0)))).toMatchObject({ state: 'holds', at: AT });
    expect(evaluate(proof, records(ofRow(1))).state).toBe('broken');
    expect(evaluate(bench('load', /gone/, ''), records(ofRow(0))).state).toBe('absent');
  });

  it('of a bench is doubtful where only what a busy machine tells is over its budget', () => {
    const rows = [held('answers that are lost', 0, budgets.loadWrong), held('asked', 2, budgets.faultsAsked)];
    const busy = records({ bench: () => ({ at: AT, head: '', sections: [{ title: '', rows }] }) });
    expect(evaluate(bench('faults', /asked/, ''), busy).state).toBe('doubtful');
    expect(evaluate(bench('faults', /lost/, ''), busy).state).toBe('holds');
  });
});
