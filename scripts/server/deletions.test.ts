import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { createRepositories } from '#data/create-repositories.ts';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { createTable, type Table } from '#data/table.ts';
import { removeAccount } from '#functions/accounts/remove-account.ts';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { openFolder } from '#scripts/admin/open-table.ts';
import { passingFolder } from '#tests/support/data-folder.ts';
import { takeBackup } from './backup.ts';
import { appendToLog, placeAfter } from './backup-log.ts';
import { folderStorage } from './backup-storage.ts';
import { deletionsIn } from './deletions.ts';
import { restore } from './restore.ts';

const key = Buffer.alloc(32, 1);
const AT = '2026-11-30T10:00:00.000Z';

/** A data folder with a table as the product's, and what is written into it until it is killed. */
async function played() {
  const folder = passingFolder();
  const [dataDir, kept] = [join(folder, 'data'), join(folder, 'backups')];
  for (const one of [dataDir, kept]) mkdirSync(one);
  process.env['AWS_ACCESS_KEY_ID'] ??= 'local';
  process.env['AWS_SECRET_ACCESS_KEY'] ??= 'local';
  const { endpoint, stop } = await startDynamo({ dbPath: join(dataDir, DATABASE_FILE) });
  const place = { name: 'tonus', region: 'eu-central-1', endpoint };
  const client = new DynamoDBClient(place);
  await client.send(
    new CreateTableCommand({
      TableName: place.name,
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  client.destroy();
  return { dataDir, storage: folderStorage(kept), into: join(folder, 'restored'), table: createTable(place), stop };
}

async function makeUser(table: Table, firstName: string) {
  const { users } = createRepositories(table);
  const user = { id: randomUUID(), firstName, lastName: 'Лис', email: `${randomUUID()}@example.com`, createdAt: AT };
  await users.register(user, 'no password');
  return user;
}

async function remove(table: Table, id: string, owned: readonly string[] = []): Promise<void> {
  const repos = createRepositories(table);
  const user = (await repos.users.find(id))!;
  const ownershipChanges = await repos.accounts.ownershipChanges(id);
  await removeAccount(
    user,
    { owned, memberOf: owned, ownershipChanges },
    { repos, now: new Date(), newId: randomUUID },
  );
}

it('brings nobody back who was deleted after the moment of a restore, and keeps ids alone for it', async () => {
  const { dataDir, storage, into, table, stop } = await played();
  const [gone, stays] = [await makeUser(table, 'Пётр'), await makeUser(table, 'Анна')];
  const [workspaceId, contactId] = [randomUUID(), randomUUID()];
  await table.write(put({ ...keys.workspace(workspaceId), type: 'workspace', id: workspaceId, contactCount: 1 }));
  const contact = { id: contactId, workspaceId, firstName: 'Анвар', lastName: 'Лис', createdAt: AT, timesBlocked: 0 };
  await table.write(put({ ...keys.contact(workspaceId, contactId), type: 'contact', ...contact }));
  let moment = Date.parse('2026-11-30T10:00:00Z');
  const options = { dataDir, storage, key, now: () => new Date((moment += 60_000)) };
  const { sequence, at } = await takeBackup(options);
  const place = await appendToLog(options, placeAfter(sequence));
  await remove(table, gone.id);
  const { contacts } = createRepositories(table);
  const act = { ...keys.destruction(workspaceId, AT, contactId), type: 'destruction' };
  await contacts.remove((await contacts.findWithBlocked(workspaceId, contactId))!, act);
  await appendToLog(options, place);
  await stop();
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE));
  expect(deletionsIn(database, { after: 0, upTo: 1000 })).toEqual([
    { kind: 'account', id: gone.id, owned: [] },
    { kind: 'contact', workspaceId, id: contactId },
  ]);
  database.close();

  const told: string[] = [];
  const restored = await restore({ storage, key, into, to: new Date(at), tell: (line) => told.push(line) });
  expect(restored.at.toISOString()).toBe(at);
  expect(told.filter((line) => line.startsWith('Deleted again'))).toEqual([
    `Deleted again: account ${gone.id}`,
    `Deleted again: person ${contactId} without an account`,
  ]);
  const there = await openFolder(into);
  try {
    const { users, contacts: people } = createRepositories(there.table);
    expect(await users.find(gone.id)).toBeNull();
    expect(await users.findLogin(gone.email)).toBeNull();
    expect(await users.find(stays.id)).toMatchObject({ firstName: 'Анна' });
    expect(await people.findWithBlocked(workspaceId, contactId)).toBeNull();
    // The product does the rest as soon as it runs.
    const jobs = await there.table.queryAll({ pk: keys.job(gone.id, '').pk, prefix: '' });
    expect(jobs.map(({ job }) => (job as { kind: string }).kind)).toEqual(['delete-account']);
  } finally {
    await there.stop();
  }

  const mended = `${into}-mended`;
  await restore({ storage, key, into: mended, to: new Date(at), withDeleted: true });
  const all = await openFolder(mended);
  try {
    expect(await createRepositories(all.table).users.find(gone.id)).toMatchObject({ firstName: 'Пётр' });
  } finally {
    await all.stop();
  }
});

it('leaves a workspace to whoever restores it, with its people, and an account that would be missed in it', async () => {
  const { dataDir, storage, into, table, stop } = await played();
  const { workspaces } = createRepositories(table);
  const owner = await makeUser(table, 'Мария');
  const [workspaceId, contactId] = [randomUUID(), randomUUID()];
  const named = { firstName: owner.firstName, lastName: owner.lastName, email: owner.email };
  const member = { workspaceId, userId: owner.id, role: 'владелец' as const, ...named };
  const space = { id: workspaceId, name: 'Ромашка', description: '', language: 'ru' as const };
  await workspaces.create(space, member, null, new Date());
  const contact = { id: contactId, workspaceId, firstName: 'Анвар', lastName: 'Лис', createdAt: AT, timesBlocked: 0 };
  await table.write(put({ ...keys.contact(workspaceId, contactId), type: 'contact', ...contact }));
  let moment = Date.parse('2026-11-30T10:00:00Z');
  const options = { dataDir, storage, key, now: () => new Date((moment += 60_000)) };
  const { sequence, at } = await takeBackup(options);
  await workspaces.remove(workspaceId, owner.id, randomUUID(), new Date());
  await table.removeMany([keys.contact(workspaceId, contactId)]);
  await remove(table, owner.id);
  await appendToLog(options, placeAfter(sequence));
  await stop();

  const told: string[] = [];
  await restore({ storage, key, into, to: new Date(at), tell: (line) => told.push(line) });
  expect(told.at(-1)).toContain(`Account ${owner.id} was deleted since and is here again: it owns ${workspaceId}`);
  const there = await openFolder(into);
  try {
    const restored = createRepositories(there.table);
    expect(await restored.workspaces.find(workspaceId)).toMatchObject({ name: 'Ромашка' });
    expect(await restored.contacts.find(workspaceId, contactId)).not.toBeNull();
  } finally {
    await there.stop();
  }
});
