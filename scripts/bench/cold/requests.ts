import { createSecretKey } from 'node:crypto';
import { signAccessToken } from '#core/tokens.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { gatewayEvent } from '#tests/support/api.ts';
import { CANNED_ID, CANNED_TOKEN } from './canned.ts';
import { macOf } from './stand-in.ts';

/** A first event and the status it ends in; each makes exactly one call to DynamoDB. */
export interface FirstRequest {
  readonly event: object;
  readonly status: number;
}

/** By function: every Lambda that has data. Its keys come from the stand-in for KMS. */
export async function firstRequests(): Promise<Record<string, FirstRequest>> {
  const keyring = {
    derive: async (purpose: string) =>
      createSecretKey(Buffer.from(macOf(Buffer.from(purpose).toString('base64')), 'base64')),
  };
  const token = await signAccessToken(
    { userId: CANNED_ID, sessionId: CANNED_ID },
    { keyring, epoch: '1', now: new Date() },
  );
  const params = { id: CANNED_ID };
  const poll = { workspace_id: CANNED_ID, title: 'Пульс недели', questions: [{ text: 'Что мешало?', order_index: 0 }] };
  return {
    answers: { event: gatewayEvent(answers.getPublicPoll, { params: { token: CANNED_TOKEN } }), status: 200 },
    auth: { event: gatewayEvent(auth.me, { token }), status: 200 },
    workspaces: { event: gatewayEvent(workspaces.getMyRole, { token, params }), status: 200 },
    polls: { event: gatewayEvent(polls.createPoll, { token, body: poll }), status: 403 },
    overview: { event: gatewayEvent(overview.getPulse, { token, params }), status: 403 },
    jobs: { event: finishedJob, status: 200 },
    'slow-jobs': { event: forgottenJob, status: 200 },
    counters: { event: countedAnswer, status: 200 },
  };
}

const finishedJob = {
  Records: [
    {
      dynamodb: {
        SequenceNumber: '1',
        NewImage: {
          pk: { S: `JOBS#${CANNED_ID}` },
          sk: { S: `JOB#${CANNED_ID}` },
          type: { S: 'job' },
          job: { M: { kind: { S: 'end-sessions' } } },
        },
      },
    },
  ],
};

const forgottenJob = { Records: [{ body: JSON.stringify({ pk: `JOBS#${CANNED_ID}`, sk: `JOB#${CANNED_ID}` }) }] };

const countedAnswer = {
  Records: [
    {
      eventName: 'INSERT',
      dynamodb: {
        SequenceNumber: '1',
        Keys: { pk: { S: `RUN#${CANNED_ID}` }, sk: { S: 'RESPONSE#canned' } },
        NewImage: { type: { S: 'response' }, sk: { S: 'RESPONSE#canned' }, answers: { L: [{ S: '9' }] } },
      },
    },
  ],
};
