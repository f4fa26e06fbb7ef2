import { randomUUID } from 'node:crypto';
import { expect, inject, it, vi } from 'vitest';
import { makeMember, makePerson, makeTask, makeWorkspace } from '#tests/support/factories.ts';
import { makeContact } from '#tests/support/contacts.ts';
import { makeFinanceEmployee } from '#tests/support/finance.ts';
import { makeReportedSurvey } from '#tests/support/shown-survey.ts';
import { contentOf, movingFileOf } from '#tests/support/moving.ts';
import { makeExpense, makeInitiative, makeMoney } from '#tests/support/money.ts';
import { makeShownRun } from '#tests/support/shown-run.ts';

it('moves to a deployment with a table and keys of its own, and back', async () => {
  const owner = await makePerson();
  const from = await makeWorkspace(owner, 'Ромашка');
  await makeMember(from, 'сотрудник');
  for (const title of ['Первый', 'Второй']) await makeShownRun(owner, from, { title });
  await makeTask(owner, from);
  await makeMoney(owner, from);
  await makeExpense(from);
  await makeInitiative(owner, from);
  await makeContact(from);
  await makeFinanceEmployee(owner, from);
  await makeReportedSurvey(owner, from);
  const file = await movingFileOf(owner, from);

  const table = process.env['TABLE_NAME'];
  vi.resetModules();
  const { prepareEnvironment } = await import('#tests/support/environment.ts');
  await prepareEnvironment({ dynamodbEndpoint: inject('dynamodbEndpoint'), kmsEndpoint: inject('kmsEndpoint') });
  Object.assign(process.env, { TOKEN_KEY_ID: `other-${randomUUID()}`, VAULT_KEY_ID: `other-${randomUUID()}` });
  expect(process.env['TABLE_NAME']).not.toBe(table);
  const there = { ...(await import('#tests/support/factories.ts')), ...(await import('#tests/support/moving.ts')) };

  const next = await there.makePerson({ email: owner.email });
  const to = await there.makeWorkspace(next, 'Ромашка');
  expect((await there.moveIn(next, to, file)).status).toBe(200);
  const again = await there.movingFileOf(next, to);
  expect(contentOf(again)).toEqual(contentOf(file));
  const back = await there.makeWorkspace(next, 'Снова здесь');
  expect((await there.moveIn(next, back, again)).status).toBe(200);
  expect(contentOf(await there.movingFileOf(next, back))).toEqual(contentOf(file));
});
