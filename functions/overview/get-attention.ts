import type { OverviewOperation } from './operation.ts';

/** Which teams need attention: none is named before there is something to judge by. */
export const getAttention: OverviewOperation<'getAttention'> = async () => ({ teams: [], load: null, calm: false });
