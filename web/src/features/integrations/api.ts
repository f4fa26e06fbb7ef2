import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { StatusPreset } from '#shared/rules/bitrix24-tasks.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { whileRead } from '#web/lib/use-portal.ts';
import { keepLanguage } from './lib/kept-language.ts';

export type StoredWebhook = Reply<typeof bitrix24.getBitrix24Credentials>;
export type StoredAi = Reply<typeof ai.getAiCredentials>;
export type NewAi = Required<Call<typeof ai.createAiCredentials>['body']>;
export type ConnectionCheck = Reply<typeof ai.checkAiCredentials>;

/** The webhook of a workspace as it may be shown; null as id means "not for you". */
export function useWebhook(workspaceId: string | null): SWRResponse<StoredWebhook, unknown> {
  const input = workspaceId === null ? null : { params: { id: workspaceId } };
  return useApi(bitrix24.getBitrix24Credentials, input, whileRead());
}

/** The access to the AI of a workspace, without its secret; null as id means "not for you". */
export function useAi(workspaceId: string | null): SWRResponse<StoredAi, unknown> {
  return useApi(ai.getAiCredentials, workspaceId === null ? null : { params: { id: workspaceId } });
}

/** Leaves for a portal that is to let our application in. */
export async function leaveForPortal(workspaceId: string, portal: string): Promise<void> {
  const { url } = await callApi(bitrix24.startBitrix24App, { params: { id: workspaceId }, body: { portal } });
  keepLanguage();
  window.location.assign(url);
}

export interface WebhookActions {
  /** Gives what will not work with this webhook, in words. */
  readonly save: (url: string) => Promise<readonly string[]>;
  readonly choosePreset: (preset: StatusPreset) => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly check: () => Promise<ConnectionCheck>;
}

/** What changes the webhook of a workspace; whoever shows it shows the new one at once. */
export function useWebhookActions(workspaceId: string): WebhookActions {
  const { put, refresh } = useApiCache();
  const save = useCallback(
    async (url: string) => {
      const input = { params: { id: workspaceId } };
      const { warnings, ...stored } = await callApi(bitrix24.saveBitrix24Credentials, {
        ...input,
        body: { webhook_url: url },
      });
      await put(bitrix24.getBitrix24Credentials, input, stored);
      return warnings;
    },
    [workspaceId, put],
  );
  const remove = useCallback(async () => {
    const input = { params: { id: workspaceId } };
    await callApi(bitrix24.deleteBitrix24Credentials, input);
    await refresh(bitrix24.getBitrix24Credentials, input);
  }, [workspaceId, refresh]);
  const choosePreset = useCallback(
    async (status_preset: StatusPreset) => {
      const input = { params: { id: workspaceId } };
      const stored = await callApi(bitrix24.updateBitrix24Settings, { ...input, body: { status_preset } });
      await put(bitrix24.getBitrix24Credentials, input, stored);
    },
    [workspaceId, put],
  );
  const check = useCallback(() => callApi(bitrix24.checkBitrix24, { params: { id: workspaceId } }), [workspaceId]);
  return { save, choosePreset, remove, check };
}

export interface AiActions {
  /** `known` says whether there are credentials already, as far as this page knows. */
  readonly save: (credentials: NewAi, known: boolean) => Promise<'created' | 'updated'>;
  readonly remove: () => Promise<void>;
  readonly check: () => Promise<ConnectionCheck>;
}

/** What changes the access to the AI; whoever shows it shows the new one at once. */
export function useAiActions(workspaceId: string): AiActions {
  const { put, refresh } = useApiCache();
  const save = useCallback(
    async (body: NewAi, known: boolean) => {
      const input = { params: { id: workspaceId } };
      const { stored, done } = await createOrUpdate({ ...input, body }, known);
      await put(ai.getAiCredentials, input, stored);
      return done;
    },
    [workspaceId, put],
  );
  const remove = useCallback(async () => {
    const input = { params: { id: workspaceId } };
    await callApi(ai.deleteAiCredentials, input);
    await refresh(ai.getAiCredentials, input);
  }, [workspaceId, refresh]);
  const check = useCallback(async () => {
    const input = { params: { id: workspaceId } };
    const result = await callApi(ai.checkAiCredentials, input);
    await refresh(ai.getAiCredentials, input);
    return result;
  }, [workspaceId, refresh]);
  return { save, remove, check };
}

/** Creation that meets credentials somebody else has just stored becomes an update. */
async function createOrUpdate(input: { params: { id: string }; body: NewAi }, known: boolean) {
  if (!known) {
    try {
      return { stored: await callApi(ai.createAiCredentials, input), done: 'created' } as const;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return { stored: await callApi(ai.updateAiCredentials, input), done: 'updated' } as const;
}

/** Our server says 409; the specification speaks of 400. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 409);
}
