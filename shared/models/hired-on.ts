import * as z from 'zod/mini';
import { workspacesValidation } from '#text/workspaces/validation.ts';

const WRONG_DAY = () => workspacesValidation.hiredOnWanted;
const [EARLIEST, LATEST] = ['1940-01-01', '2099-12-31'];

/** The calendar day somebody was hired: 2026-11-24. It may lie ahead. */
export const HiredOn = z.string({ error: WRONG_DAY }).check(
  z.iso.date({ error: WRONG_DAY, abort: true }),
  z.refine((day) => day >= EARLIEST && day <= LATEST, { error: () => workspacesValidation.checkHiredOn }),
);
