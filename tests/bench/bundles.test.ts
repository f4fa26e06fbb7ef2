import { expect, it } from 'vitest';
import { functionNames } from '#scripts/build/functions.ts';
import { budgets, keeps } from '#scripts/bench/budgets.ts';
import { weighBundles } from '#scripts/bench/counts/bundles.ts';

/** A second; slow only where the machine is busy. */
const MOMENT = 60_000;

it(
  'bundles every function within its bytes, without languages of zod and credential chains',
  async () => {
    const bundles = await weighBundles();
    expect(Object.keys(bundles).toSorted()).toEqual(functionNames());
    const broken = Object.entries(bundles).filter(
      ([, { bytes, ballast }]) => !keeps(bytes, budgets.bundleBytes) || !keeps(ballast, budgets.ballastBytes),
    );
    expect(broken).toEqual([]);
  },
  MOMENT,
);
