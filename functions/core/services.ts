import { randomUUID } from 'node:crypto';
import { openRepositories, type Opened, type SomeFactories } from '#data/open-repositories.ts';
import { createTable, type CallRecord, type Table } from '#data/table.ts';
import { readConfig, requireSetting, type Config } from './config.ts';
import { createKeyring, type Keyring } from './clients/kms.ts';

/** What a process keeps from one request to the next. */
export interface Services<Some extends SomeFactories = SomeFactories> {
  readonly config: Config;
  /** Null for a function without repositories. */
  readonly table: Table | null;
  /** Those the function names. */
  readonly repos: Opened<Some>;
  /** The same repositories over another table, but for those that are to stay `apart` from it. */
  reposOver(table: Table, apart: readonly (keyof SomeFactories)[]): Opened<Some>;
  /** Refuses everything in a function that recognises nobody. */
  readonly keyring: Keyring;
}

let callListener: ((call: CallRecord) => void) | undefined;

/** Lets a measurement hear of every DynamoDB call made from now on; to be set before the first request. */
export function listenToCalls(listener: (call: CallRecord) => void): void {
  callListener = listener;
}

interface Needs<Some extends SomeFactories> {
  readonly repositories: Some;
  /** Whether keys are derived that access tokens and counters of attempts stand on. */
  readonly authenticates: boolean;
}

/** Reads the configuration and makes what is needed; a function that lacks a variable fails here, at its start. */
export function createServices<Some extends SomeFactories>(
  { repositories, authenticates }: Needs<Some>,
  env: NodeJS.ProcessEnv = process.env,
): Services<Some> {
  const config = readConfig(env);
  const { region } = config;
  const table =
    Object.keys(repositories).length > 0
      ? createTable({
          name: requireSetting(config.tableName, 'TABLE_NAME'),
          region,
          endpoint: config.dynamodbEndpoint,
          onCall: callListener,
        })
      : null;
  const repos = table ? openRepositories(table, repositories) : ({} as Opened<Some>);
  return {
    config,
    table,
    repos,
    reposOver(other, apart) {
      const kept = Object.entries(repos).filter(([name]) => apart.includes(name as keyof SomeFactories));
      return { ...openRepositories(other, repositories), ...Object.fromEntries(kept) };
    },
    keyring: authenticates
      ? createKeyring({
          keyId: requireSetting(config.tokenKeyId, 'TOKEN_KEY_ID'),
          region,
          endpoint: config.kmsEndpoint,
        })
      : NO_KEYRING,
  };
}

const NO_KEYRING: Keyring = { derive: () => Promise.reject(new Error('This function derives no keys')) };

/** A fresh random identifier; version 4, as the identifier rules accept. */
export const newId = (): string => randomUUID();
