import { notFound } from '#core/http/errors.ts';
import { can } from '#shared/rules/permissions.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import type { PeopleOperation } from '../operation.ts';

/** Takes a decision back: the address counts again. What it makes less needs no plan. */
export const forgetJoin: PeopleOperation<'forgetJoin'> = async ({ repos, workspaceId, member }, { params }) => {
  const join = (await repos.personJoins.find(workspaceId, params.joinId)) ?? notFound('personJoin');
  const ofPay = join.refs.some((ref) => readPersonRef(ref).source === 'payroll');
  if (ofPay && !can(member, 'finance.read', member)) notFound('personJoin');
  if (!(await repos.personJoins.remove(workspaceId, params.joinId))) notFound('personJoin');
};
