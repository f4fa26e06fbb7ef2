import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { CodeSheet, PrintedSheet } from '#shared/models/code-sheet.ts';
import { callApi } from '#web/lib/api-client.ts';
import { pagesKey } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import type { AnsweredByCodes } from './lib/codes-of.ts';

type Sheet = Pick<CodeSheet, 'id'>;

/** The sheets of one-time codes of what they answer; null means that it has none. */
export function useCodeSheets(
  answered: Pick<AnsweredByCodes, 'id' | 'kind'> | null,
): SWRResponse<Reply<typeof polls.listCodeSheets>, unknown> {
  const input = answered && { params: { id: answered.id } };
  const ofRun = useApi(polls.listCodeSheets, answered?.kind === 'poll' ? input : null);
  const ofSurvey = useApi(surveys.listSurveyCodeSheets, answered?.kind === 'survey' ? input : null);
  return answered?.kind === 'survey' ? ofSurvey : ofRun;
}

/** What is done with the sheets of a run; codes come with the reply and are kept nowhere. */
interface CodeSheetActions {
  readonly make: (count: number) => Promise<PrintedSheet>;
  readonly reprint: (sheet: Sheet) => Promise<PrintedSheet>;
  readonly revoke: (sheet: Sheet) => Promise<void>;
}

/** The changes a member can make to the sheets of a run, as far as the server lets them. */
export function useCodeSheetActions({ kind, id, pollId }: AnsweredByCodes): CodeSheetActions {
  const { mutate } = useSWRConfig();
  const { refresh } = useApiCache();
  return useMemo(() => {
    const params = { id };
    /** The list and, of a poll, the run, which says how many codes it has. */
    async function changed<Value>(work: Promise<Value>): Promise<Value> {
      const value = await work;
      if (kind === 'survey') void refresh(surveys.listSurveyCodeSheets, { params });
      else {
        void refresh(polls.listCodeSheets, { params });
        void refresh(polls.getSummary, { params });
        void mutate(pagesKey(polls.listFrames, { params: { id: pollId } }));
      }
      return value;
    }
    return kind === 'survey'
      ? {
          make: (count) => changed(callApi(surveys.makeSurveyCodeSheet, { params, body: { count } })),
          reprint: ({ id: sheetId }) => changed(callApi(surveys.reprintSurveyCodeSheet, { params: { id, sheetId } })),
          revoke: async ({ id: sheetId }) =>
            void (await changed(callApi(surveys.revokeSurveyCodeSheet, { params: { id, sheetId } }))),
        }
      : {
          make: (count) => changed(callApi(polls.makeCodeSheet, { params, body: { count } })),
          reprint: ({ id: sheetId }) => changed(callApi(polls.reprintCodeSheet, { params: { id, sheetId } })),
          revoke: async ({ id: sheetId }) =>
            void (await changed(callApi(polls.revokeCodeSheet, { params: { id, sheetId } }))),
        };
  }, [kind, id, pollId, mutate, refresh]);
}
