import { defineApi } from '#core/declaration.ts';
import { overview as routes } from '#shared/contract/overview.ts';
import { getAttention } from './get-attention.ts';
import { getPulse } from './get-pulse.ts';
import { repositories } from './operation.ts';

export const overview = defineApi({
  name: 'overview',
  description: 'The first screen of whoever runs polls: what goes on, and which teams need attention',
  concurrencyShare: 2,
  routes,
  repositories,
  operations: { getPulse, getAttention },
});
