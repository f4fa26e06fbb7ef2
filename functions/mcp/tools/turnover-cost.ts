import * as z from 'zod/mini';
import { defineTool, Link } from '../tool.ts';
import { TOLD } from '../told.ts';

const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** What leaving costs, by the ledger of the year. */
export const turnoverCost = defineTool({
  name: 'turnover_cost',
  words: 'turnoverCost',
  input: () => z.strictObject({}),
  output: z.object({
    /** Null while no months of employees are loaded. */
    year: z.nullable(
      z.object({
        from: z.string(),
        to: z.string(),
        left: z.int(),
        average_replacement: z.number(),
        replacement_total: z.number(),
        spent_on_retention: z.number(),
        saved: z.nullable(Interval),
        result: z.nullable(Interval),
        verdict: z.string(),
        title: z.string(),
        assumptions: z.array(z.string()),
      }),
    ),
    links: z.array(Link),
  }),
  tell: async ({ call, workspaceId: id, link }) => {
    const { ledger } = await call(TOLD.getLedger, { params: { id } });
    const links = [link('finance', '/app/finance')];
    if (ledger === null) return { year: null, links };
    const { period, leaving, avoided, spent, result, verdict, title, assumptions } = ledger;
    const year = {
      ...period,
      left: leaving.left,
      average_replacement: leaving.average_replacement,
      replacement_total: leaving.total,
      spent_on_retention: spent.total,
      saved: avoided && { value: avoided.saved, low: avoided.low, high: avoided.high },
      result,
      verdict,
      title,
      assumptions: [...assumptions],
    };
    return { year, links };
  },
});
