import * as z from 'zod/mini';
import { peopleValidation } from '#text/people/validation.ts';

const WRONG = () => peopleValidation.leaveWanted;
const Day = z.string({ error: WRONG }).check(z.iso.date({ error: WRONG, abort: true }));

/** The days of a leave, as somebody sends them; both are within it. */
export const GivenLeave = z
  .strictObject({ from: Day, to: Day })
  .check(z.refine(({ from, to }) => from <= to, { error: WRONG }));

/** The days of a leave. */
export const Leave = z.object({ from: z.string(), to: z.string() });
