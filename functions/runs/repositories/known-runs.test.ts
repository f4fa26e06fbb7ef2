import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { put, remove, update } from '#data/writes.ts';
import { calls, table } from '#tests/support/embedded-table.ts';
import { createRuns } from './runs.ts';

it('tells a run as it is at this moment, whatever has become of it since it was read', async () => {
  const id = randomUUID();
  const key = keys.run(id);
  const runs = createRuns(table);
  const plain = createRuns(table);
  const current = async (): Promise<unknown> => {
    const run = await runs.current(id);
    expect(run).toEqual(await plain.find(id, { consistent: true }));
    return run;
  };
  expect(await current()).toBeNull();
  await table.write(
    put({ ...key, id, title: 'Пульс', published: true, questions: [], workspaceName: 'Ромашка', version: 1 }),
  );
  expect(await current()).toMatchObject({ published: true, title: 'Пульс' });
  expect(await current()).toMatchObject({ published: true, title: 'Пульс' });

  // What is changed without a new version: a company's new name, answers that were withdrawn, names that were taken off.
  await table.write(update(key, { set: { workspaceName: 'Лютик' }, add: { withdrawn: 1, namesTakenOff: 2 } }));
  expect(await current()).toMatchObject({ workspaceName: 'Лютик', withdrawn: 1, namesTakenOff: 2 });

  await table.write(update(key, { set: { published: false }, add: { version: 1 } }));
  expect(await current()).toMatchObject({ published: false, version: 2 });
  await table.write(remove(key));
  expect(await current()).toBeNull();
});

it('costs one strong read, known or not', async () => {
  const id = randomUUID();
  const runs = createRuns(table);
  await table.write(put({ ...keys.run(id), id, questions: [], version: 1 }));
  calls.length = 0;
  for (let time = 0; time < 3; time++) await runs.current(id);
  expect(calls.map(({ operation, reads }) => ({ operation, reads }))).toEqual(
    Array.from({ length: 3 }, () => ({ operation: 'GetItem', reads: 1 })),
  );
});
