import { expect, it } from 'vitest';
import { peopleListed } from './people-listed.ts';

const named = (...names: string[]) => names.map((user_name) => ({ user_id: `id of ${user_name}`, user_name }));

it('puts people in the order of their names over all pages that are here', () => {
  const pages = [
    { completed_users: named('Борис', 'Яна'), not_completed_users: named('Ёлкина', 'Жданова') },
    { completed_users: named('Анна', 'Вера'), not_completed_users: named('Егоров') },
  ];
  expect(peopleListed(pages)).toEqual({
    completed_users: named('Анна', 'Борис', 'Вера', 'Яна'),
    not_completed_users: named('Егоров', 'Ёлкина', 'Жданова'),
  });
});
