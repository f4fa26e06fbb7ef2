import * as z from 'zod/mini';
import { MOST_DEPARTMENTS } from '../../rules/finance/access.ts';
import { teamKey } from '../../rules/team-key.ts';
import { FinanceText } from './common.ts';

const NOT_CHOSEN = 'Выберите хотя бы одну команду';
const TOO_MANY = `За\u00A0одним участником\u00A0— не\u00A0больше ${MOST_DEPARTMENTS} команд: дальше проще открыть финансы всей компании`;

const Departments = z.array(FinanceText, { error: NOT_CHOSEN }).check(
  z.minLength(1, { error: NOT_CHOSEN, abort: true }),
  z.maxLength(MOST_DEPARTMENTS, { error: TOO_MANY, abort: true }),
  z.refine((all) => new Set(all.map(teamKey)).size === all.length, { error: 'Одна команда встречается дважды' }),
);

/** What of the money is opened to a member; departments as the payroll names them. */
export const FinanceAccess = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('company') }),
    z.strictObject({ kind: z.literal('departments'), departments: Departments }),
  ],
  { error: 'Укажите, что открыть: none, company или departments' },
);
