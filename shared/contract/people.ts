import { Id } from '../models/common.ts';
import {
  NewJoin,
  PeopleBefore,
  PeopleChange,
  PeopleList,
  PeopleQuery,
  PersonDetails,
  PersonRef,
  SavedJoin,
} from '../models/people.ts';
import { defineRoutes } from './route.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;

/** Everybody of a workspace, whatever knows them; pay is told by the Lambda of finance (finance/people.ts). */
export const people = defineRoutes('people', {
  listPeople: {
    method: 'GET',
    path: '/api/workspace/{id}/people',
    summary: 'Сотрудники: участники пространства и люди Bitrix24 одним списком, постранично',
    auth: 'user',
    permission: 'employees.read',
    scope: byId,
    params: { id: Id },
    query: PeopleQuery,
    reply: PeopleList,
    status: 200,
  },
  getPerson: {
    method: 'GET',
    path: '/api/workspace/{id}/people/{person}',
    summary: 'Сотрудник по любой из записей о нём: member-…, portal-…',
    auth: 'user',
    permission: 'employees.read',
    scope: byId,
    params: { id: Id, person: PersonRef },
    reply: PersonDetails,
    status: 200,
  },
  setPeople: {
    method: 'POST',
    path: '/api/workspace/{id}/people/set',
    summary: 'Указать участникам команду, руководителя, день приёма: всем сразу или никому; в ответе — как было',
    auth: 'user',
    permission: 'people.set',
    scope: byId,
    params: { id: Id },
    body: PeopleChange,
    reply: PeopleBefore,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  joinPeople: {
    method: 'POST',
    path: '/api/workspace/{id}/people/joins',
    summary: 'Решить, один это человек или два: соединить две записи или разъединить',
    auth: 'user',
    permission: 'people.join',
    scope: byId,
    params: { id: Id },
    body: NewJoin,
    reply: SavedJoin,
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  forgetJoin: {
    method: 'DELETE',
    path: '/api/workspace/{id}/people/joins/{joinId}',
    summary: 'Забыть решение о двух записях',
    auth: 'user',
    permission: 'people.join',
    scope: byId,
    params: { id: Id, joinId: Id },
    reply: null,
    status: 204,
  },
});
