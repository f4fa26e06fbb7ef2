import type { Member } from '#functions/workspaces/repositories/member.ts';
import { forbidden } from '#core/http/errors.ts';
import type { PeopleList, PeopleQuery } from '#shared/models/people.ts';
import { sortPeople } from '#shared/rules/people-list.ts';
import type { PeopleFilter } from '#shared/rules/people/sources.ts';
import { can } from '#shared/rules/permissions.ts';
import { searchFor } from '#shared/rules/search.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import type { Directory } from './directory.ts';
import { FITS, type PersonFacts } from './person-facts.ts';
import { presentSuggestion, seesDays } from './present-person.ts';
import { recordOf, type JoinedPerson } from './records.ts';
import { suggestJoins } from './suggest-joins.ts';

/** So many pairs are told at once; deciding one brings the next. */
const SUGGESTIONS_MAX = 20;

/** A page of the list, before its people are written out. */
export interface ListPage extends Omit<PeopleList, 'people' | 'sources'> {
  readonly page: readonly JoinedPerson[];
}

/** Finds, counts and puts in order; what may not be told is not counted, and asking for it is refused. */
export function listPage(
  directory: Directory,
  query: PeopleQuery,
  { member, now }: { member: Member; now: Date },
): ListPage {
  const { search, filter, sort, descending, skip, limit } = query;
  const [days, decides] = [seesDays(member), can(member, 'people.join')];
  if (!days && (filter === 'newcomers' || sort === 'HIRED_ON')) forbidden();
  if (!decides && (filter === 'waiting' || filter === 'gone')) forbidden();
  const today = moscowDay(now);
  const suggestions = decides ? suggestJoins(directory.people, directory.decisions) : [];
  const waiting = new Set(suggestions.flat());
  const everybody = [...directory.facts.values()];
  const fits = (name: PeopleFilter) => (facts: PersonFacts) =>
    name === 'waiting' ? waiting.has(facts.person) : FITS[name](facts, today);
  const count = (name: PeopleFilter) => everybody.filter(fits(name)).length;
  const hasWords = searchFor(search);
  const found = everybody
    .filter(fits(filter))
    .filter((one) =>
      hasWords(one.firstName, one.secondName, one.lastName, ...one.emails, one.position ?? '', one.team?.value ?? ''),
    );
  return {
    page: inOrder(found, sort, descending)
      .slice(skip, skip + limit)
      .map(({ person }) => person),
    total: found.length,
    totals: {
      all: everybody.length,
      newcomers: days ? count('newcomers') : null,
      no_access: count('no_access'),
      no_manager: count('no_manager'),
      waiting: decides ? waiting.size : null,
      gone: decides ? count('gone') : null,
    },
    portal_read_at: directory.portalReadAt,
    suggestions: suggestions.slice(0, SUGGESTIONS_MAX).map(presentSuggestion),
  };
}

/** Namesakes always stand in one order, or a page could repeat what another has. */
function inOrder(found: readonly PersonFacts[], sort: PeopleQuery['sort'], descending: boolean): PersonFacts[] {
  const listed = found
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((facts) => {
      const portal = recordOf(facts.person, 'portal');
      return {
        facts,
        ID: portal ? readPersonRef(portal.ref).id : '',
        NAME: facts.firstName,
        SECOND_NAME: facts.secondName,
        LAST_NAME: facts.lastName,
        EMAIL: facts.emails[0] ?? '',
        LAST_LOGIN: portal?.lastLogin ?? null,
      };
    });
  const byName = sortPeople(sortPeople(listed, { field: 'NAME', descending: false }), {
    field: 'LAST_NAME',
    descending: false,
  });
  if (sort !== 'HIRED_ON') return sortPeople(byName, { field: sort, descending }).map(({ facts }) => facts);
  const known = byName.filter(({ facts }) => facts.hiredOn !== null).map(({ facts }) => facts);
  const sign = descending ? -1 : 1;
  return [
    ...known.toSorted((a, b) => sign * a.hiredOn!.value.localeCompare(b.hiredOn!.value)),
    ...byName.filter(({ facts }) => facts.hiredOn === null).map(({ facts }) => facts),
  ];
}
