import { financeErrors } from '#text/finance/errors.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import type { FinanceOperation } from '../operation.ts';

const ATTEMPTS = 4;

/** Removes an initiative and takes its expense back. It makes less of the data: no plan forbids it. */
export const deleteInitiative: FinanceOperation<'deleteInitiative'> = async ({ repos, workspaceId }, { params }) => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const known = (await repos.initiatives.find(workspaceId, params.initiativeId)) ?? notFound('initiative');
    if ((await repos.initiatives.remove(known)) === 'done') return;
  }
  conflict(financeErrors.initiativeBusy);
};
