import { createUsers } from '#functions/accounts/repositories/users.ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createServices } from './services.ts';

const deployed = { STAGE: 'prod', TABLE_NAME: 'tonus', TOKEN_KEY_ID: 'key', AWS_REGION: 'eu-central-1' };

describe('readConfig', () => {
  it('reads what a deployed function has in its environment', () => {
    expect(readConfig({ ...deployed, TOKEN_EPOCH: '7', ORIGIN_SECRET: 'secret', PATH: '/bin' })).toEqual({
      stage: 'prod',
      region: 'eu-central-1',
      tableName: 'tonus',
      tokenKeyId: 'key',
      tokenEpoch: '7',
      originSecret: 'secret',
      dynamodbEndpoint: undefined,
      kmsEndpoint: undefined,
      outboundAllow: new Set(),
    });
  });

  it('starts with the first epoch and without a secret where none is set', () => {
    expect(readConfig(deployed)).toMatchObject({ tokenEpoch: '1', originSecret: undefined });
  });

  it('prefers the address of one service to that of all', () => {
    const all = { ...deployed, AWS_ENDPOINT_URL: 'http://localhost:4566' };
    expect(readConfig(all)).toMatchObject({
      dynamodbEndpoint: 'http://localhost:4566',
      kmsEndpoint: 'http://localhost:4566',
    });
    expect(readConfig({ ...all, KMS_ENDPOINT: 'http://localhost:1' })).toMatchObject({
      dynamodbEndpoint: 'http://localhost:4566',
      kmsEndpoint: 'http://localhost:1',
    });
  });

  it('names every variable that is missing or wrong, and no value', () => {
    const broken = { TABLE_NAME: '', ORIGIN_SECRET: '', DYNAMODB_ENDPOINT: 'тайное место' };
    expect(() => readConfig(broken)).toThrow(
      /^This function is not configured: check the environment variables STAGE, TABLE_NAME, ORIGIN_SECRET, DYNAMODB_ENDPOINT$/,
    );
  });

  it('lets calls reach a test’s own servers where the keys come from this machine, and only there', () => {
    const asked = { ...deployed, OUTBOUND_ALLOW: '127.0.0.1:4000,localhost:4001' };
    for (const local of ['http://127.0.0.1:1', 'http://localhost:1', 'http://[::1]:1']) {
      expect(readConfig({ ...asked, KMS_ENDPOINT: local }).outboundAllow).toEqual(
        new Set(['127.0.0.1:4000', 'localhost:4001']),
      );
    }
    const refusal = 'OUTBOUND_ALLOW is for tests on this machine';
    expect(() => readConfig(asked)).toThrow(refusal);
    expect(() => readConfig({ ...asked, AWS_ENDPOINT_URL: 'http://127.0.0.1:4566' })).toThrow(refusal);
    for (const remote of ['https://kms.eu-central-1.amazonaws.com', 'http://127.0.0.1.nip.io', 'http://10.0.0.1']) {
      expect(() => readConfig({ ...asked, KMS_ENDPOINT: remote })).toThrow(refusal);
    }
    expect(() => readConfig({ ...asked, KMS_ENDPOINT: 'http://127.0.0.1:1', OUTBOUND_ALLOW: '*' })).toThrow(
      'OUTBOUND_ALLOW',
    );
  });

  it('does not take an empty secret for no secret', () => {
    expect(() => readConfig({ ...deployed, ORIGIN_SECRET: '' })).toThrow('ORIGIN_SECRET');
  });
});

describe('createServices', () => {
  const people = { repositories: { users: createUsers }, authenticates: true };
  const nobody = { repositories: {}, authenticates: false };

  it('fails at the start of a function that has no stage', () => {
    expect(() => createServices(nobody, {})).toThrow('STAGE');
  });

  it('fails at the start of a function that lacks the table or the key it declares, and names the variable', () => {
    expect(() => createServices(people, { STAGE: 'prod' })).toThrow('TABLE_NAME');
    expect(() => createServices(people, { STAGE: 'prod', TABLE_NAME: 'table' })).toThrow('TOKEN_KEY_ID');
  });

  it('lets a function that declares neither do without', async () => {
    const { table, repos, keyring } = createServices(nobody, { STAGE: 'prod' });
    expect({ table, repos }).toEqual({ table: null, repos: {} });
    await expect(keyring.derive('anything')).rejects.toThrow('derives no keys');
  });

  it('makes the repositories that are declared, and no others', () => {
    expect(Object.keys(createServices(people, deployed).repos)).toEqual(['users']);
  });
});
