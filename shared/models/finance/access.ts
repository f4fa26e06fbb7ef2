import * as z from 'zod/mini';
import { MOST_DEPARTMENTS } from '../../rules/finance/access.ts';
import { teamKey } from '../../rules/team-key.ts';
import { FinanceText } from './common.ts';
import { financeAccessValidation } from '#text/finance/access/validation.ts';

const NOT_CHOSEN = () => financeAccessValidation.chooseTeam;
const TOO_MANY = () => financeAccessValidation.tooManyTeams(MOST_DEPARTMENTS);

const Departments = z.array(FinanceText, { error: NOT_CHOSEN }).check(
  z.minLength(1, { error: NOT_CHOSEN, abort: true }),
  z.maxLength(MOST_DEPARTMENTS, { error: TOO_MANY, abort: true }),
  z.refine((all) => new Set(all.map(teamKey)).size === all.length, { error: () => financeAccessValidation.teamTwice }),
);

/** What of the money is opened to a member; departments as the payroll names them. */
export const FinanceAccess = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('company') }),
    z.strictObject({ kind: z.literal('departments'), departments: Departments }),
  ],
  { error: () => financeAccessValidation.chooseOpened },
);
