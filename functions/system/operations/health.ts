import type { Operation } from '#core/http/operation.ts';
import type { system } from '#shared/contract/system.ts';

/** The API answers; asks nothing of the table, so that a probe costs nothing. */
export const health: Operation<typeof system.health> = async () => ({ status: 'ok' });
