import { polls } from '#shared/contract/polls.ts';
import { callApi } from '#web/lib/api-client.ts';

/** Reminds whoever has not answered a run; by itself, since all routes of polls come with it. */
export async function remind(runId: string): Promise<void> {
  await callApi(polls.remindFrame, { params: { id: runId } });
}
