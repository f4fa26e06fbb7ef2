import { randomUUID } from 'node:crypto';
import type { Repositories } from '#data/repositories.ts';
import { openRepositories, type SomeFactories } from '#data/open-repositories.ts';
import { createTable, type CallRecord, type Table } from '#data/table.ts';
import { readConfig, type Config } from './config.ts';
import { createKeyring, type Keyring } from './clients/kms.ts';

/** What a process keeps from one request to the next. */
export interface Services {
  readonly config: Config;
  readonly table: Table;
  readonly repos: Repositories;
  /** The same repositories over another table, but for those that are to stay `apart` from it. */
  reposOver(table: Table, apart: readonly (keyof Repositories)[]): Repositories;
  readonly keyring: Keyring;
}

let callListener: ((call: CallRecord) => void) | undefined;

/** Lets a measurement hear of every DynamoDB call made from now on; to be set before the first request. */
export function listenToCalls(listener: (call: CallRecord) => void): void {
  callListener = listener;
}

/** Reads the configuration and makes the clients; a function that lacks a variable fails here, at its start. */
export function createServices(factories: SomeFactories, env: NodeJS.ProcessEnv = process.env): Services {
  const config = readConfig(env);
  return {
    config,
    get table() {
      return once(this, 'table', () =>
        createTable({
          name: demand(config.tableName, 'TABLE_NAME'),
          region: config.region,
          endpoint: config.dynamodbEndpoint,
          onCall: callListener,
        }),
      );
    },
    get repos() {
      return once(this, 'repos', () => openRepositories(this.table, factories));
    },
    reposOver(table, apart) {
      const kept = Object.fromEntries(apart.map((name) => [name, this.repos[name]]));
      return { ...openRepositories(table, factories), ...kept };
    },
    get keyring() {
      return once(this, 'keyring', () =>
        createKeyring({
          keyId: demand(config.tokenKeyId, 'TOKEN_KEY_ID'),
          region: config.region,
          endpoint: config.kmsEndpoint,
        }),
      );
    },
  };
}

/** A fresh random identifier; version 4, as the identifier rules accept. */
export const newId = (): string => randomUUID();

function once<T>(holder: object, name: string, make: () => T): T {
  const value = make();
  Object.defineProperty(holder, name, { value });
  return value;
}

/** A setting this function cannot do without. */
export function demand(value: string | undefined, variable: string): string {
  if (value === undefined)
    throw new Error(`This function is not configured: check the environment variable ${variable}`);
  return value;
}
