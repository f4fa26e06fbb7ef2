import { describe, expect, it } from 'vitest';
import { leaderOf, type Placed } from './team-leader.ts';

const person = (id: string, manager: string | null, team: string | null = 'Склад', role = 'сотрудник'): Placed =>
  ({ id, manager_id: manager, team, role }) as Placed;
const idOf = (members: readonly Placed[]) => leaderOf('Склад', members)?.id ?? null;

describe('who leads a team', () => {
  it('is whom all its people are led by, wherever they stand themselves', () => {
    const outside = person('anna', null, null, 'руководитель');
    expect(idOf([outside, person('boris', 'anna'), person('vera', 'anna')])).toBe('anna');
  });

  it('is the nearest of those above each other', () => {
    const owner = person('owner', null, null, 'владелец');
    const anna = person('anna', 'owner');
    expect(idOf([owner, anna, person('boris', 'anna'), person('vera', 'boris')])).toBe('anna');
  });

  it('is nobody where several lead parts of it', () => {
    const heads = ['anna', 'gleb'].map((id) => person(id, 'owner', null));
    const led = [person('boris', 'anna'), person('vera', 'gleb')];
    expect(idOf([person('owner', null, null), ...heads, ...led])).toBeNull();
  });

  it('is its only manager by role where nobody has said it, or whoever was named has left', () => {
    const byRole = person('anna', null, 'Склад', 'руководитель');
    expect(idOf([byRole, person('boris', null), person('vera', 'gone')])).toBe('anna');
    expect(idOf([byRole, person('dina', null, 'Склад', 'руководитель')])).toBeNull();
    expect(idOf([person('boris', null)])).toBeNull();
  });
});
