import { randomBytes } from 'node:crypto';
import { DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { keys } from '#data/keys.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { measure, type Cost } from '#tests/support/calls.ts';
import { makeFrame } from '#tests/support/factories.ts';
import { appeared, countBatch } from '#tests/support/response-counts.ts';
import { makeCompany, makeLongPoll, questionnaire } from './company.ts';

/** What is asked of a run with so many answers. */
export interface ScaleRow {
  readonly answers: number;
  /** The first page: fifty responses. */
  readonly results: Cost;
  readonly summary: Cost;
  readonly submit: Cost;
}

/** DynamoDB takes so many items in one BatchWriteItem; the stream hands over so many records at once. */
const WRITE_BATCH = 25;
const STREAM_BATCH = 100;
/** Nobody looks at when an answer was given. */
const ANSWERED_AT = '2026-11-17T09:00:00.000Z';
const SHORT = ['Да', 'Скорее да', 'Не знаю', 'Скорее нет', 'Нет'];
/** With it ten answers are about 700 bytes; a Cyrillic letter takes two. */
const LONG = 'Много срочных задач в конце недели, не успеваю';

/**
 * One run that grows through these sizes, measured at each. The answers are written straight into the table, as many
 * as are missing, and counted by the function that counts them behind the stream.
 */
export async function measureScale(sizes: readonly number[]): Promise<ScaleRow[]> {
  const { owner, workspace } = await makeCompany(1);
  const poll = await makeLongPoll(owner, workspace);
  const frame = await makeFrame(owner, poll);
  const { token } = owner;
  const ofFrame = { token, params: { id: frame.id } };
  const submission = () => ({ params: { token: frame.public_token }, body: questionnaire(poll) });
  await endStream();
  const rows: ScaleRow[] = [];
  let written = 0;
  for (const size of sizes) {
    await fillRun(frame.id, written, size);
    written = size;
    const { body } = await request(polls.getSummary, ofFrame);
    if (body.responses !== size) throw new Error(`The counters show ${body.responses} answers of ${size}`);
    // The first look of a day is written down; measured is every further one.
    await request(polls.getResults, ofFrame);
    rows.push({
      answers: size,
      results: await cost(polls.getResults, ofFrame),
      summary: await cost(polls.getSummary, ofFrame),
      submit: await cost(answers.takePublicPoll, submission()),
    });
  }
  return rows;
}

/** Writes the answers from one number to another of a run of ten questions, and counts them. */
export async function fillRun(runId: string, from: number, to: number): Promise<void> {
  for (let begun = from; begun < to; begun += STREAM_BATCH) {
    const batch = Array.from({ length: Math.min(STREAM_BATCH, to - begun) }, (_, index) =>
      response(runId, begun + index),
    );
    await writeAll(batch);
    await countBatch(appeared(batch));
  }
}

/** A respondent with a random key, as the function of public answers writes one. */
function response(runId: string, number: number) {
  const key = randomBytes(16).toString('base64url');
  const texts = Array.from({ length: 8 }, (_, index) => `${LONG} (${index})`);
  const said = [String(number % 11), SHORT[number % SHORT.length]!, ...texts];
  return { ...keys.response(runId, key), type: 'response', answers: said, answeredAt: ANSWERED_AT };
}

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: process.env['DYNAMODB_ENDPOINT'] ?? '' }));

const TableName = process.env['TABLE_NAME'] ?? '';

/** Nobody follows it here, and each of its records slows down the embedded database in memory. */
async function endStream(): Promise<void> {
  await client.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }));
}

async function writeAll(items: readonly object[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / WRITE_BATCH) }, (_, index) =>
    items.slice(index * WRITE_BATCH, (index + 1) * WRITE_BATCH),
  );
  await Promise.all(
    batches.map(async (batch) => {
      const requests = batch.map((Item) => ({ PutRequest: { Item } }));
      const { UnprocessedItems = {} } = await client.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: requests } }),
      );
      if (Object.keys(UnprocessedItems).length > 0) throw new Error('The embedded database left items undone');
    }),
  );
}

function cost(route: Route, options: RequestOptions): Promise<Cost> {
  return measure(async () => {
    const { status, text } = await request(route, options);
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  });
}
