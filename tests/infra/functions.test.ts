import { describe, expect, it } from 'vitest';
import { answers as answersFunction } from '#functions/lambdas/answers/function.ts';
import { contract } from '#shared/contract/index.ts';
import { type Statement, statementsOf } from './policies.ts';
import { ofType, type Resource, resourcesOf, target } from './template.ts';

const app = resourcesOf('app');
const functions = ofType(app, 'AWS::Lambda::Function');

function named(name: string): Resource {
  return functions.find(({ id }) => id.toLowerCase().startsWith(`${name.replace('-', '')}function`))!;
}
function rights(name: string): Statement[] {
  return statementsOf(app, named(name).id);
}
function variables(name: string): string[] {
  const { Environment } = named(name).Properties as { Environment?: { Variables: Record<string, unknown> } };
  return Object.keys(Environment!.Variables);
}
/** The prefixes of the table a function reaches with any of these actions. */
function reached(name: string, ...actions: string[]): string[] {
  const found = rights(name).filter((one) => one.keys && one.actions.some((action) => actions.includes(action)));
  return [...new Set(found.flatMap(({ keys }) => keys!))].toSorted();
}
const READS = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** Whoever takes keys of the API notes the day on which one was last used, and counts its calls. */
const [OF_KEYS, OF_CALLS] = [['KEYS#*'], ['THROTTLE#*']];
const ACCOUNTS = ['USER#*', 'LOGIN#*', 'LINKS#*', 'THROTTLE#*'];

/** Those behind the table's stream. */
const BEHIND = ['jobs', 'counters'];
/** Those that nobody calls by the API. */
const OTHERS = [...BEHIND, 'slow-jobs', 'notifications', 'people-sources', 'bounces'];
/** Asks the API, and is no domain of it. */
const ASSISTANTS = 'mcp';
const names = [...Object.keys(contract), ...OTHERS, ASSISTANTS];
const item = /^dynamodb:(Get|Put|Update|Delete|BatchGet|BatchWrite|ConditionCheck)Item$|^dynamodb:Query$/;

