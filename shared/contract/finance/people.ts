import { Id } from '../../models/common.ts';
import { PaidPeopleList, PaidPersonDetails, PeopleQuery, PersonRef } from '../../models/people.ts';
import { defineRoutes } from '../route.ts';

const inSpace = { kind: 'finance', from: 'params.id' } as const;

/** The list of people with those of the newest file of pay, for whoever may see the money. */
export const paidPeople = defineRoutes('finance', {
  listPaidPeople: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/people',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    query: PeopleQuery,
    reply: PaidPeopleList,
    status: 200,
  },
  getPaidPerson: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/people/{person}',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id, person: PersonRef },
    reply: PaidPersonDetails,
    status: 200,
  },
});
