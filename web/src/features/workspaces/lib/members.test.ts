import { describe, expect, it } from 'vitest';
import type { Member } from '#shared/models/workspace.ts';
import { GivenRole } from '#shared/models/role.ts';
import { type Role, ROLES } from '#shared/rules/roles.ts';
import { permissionFlags } from '#shared/rules/permissions.ts';
import {
  ALL_TEAMS,
  canGiveRole,
  countRoles,
  findMembers,
  inTeam,
  knownTeams,
  NO_RIGHTS,
  NO_TEAM,
  ownerFirst,
  readRole,
} from './members.ts';

function member(fullName: string, role: Role = 'сотрудник', email = 'someone@romashka.example'): Member {
  const [first = '', last = ''] = fullName.split(' ');
  const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
  return {
    id,
    role,
    team: null,
    manager_id: null,
    user: { id, first_name: first, last_name: last, full_name: fullName, email },
  };
}

describe('the order of members', () => {
  it('is the owner, then names in Russian order', () => {
    const names = [member('Яна Лис'), member('Ёлка Ива'), member('Пётр Дуб', 'владелец'), member('Анна Клён')]
      .toSorted(ownerFirst)
      .map(({ user }) => user.full_name);
    expect(names).toEqual(['Пётр Дуб', 'Анна Клён', 'Ёлка Ива', 'Яна Лис']);
  });
});

describe('the search among members', () => {
  const all = [member('Пётр Алёхин', 'hr', 'petr@a.example'), member('Анна Петрова', 'сотрудник', 'anna@b.example')];
  it.each([
    ['', 2],
    ['  ', 2],
    ['алехин', 1],
    ['АЛЁХИН пётр', 1],
    ['anna@', 1],
    ['петр', 2],
    ['петр анна', 1],
    ['никто', 0],
    ['.*', 0],
  ])('finds by «%s» %i', (search, count) => {
    expect(findMembers(all, search)).toHaveLength(count);
  });

  const team = [
    { ...member('Христина Chris', 'сотрудник', 'chris@a.example'), team: 'Отдел продаж' },
    { ...member('Пётр Алёхин', 'hr'), team: 'Дирекция' },
    { ...member('Анна Белова', 'руководитель'), team: 'Отдел продаж' },
    member('Вера Ким', 'владелец'),
  ];
  it.each([
    ['hr', ['Пётр Алёхин']],
    ['HR', ['Пётр Алёхин']],
    ['эйчар', ['Пётр Алёхин']],
    ['руководители', ['Анна Белова']],
    ['руковод', ['Анна Белова']],
    ['сотрудник', ['Христина Chris']],
    ['владелец', ['Вера Ким']],
    ['продаж', ['Христина Chris', 'Анна Белова']],
    ['продаж руководитель', ['Анна Белова']],
    ['chri', ['Христина Chris']],
    ['hr сотрудник', []],
  ])('knows teams and the words of roles: «%s» finds %j', (search, names) => {
    expect(findMembers(team, search).map(({ user }) => user.full_name)).toEqual(names);
  });
});

describe('giving a role', () => {
  it('is possible to who is not the owner, with a role that is not the owner’s, by who manages roles (A5-26)', () => {
    const possible = ROLES.flatMap((by) =>
      ROLES.flatMap((now) =>
        ROLES.filter((next) => canGiveRole({ role: now }, next, permissionFlags({ role: by }))).map((next) => [
          by,
          now,
          next,
        ]),
      ),
    );
    const expected = (['владелец', 'руководитель'] as const).flatMap((by) =>
      (['hr', 'руководитель', 'сотрудник'] as const).flatMap((now) => GivenRole.options.map((next) => [by, now, next])),
    );
    expect(possible).toEqual(expected);
  });

  it('is possible to nobody while the rights are not known (A7-21)', () => {
    expect(ROLES.some((role) => canGiveRole({ role: 'сотрудник' }, role, NO_RIGHTS))).toBe(false);
  });
});

describe('roles', () => {
  it('are counted, those nobody has as well', () => {
    const counts = countRoles([{ role: 'hr' }, { role: 'сотрудник' }, { role: 'сотрудник' }]);
    expect(counts).toEqual({ владелец: 0, hr: 1, руководитель: 0, сотрудник: 2 });
  });

  it.each([
    ['hr', 'hr'],
    ['сотрудник', 'сотрудник'],
    ['начальник', null],
    ['', null],
    [null, null],
  ])('are read from an address: %j', (named, role) => {
    expect(readRole(named)).toBe(role);
  });
});

describe('teams', () => {
  const inTeams = [
    { ...member('Пётр Алёхин'), team: 'Склад' },
    { ...member('Анна Петрова'), team: null },
    { ...member('Борис Ёлкин'), team: 'Аналитика' },
    { ...member('Вера Ким'), team: 'Склад' },
  ];

  it('are each named once, as a Russian list goes', () => {
    expect(knownTeams(inTeams)).toEqual(['Аналитика', 'Склад']);
  });

  it.each([
    [ALL_TEAMS, 4],
    ['Склад', 2],
    [NO_TEAM, 1],
    ['Такой нет', 0],
  ])('filter by %j shows %i', (filter, count) => {
    expect(inTeams.filter((one) => inTeam(one, filter))).toHaveLength(count);
  });
});
