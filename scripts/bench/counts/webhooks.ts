import { createOutbound } from '#core/clients/outbound.ts';
import { createRepositories } from '#data/create-repositories.ts';
import { createTable } from '#data/table.ts';
import { deliverWebhooks } from '#functions/webhooks/deliver-webhooks.ts';
import { startReceiver } from '#scripts/fake-services/webhooks.ts';
import { calls, measure, type Cost } from '#tests/support/calls.ts';
import { makePerson, makeTask, makeWorkspace, vault } from '#tests/support/factories.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { makeWebhook } from '#tests/support/webhooks.ts';

const AT_ONCE = 10;
const HURRY_MILLISECONDS = 30_000;

/** What the stream's reader and the sender ask of DynamoDB. */
export interface EventCosts {
  /** A task is written down in the trail where nobody subscribes; beside it, the event where somebody does. */
  readonly unheard: Cost;
  readonly heard: Cost;
  /** One event sent to one receiver, ten sent at once, and a minute in which there is nothing to send. */
  readonly sent: Cost;
  readonly sentTogether: Cost;
  readonly idle: Cost;
}

function countedTable() {
  const { TABLE_NAME: name, AWS_REGION: region, DYNAMODB_ENDPOINT: endpoint } = process.env;
  return createTable({ name: name!, region: region!, endpoint, onCall: (call) => calls.push(call) });
}

/** Counts what one event costs from the task that is its cause to the receiver that has it. */
export async function countEvents(): Promise<EventCosts> {
  const receiver = await startReceiver();
  try {
    const repos = createRepositories(countedTable());
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const told = () => measure(countAll);
    const send = () =>
      measure(() =>
        deliverWebhooks({
          repos,
          vault,
          outbound: createOutbound({ allow: new Set([receiver.host]) }),
          siteUrl: 'https://tonus.example',
          newId: () => crypto.randomUUID(),
          clock: () => new Date(),
          wait: () => Promise.resolve(),
          until: new Date(Date.now() + HURRY_MILLISECONDS),
        }),
      );
    const happens = async (times = 1) => {
      for (let time = 0; time < times; time++) await makeTask(owner, workspace);
    };
    await countAll();
    await happens();
    const unheard = await told();
    await makeWebhook(workspace, { address: `${receiver.url}/bench`, createdBy: owner.id });
    await countAll();
    await happens();
    const heard = await told();
    const sent = await send();
    await happens(AT_ONCE);
    await countAll();
    const sentTogether = await send();
    if (receiver.received.length !== 1 + AT_ONCE) throw new Error(`${receiver.received.length} events arrived`);
    return { unheard, heard, sent, sentTogether, idle: await send() };
  } finally {
    await receiver.stop();
  }
}
