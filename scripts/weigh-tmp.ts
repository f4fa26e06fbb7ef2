import { weighBundles } from '#scripts/bench/counts/bundles.ts';
import { budgets, bundleBudget, keeps } from '#scripts/bench/budgets.ts';
const b = await weighBundles();
for (const [name, { bytes, ballast, foreignModels }] of Object.entries(b)) console.log(name, bytes, JSON.stringify(bundleBudget(name)), keeps(bytes, bundleBudget(name)) && keeps(ballast, budgets.ballastBytes) ? '' : 'BROKEN', name === 'system' ? '' : foreignModels.join());
