import { measuresOf, newestMeasurement } from './effects.ts';
import { presentInitiative } from './present-initiative.ts';
import type { FinanceOperation } from './operation.ts';

/** What the company does to keep its people, what it costs and what it has changed. */
export const listInitiatives: FinanceOperation<'listInitiatives'> = async (context) => {
  const [found, newest] = await Promise.all([
    context.repos.initiatives.list(context.workspaceId),
    newestMeasurement(context),
  ]);
  const initiatives = await Promise.all(found.map((one) => presentInitiative(context, one, newest)));
  return { initiatives, measures: measuresOf(newest) };
};
