import { setTimeout as delay } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ranges } from '#data/keys.ts';
import type { Runtime } from '#scripts/local/runtime.ts';
import { invitations } from '#shared/contract/invitations.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { OpenCompany } from '../load/company.ts';

/** What became of letters that one request has written. */
export interface Letters {
  readonly written: number;
  readonly lost: number;
  readonly twice: number;
  /** SES could not take them; they go with the next turn of their schedule. */
  readonly waiting: number;
  /** Whether the request was answered only when all letters had gone. */
  readonly waited: boolean;
  readonly replySeconds: number;
  readonly lastSeconds: number;
}

const WRITTEN = 12;
const ARRIVE_SECONDS = 60;
const PAUSE_MILLISECONDS = 100;

/** Invites people by letters, in one request, and says later what became of these. */
export function lettersOf(company: OpenCompany, runtime: Runtime): { arrived(): Promise<Letters> } {
  const start = performance.now();
  const since = (): number => (performance.now() - start) / 1000;
  const addresses = Array.from({ length: WRITTEN }, (_, index) => `worker-${index}@romashka.example`);
  const invite = async () => {
    const { call, workspaceId: id } = company;
    await call(subscriptions.startTrial, { token: company.token() });
    const body = { emails: addresses, role: 'сотрудник', team: null };
    await call(invitations.inviteMembers, { token: company.token(), params: { id }, body });
    return { replySeconds: since(), goneByThen: (await cameTo(addresses, runtime)).length };
  };
  const watch = async () => {
    for (;;) {
      const found = await cameTo(addresses, runtime);
      const waiting = await countWaiting(runtime);
      const lost = addresses.filter((address) => !found.includes(address)).length - waiting;
      if (lost <= 0 || since() > ARRIVE_SECONDS) {
        return { lost: Math.max(0, lost), waiting, lastSeconds: since() };
      }
      await delay(PAUSE_MILLISECONDS);
    }
  };
  const both = Promise.all([invite(), watch()]);
  // Whoever asks hears of a failure.
  both.catch(() => undefined);
  return {
    arrived: async () => {
      const [{ replySeconds, goneByThen }, letters] = await both;
      // Looked at once more: a second one would come after the first.
      const found = await cameTo(addresses, runtime);
      const twice = found.length - new Set(found).size;
      return { written: WRITTEN, waited: goneByThen >= WRITTEN, replySeconds, twice, ...letters };
    },
  };
}

/** To which of these addresses letters have gone, each as often as they have. */
async function cameTo(addresses: readonly string[], { port }: Runtime): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}/__local/mail`);
  const letters = (await response.json()) as { to: string[] }[]; // what the runtime keeps of them
  return letters.flatMap(({ to }) => to).filter((address) => addresses.includes(address));
}

async function countWaiting({ dynamodbEndpoint: endpoint, tables: [TableName] }: Runtime): Promise<number> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials }));
  const { pk } = ranges.due('send-waiting-letters');
  const { Count = 0 } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      Select: 'COUNT',
    }),
  );
  client.destroy();
  return Count;
}
