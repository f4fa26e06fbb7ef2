import { beforeAll, expect, it } from 'vitest';
import { functionNames } from '#scripts/build/functions.ts';
import { budgets, bundleBudget, keeps } from '#scripts/bench/budgets.ts';
import { weighBundles, type Bundle } from '#scripts/bench/counts/bundles.ts';

/** A second; slow only where the machine is busy. */
const MOMENT = 60_000;

let bundles: Record<string, Bundle>;
beforeAll(async () => {
  bundles = await weighBundles();
}, MOMENT);

it('bundles every function within its bytes, without languages of zod and credential chains', () => {
  expect(Object.keys(bundles).toSorted()).toEqual(functionNames());
  const broken = Object.entries(bundles).filter(
    ([name, { bytes, ballast }]) => !keeps(bytes, bundleBudget(name)) || !keeps(ballast, budgets.ballastBytes),
  );
  expect(broken).toEqual([]);
});

/** It describes the whole API. */
const DESCRIBES_ALL = 'system';

it('builds the schemas of its own routes and no others when a function of the API starts', () => {
  const foreign = Object.entries(bundles)
    .filter(([name, { foreignModels }]) => name !== DESCRIBES_ALL && foreignModels.length > 0)
    .map(([name, { foreignModels }]) => [name, foreignModels]);
  expect(foreign).toEqual([]);
});