describe('every function', () => {
  it('is a domain of the contract, does jobs, counts, writes letters by the clock, or takes bounces of letters', () => {
    expect(functions.map(({ id }) => id.replace(/Function\w+$/, '').toLowerCase()).toSorted()).toEqual(
      names.map((name) => name.replace('-', '')).toSorted(),
    );
  });

  it.each(names)('%s: Node 24 on arm64, JSON logs that end, its own role', (name) => {
    const { Properties } = named(name);
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      LoggingConfig: { LogFormat: 'JSON' },
    });
    const { LogGroup } = Properties['LoggingConfig'] as { LogGroup: unknown };
    expect(app.find(({ id }) => id === target(LogGroup))!.Properties).toMatchObject({ RetentionInDays: 90 });
    // Logs outlive their function, but not a first deployment that failed.
    expect(app.find(({ id }) => id === target(LogGroup))!.DeletionPolicy).toBe('RetainExceptOnCreate');
    const role = target(Properties['Role']);
    expect(functions.filter((other) => target(other.Properties['Role']) === role)).toHaveLength(1);
  });

  it.each(names)('%s: no wildcard action, no Scan, no PartiQL', (name) => {
    const wide = rights(name)
      .flatMap(({ actions }) => actions)
      .filter((action) => /\*|Scan|PartiQL/.test(action));
    expect(wide).toEqual([]);
  });

  it.each(names)(
    '%s: touches items by leading key only, which a request must name, and the table key through DynamoDB and S3 only',
    (name) => {
      const all = rights(name);
      const unbound = all
        .filter(({ actions }) => actions.some((action) => item.test(action)))
        .filter(({ keys }) => !keys || keys.some((key) => !/^(?:[A-Z]+#|DUE#[a-z-]+)\*$/.test(key)));
      expect(unbound).toEqual([]);
      const direct = all
        .filter(({ actions, secretKind }) => actions.includes('kms:Decrypt') && !secretKind)
        .filter(({ viaService }) => !/dynamodb\.|s3\./.test(JSON.stringify(viaService ?? '')));
      expect(direct).toEqual([]);
    },
  );

  it('never has leave for everything, but for the listing of streams that cannot be narrowed', () => {
    const wide = names.flatMap(rights).filter(({ resource }) => resource === '*');
    expect(wide.map(({ actions }) => actions)).toEqual(BEHIND.map(() => ['dynamodb:ListStreams']));
  });

  it('knows what it is given, and no more', () => {
    const http = ['STAGE', 'ORIGIN_SECRET'];
    const people = [...http, 'TABLE_NAME', 'TOKEN_KEY_ID', 'TOKEN_EPOCH'];
    expect(variables('workspaces').toSorted()).toEqual([...people, 'EXPORTS_BUCKET'].toSorted());
    for (const name of ['auth', 'overview', 'people', 'subscriptions', 'automations', 'offers'])
      expect(variables(name).toSorted()).toEqual(people.toSorted());
    for (const name of ['polls', 'surveys', 'ai', 'finance']) {
      expect(variables(name).toSorted()).toEqual([...people, 'VAULT_KEY_ID'].toSorted());
    }
    // Portals tell their events to an address of the site.
    expect(variables('bitrix24').toSorted()).toEqual([...people, 'SITE_URL', 'VAULT_KEY_ID'].toSorted());
    expect(variables('answers').toSorted()).toEqual([...http, 'TABLE_NAME'].toSorted());
    expect(variables('system').toSorted()).toEqual(http.toSorted());
    expect(variables(ASSISTANTS).toSorted()).toEqual([...http, 'SITE_URL'].toSorted());
    const letters = ['MAIL_CONFIGURATION_SET', 'MAIL_SENDER', 'SITE_URL'];
    expect(variables('jobs').toSorted()).toEqual([...letters, 'SLOW_JOBS_URL', 'STAGE', 'TABLE_NAME']);
    for (const name of ['counters', 'bounces']) expect(variables(name).toSorted()).toEqual(['STAGE', 'TABLE_NAME']);
    const keys = ['TOKEN_EPOCH', 'TOKEN_KEY_ID'];
    expect(variables('notifications').toSorted()).toEqual(['STAGE', 'TABLE_NAME', ...keys]);
    expect(variables('slow-jobs').toSorted()).toEqual([
      'EXPORTS_BUCKET',
      'SITE_URL',
      'STAGE',
      'TABLE_NAME',
      'VAULT_KEY_ID',
    ]);
  });
});

describe('least privilege', () => {
  it('lets only those who authenticate ask for token keys, and who must know whom to remind', () => {
    const may = names.filter((name) => rights(name).some(({ actions }) => actions.includes('kms:GenerateMac')));
    const others = OTHERS.filter((name) => name !== 'notifications');
    expect(may).toEqual(names.filter((name) => !['answers', 'system', ASSISTANTS, ...others].includes(name)));
  });

  it('keeps public answers away from identities', () => {
    const table = rights('answers').filter(({ keys }) => keys);
    expect(table.map(({ actions, keys }) => ({ actions: actions.toSorted(), keys }))).toEqual([
      // A dialogue is read by the hash of its author's key.
      { actions: ['dynamodb:BatchGetItem'], keys: ['DIALOGUES#*', 'RUN#*'] },
      // An answer whose author takes the consent back (`withdraw` in functions/runs/repositories/responses.ts).
      { actions: ['dynamodb:DeleteItem'], keys: ['RUN#*'] },
      // A public path leads to a survey or to the token of a link, a code to a run, and to nothing else; wrong ones are
      // counted.
      { actions: ['dynamodb:GetItem'], keys: ['CODE#*', 'CODES#*', 'GUESSES#*', 'RUN#*', 'SHARE#*'] },
      // An answer, what an author writes, and that some code has answered.
      { actions: ['dynamodb:PutItem'], keys: ['CODES#*', 'DIALOGUES#*', 'RUN#*'] },
      { actions: ['dynamodb:UpdateItem'], keys: ['GUESSES#*', 'RUN#*'] },
    ]);
    const reading = names.filter((name) => reached(name, ...READS).includes('SHARE#*'));
    expect(reading).toEqual(['answers', 'surveys']);
  });

  it('lets whoever takes answers by code look one up and mark it, and neither list codes nor make any', () => {
    const may = (...actions: string[]) =>
      names.filter((name) => ['CODE#*', 'CODES#*'].some((key) => reached(name, ...actions).includes(key)));
    expect(may('dynamodb:Query')).not.toContain('answers');
    // The worker makes those of people without an account, whom it sends them to.
    expect(names.filter((name) => reached(name, 'dynamodb:PutItem').includes('CODE#*'))).toEqual([
      'polls',
      'surveys',
      'slow-jobs',
    ]);
    expect(may(...READS)).toEqual(['polls', 'answers', 'surveys', 'slow-jobs']);
  });

  it('lets nobody write entries of the access log but what chains them; who answers people puts marks and reads none', () => {
    const writing = ['PutItem', 'UpdateItem'].map((action) => `dynamodb:${action}`);
    expect(names.filter((name) => reached(name, ...writing).includes('ACCESS#*'))).toEqual(['counters']);
    expect(names.filter((name) => reached(name, ...READS).includes('ACCESS#*')).toSorted()).toEqual(
      ['automations', 'counters', 'notifications', 'slow-jobs', 'workspaces'].toSorted(),
    );
    // Of a transaction IAM sees all its keys together.
    const marking = names
      .filter((name) => name !== 'counters')
      .filter((name) => reached(name, 'dynamodb:PutItem').includes('SEEN#*'));
    expect(marking.filter((name) => reached(name, ...READS).includes('SEEN#*'))).toEqual([]);
    expect(marking).not.toContain('answers');
  });

  it('lets nobody list the dialogues of a run but who deletes it: they are looked up by their boxes', () => {
    expect(names.filter((name) => reached(name, 'dynamodb:Query').includes('DIALOGUES#*'))).toEqual(['slow-jobs']);
    expect(names.filter((name) => reached(name, ...READS).includes('DIALOGUES#*'))).toEqual([
      'polls',
      'answers',
      'surveys',
      'slow-jobs',
    ]);
  });

  it('lets nobody list who has answered but the worker, which destroys it, and accounts, which show it to themselves', () => {
    expect(names.filter((name) => reached(name, 'dynamodb:Query').includes('MARKS#*'))).toEqual(['slow-jobs']);
    expect(names.filter((name) => reached(name, ...READS).includes('ANSWERED#*'))).toEqual(['auth', 'slow-jobs']);
  });

  it('keeps the marks of who has answered from whoever takes public answers, and from all who have no part in runs', () => {
    const may = names.filter((name) => reached(name, ...READS).includes('MARKS#*'));
    // A rule is tried on what runs came to, which is told with how many marks there are.
    // So are the first screen and events that are sent.
    const counting = ['automations', 'overview', 'webhooks'];
    const asking = ['counters', 'notifications', 'polls', 'slow-jobs', 'surveys'];
    expect(may.toSorted()).toEqual([...counting, ...asking].toSorted());
    // By their keys alone, and never to write one.
    for (const name of counting) {
      const marks = rights(name).filter(({ keys }) => keys?.includes('MARKS#*'));
      expect(marks.flatMap(({ actions }) => actions)).toEqual(['dynamodb:BatchGetItem']);
    }
  });

  it('lets who reminds look whether a mark is there, one by one, and neither list marks nor write any', () => {
    const marks = rights('notifications').filter(({ keys }) => keys?.includes('MARKS#*'));
    expect(marks.flatMap(({ actions }) => actions).toSorted()).toEqual(['dynamodb:BatchGetItem', 'dynamodb:GetItem']);
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    // A letter, what a mailbox was sent in a day (counted for everybody who is asked), what is due next, the run that
    // was reminded of, a line in the log: none of these can hold an answer.
    expect(reached('notifications', ...writes).toSorted()).toEqual([
      'AUTOMATION#*',
      'DUE#remind-later*',
      'DUE#send-digests*',
      'DUE#send-packs*',
      'DUE#send-reminders*',
      'JOBS#*',
      'MAILBOX#*',
      'PACK#*',
      'RUN#*',
      'TASKS#*',
    ]);
    for (const key of [...ACCOUNTS, 'SESSIONS#*', 'CREDENTIALS#*', 'ANSWERED#*', 'SNAPSHOT#*']) {
      expect(reached('notifications', ...READS)).not.toContain(key);
    }
    // The digest tells the load of a space whose plan opens it: the newest measurement, and no result by its key.
    const actionsOf = (key: string) =>
      rights('notifications').flatMap((one) => (one.keys?.includes(key) ? one.actions : []));
    expect([actionsOf('PLAN#*'), actionsOf('WORKLOAD#*')]).toEqual([['dynamodb:GetItem'], ['dynamodb:Query']]);
  });

  it('lets nobody bring answers into sight but the counters, and take a name off one but the job that deletes accounts', () => {
    const write = (action: string) =>
      names.filter((name) => reached(name, `dynamodb:${action}`).includes('RELEASED#*'));
    // Polls and surveys bring in runs of another service or installation, whose answers nobody gave here.
    expect(write('PutItem')).toEqual(['polls', 'surveys', 'counters', 'slow-jobs']);
    const list = names.filter((name) => reached(name, 'dynamodb:Query').includes('RELEASED#*'));
    // The answers behind a theme are found through the gate.
    expect(list).toEqual(['polls', 'surveys', 'ai', 'counters', 'slow-jobs']);
  });

  it('lets slow jobs alone write archives of workspaces, and workspaces alone read them', () => {
    const may = (action: string) =>
      names.filter((name) => rights(name).some(({ actions }) => actions.includes(action)));
    expect(may('s3:GetObject')).toEqual(['workspaces']);
    for (const action of ['s3:PutObject', 's3:DeleteObject']) expect(may(action)).toEqual(['slow-jobs']);
    const throughS3 = names.filter((name) =>
      rights(name).some(({ viaService }) => JSON.stringify(viaService ?? '').includes('s3.')),
    );
    expect(throughS3).toEqual(['workspaces', 'slow-jobs']);
  });

  it('lets the first screen read what may be told of runs and measured of load, and write what was decided and how reports are set alone', () => {
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    // And that somebody has looked, for the access log.
    expect(reached('overview', ...writes)).toEqual([
      ...['DECISIONS#*', 'DUE#send-packs*', ...OF_KEYS, 'PACK#*', 'SEEN#*', ...OF_CALLS],
    ]);
    for (const key of [
      ...ACCOUNTS,
      'CREDENTIALS#*',
      'FINANCE#*',
      'ANSWERED#*',
      'SNAPSHOT#*',
      'TASKS#*',
      'REQUESTS#*',
    ]) {
      expect(reached('overview', ...READS)).not.toContain(key);
    }
    // No answer is listed: figures are single items, by their keys.
    for (const key of ['RUN#*', 'RELEASED#*']) expect(reached('overview', 'dynamodb:Query')).not.toContain(key);
  });

  it('shows password hashes to who logs people in alone, and to who proves sessions by them', () => {
    expect(names.filter((name) => reached(name, ...READS).includes('LOGIN#*'))).toEqual(['auth', 'factors', 'sign-in']);
  });

  it('lets nobody but who registers people write accounts and links, but who says at a login which factors it takes', () => {
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    const writersOf = (key: string) => names.filter((name) => reached(name, ...writes).includes(key));
    const accounts = ['auth', 'sign-in'];
    expect(['USER#*', 'LINKS#*', 'LOGIN#*'].map(writersOf)).toEqual([
      accounts,
      accounts,
      ['auth', 'factors', 'sign-in'],
    ]);
  });

  it('lets accounts see no poll, and list no workspace or answers: only a person’s own are found, by their key', () => {
    for (const key of ['POLL#*', 'MARKS#*', 'RELEASED#*']) expect(reached('auth', ...READS)).not.toContain(key);
    for (const key of ['RUN#*', 'WS#*']) {
      expect(reached('auth', 'dynamodb:Query', 'dynamodb:GetItem', 'dynamodb:Scan')).not.toContain(key);
    }
  });

  it('shows the worker no account: what it does in workspaces it does by ids', () => {
    for (const name of ['jobs', 'slow-jobs']) {
      for (const key of ACCOUNTS) expect(reached(name, ...READS)).not.toContain(key);
    }
  });

  it('lets who signs ballots open their keys: who takes them has neither the vault nor marks, members or sessions', () => {
    const kindsOf = (name: string) => rights(name).flatMap(({ secretKind }) => secretKind ?? []);
    expect(names.filter((name) => kindsOf(name).includes('ballots'))).toEqual(['polls', 'surveys', 'slow-jobs']);
    // Nor what tokens of sessions and marks are made with.
    expect(rights('answers').flatMap(({ actions }) => actions)).not.toContain('kms:GenerateMac');
    expect(kindsOf('answers')).toEqual([]);
    const all = [...new Set(rights('answers').flatMap(({ keys }) => keys ?? []))];
    for (const key of [...ACCOUNTS, 'MARKS#*', 'WS#*', 'SESSIONS#*', 'ANSWERED#*', 'CREDENTIALS#*']) {
      expect(all).not.toContain(key);
    }
    expect(Object.keys(answersFunction.repositories)).not.toContain('ballotKeys');
    expect(Object.keys(answersFunction.repositories)).not.toContain('participation');
  });

  it('lets twelve functions open sealed secrets, each of its own kinds and with nothing but that key', () => {
    const may = names.flatMap((name) =>
      rights(name)
        .filter(({ secretKind }) => secretKind)
        .map(({ actions, secretKind, resource }) => ({
          name,
          actions: actions.toSorted(),
          secretKind,
          key: JSON.stringify(resource),
        })),
    );
    expect(may).toEqual(
      [
        // The keys of apps for codes, which not even accounts can open.
        ['factors', ['factors']],
        // The client secrets of providers.
        ['sign-in', ['provider']],
        // Sign ballots, which they do not see.
        ['polls', ['ballots']],
        ['surveys', ['ballots']],
        ['bitrix24', ['bitrix24', 'tasks']],
        ['chats', ['telegram', 'max', 'sms', 'push', 'contacts']],
        // Seals what people are read by.
        ['directory', ['directory']],
        ['ai', ['ai']],
        // Pay: no other function has the key to it, but for who writes the archive of its owner.
        ['finance', ['finance']],
        // Sign events.
        ['webhooks', ['webhooks']],
        // Writes to people in their chats, by SMS and on their devices, reads the connected portals at night, asks the connected model for analyses, writes archives, and opens runs of pulses.
        ['slow-jobs', ['bitrix24', 'telegram', 'max', 'sms', 'ai', 'finance', 'push', 'contacts', 'ballots']],
        // Opens what people and tasks are read by.
        ['people-sources', ['directory', 'tasks']],
      ].map(([name, secretKind]) => ({
        name,
        actions: ['kms:Decrypt', 'kms:Encrypt'],
        secretKind,
        key: expect.stringContaining('VaultKey'),
      })),
    );
  });

  it('lets partner offers plan an expense and read nothing of the money; the catalogue is changed by operators alone', () => {
    expect(reached('offers', ...READS)).not.toContain('FINANCE#*');
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    expect(names.filter((name) => reached(name, ...writes).includes('OFFERS#*'))).toEqual([]);
  });

  it('lets nobody else read the sealed secrets', () => {
    expect(names.filter((name) => reached(name, ...READS.slice(0, 2)).includes('CREDENTIALS#*'))).toEqual([
      'bitrix24',
      'chats',
      'ai',
      'slow-jobs',
    ]);
  });

  it('shows what was read of a portal to nobody but who reads it and who shows it', () => {
    expect(names.filter((name) => reached(name, 'dynamodb:Query').includes('SNAPSHOT#*'))).toEqual([
      'people',
      'bitrix24',
      'finance',
      'slow-jobs',
    ]);
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    for (const name of ['people', 'finance']) expect(reached(name, ...writes)).not.toContain('SNAPSHOT#*');
  });

  it('lets the list of people see neither money nor any answer, and write in the workspace and its notes alone', () => {
    for (const key of [...ACCOUNTS, 'FINANCE#*', 'RUN#*', 'RELEASED#*', 'ANSWERED#*', 'MARKS#*', 'CREDENTIALS#*']) {
      expect(reached('people', ...READS)).not.toContain(key);
    }
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    // And that somebody has looked, for the access log.
    expect(reached('people', ...writes)).toEqual([
      'IDEMPOTENCY#*',
      ...OF_KEYS,
      'NOTES#*',
      'SEEN#*',
      ...OF_CALLS,
      'WS#*',
    ]);
    expect(rights('people').some(({ secretKind }) => secretKind)).toBe(false);
  });

  it('lets notes of one-to-ones be read where they are shown, given out to their authors and deleted, and nowhere else', () => {
    const readers = names.filter((name) => reached(name, ...READS).includes('NOTES#*'));
    expect(readers.toSorted()).toEqual(['auth', 'people', 'slow-jobs']);
  });

  it('lets the function for bounces write marks of addresses, and neither read nor touch anything else', () => {
    const table = rights('bounces').filter(({ keys }) => keys);
    expect(table.map(({ actions, keys }) => ({ actions, keys }))).toEqual([
      { actions: ['dynamodb:PutItem'], keys: ['SUPPRESSED#*'] },
    ]);
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((action) => `dynamodb:${action}`);
    expect(names.filter((name) => reached(name, ...writes).includes('SUPPRESSED#*'))).toEqual(['bounces']);
    // Who invites, who sends letters, and who counts those that ask why somebody has left.
    const readers = names.filter((name) => reached(name, ...READS).includes('SUPPRESSED#*'));
    expect(readers).toEqual(['workspaces', 'jobs', 'slow-jobs']);
  });

  it('gives the system function and that of assistants neither table nor keys', () => {
    for (const name of ['system', ASSISTANTS]) {
      expect(rights(name).flatMap(({ actions }) => actions)).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
    }
  });
});
