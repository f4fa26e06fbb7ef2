import { randomUUID } from 'node:crypto';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import type { Suspect } from './anonymity-attacker.ts';

const MEMBERS = 12;
const BY_LINK = 5;

/** Somebody who answers: where from, with what, and in which session of their browser. */
interface Respondent {
  readonly name: string;
  readonly person: Person | null;
  readonly address: string;
  readonly device: string;
  readonly browserSession: string;
  readonly text: string;
}

export interface Survey {
  readonly owner: Person;
  readonly workspace: Workspace;
  readonly poll: Poll;
  readonly frame: Frame & { public_token: string };
  /** In the order in which they answer: members and others mixed. */
  readonly respondents: readonly Respondent[];
  readonly members: readonly Respondent[];
  /** A member who does not answer. */
  readonly silent: Person;
}

/** An open run, with twelve members and five people with the link who are about to answer. */
export async function makeSurvey(settings: Partial<Poll> = {}): Promise<Survey> {
  const owner = await makePerson({ firstName: 'Владислава', lastName: 'Хозяйкина' });
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace, settings);
  const respondents = await Promise.all(
    Array.from({ length: MEMBERS + BY_LINK }, async (_, index): Promise<Respondent> => {
      // Every third one has the link, so that the kinds are mixed.
      const byLink = index % 3 === 2;
      const names = { firstName: `Имярек${index}я`, lastName: `Фамильин${index}ский` };
      return {
        name: `${byLink ? 'по ссылке' : 'участник'} ${index}`,
        person: byLink ? null : await makeMember(workspace, 'сотрудник', names),
        address: `198.51.100.${index + 1}`,
        device: `Телефон-${index}-${randomUUID()}`,
        browserSession: randomUUID(),
        text: `Мешало: ${randomUUID().slice(0, 8)}`,
      };
    }),
  );
  const silent = await makeMember(workspace, 'сотрудник');
  const frame = await makeFrame(owner, poll);
  return { owner, workspace, poll, frame, respondents, members: respondents.filter(({ person }) => person), silent };
}

/** Everybody answers, one after another, each in their own way. */
export async function answerAll({ poll, frame, respondents }: Survey): Promise<number[]> {
  const statuses: number[] = [];
  for (const respondent of respondents) statuses.push((await answer(poll, frame, respondent)).status);
  return statuses;
}

/** One respondent answers: a member in the workspace, others by the link. */
export function answer(
  poll: Poll,
  frame: Frame & { public_token: string },
  respondent: Respondent,
  text = respondent.text,
) {
  const { person, address, device, browserSession } = respondent;
  const from = {
    sourceAddress: address,
    headers: { 'user-agent': device, 'x-forwarded-for': address, cookie: device },
  };
  const body = { answers: answersTo(poll, ['9', text, '']), anonymous_session_id: browserSession };
  return person
    ? request(polls.takePoll, { ...from, token: person.token, params: { id: frame.id }, body })
    : request(answers.takePublicPoll, { ...from, params: { token: frame.public_token }, body });
}

/** Closes the run, and has the worker do what is left of it. */
export async function close({ owner, frame }: Survey): Promise<void> {
  await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
  const jobs = (await storedItems(frame.id)).filter(
    ({ type, finishedAt }) => type === 'job' && finishedAt === undefined,
  );
  await deliver(...jobs);
}

/** What everybody else could know of a respondent: all but the number only their browser has. */
export function suspectOf({ name, person, address, device }: Respondent): Suspect {
  const account = person ? [person.id, person.email, person.sessionId, person.firstName, person.lastName] : [];
  return { who: name, facts: [...account, address, device] };
}

const environment = process.env as Record<string, string>;
const streams = new DynamoDBStreamsClient({ endpoint: environment['DYNAMODB_ENDPOINT']! });

/** Everything the table's stream has told so far. */
export async function streamed(): Promise<(StreamRecord & { item: (Item & Key) | null })[]> {
  const client = new DynamoDBClient({ endpoint: environment['DYNAMODB_ENDPOINT']! });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: environment['TABLE_NAME'] }));
  const StreamArn = Table!.LatestStreamArn;
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const records: StreamRecord[] = [];
  for (const { ShardId } of StreamDescription!.Shards!) {
    const begin = await streams.send(
      new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
    );
    let iterator = begin.ShardIterator;
    while (iterator) {
      const page = await streams.send(new GetRecordsCommand({ ShardIterator: iterator }));
      if (!page.Records?.length) break;
      records.push(...page.Records);
      iterator = page.NextShardIterator;
    }
  }
  return records.map((record) => {
    const image = record.dynamodb?.NewImage;
    return { ...record, item: image ? (unmarshall(image) as Item & Key) : null };
  });
}
