import * as z from 'zod/mini';
import { Id } from '../../models/common.ts';
import { Ledger, ReplacementShare, TurnoverReport } from '../../models/finance/turnover.ts';
import { defineRoutes } from '../route.ts';

const inSpace = { kind: 'finance', from: 'params.id' } as const;

/** What the months of employees and the history say of leaving, and what it costs. */
export const turnover = defineRoutes('finance', {
  getTurnover: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/turnover',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    /** Null while nothing is loaded. */
    reply: z.object({ report: z.nullable(TurnoverReport) }),
    status: 200,
  },
  getLedger: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/ledger',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    query: z.strictObject({ coefficient: ReplacementShare }),
    /** Null while nothing is loaded. */
    reply: z.object({ ledger: z.nullable(Ledger) }),
    status: 200,
  },
});
