import { measuresOf, readMeasured } from '../effects.ts';
import { presentInitiative } from '../present-initiative.ts';
import type { FinanceOperation } from '../operation.ts';

/** What the company does to keep its people, what it costs and what it has changed. */
export const listInitiatives: FinanceOperation<'listInitiatives'> = async (context) => {
  const found = await context.repos.initiatives.list(context.workspaceId);
  const measured = await readMeasured(context, found);
  const initiatives = await Promise.all(found.map((one) => presentInitiative(context, one, measured)));
  return { initiatives, measures: measuresOf(measured) };
};
