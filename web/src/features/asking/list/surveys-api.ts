import { useMemo } from 'react';
import { type SWRResponse, useSWRConfig } from 'swr';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { callApi } from '#web/lib/api-client.ts';
import { isTransportFailure, rawDelete } from '#web/lib/raw-delete.ts';
import { useWholeList, wholeListKey } from '#web/lib/use-whole-list.ts';
import { useApiCache } from '#web/lib/use-api.ts';

/** The most a list gives at once. */
const PAGE = '100';
/** Two thousand surveys: nobody looks further back than that. */
const MAX_PAGES = 20;

const listOf = (workspaceId: string) => ({ params: { id: workspaceId }, query: { limit: PAGE } });

/** All surveys of a workspace, newest first. */
export function useSurveys(workspaceId: string): SWRResponse<Survey[], unknown> {
  return useWholeList(surveys.listSurveys, listOf(workspaceId), (page) => page.surveys, { maxPages: MAX_PAGES });
}

/** What the list changes; each puts the reply where it is shown, without reading again. */
export interface SurveyActions {
  readonly moveTo: (survey: Survey, status: SurveyStatus) => Promise<Survey>;
  readonly repeat: (survey: Survey) => Promise<Survey>;
  /** A public link with this end, or with a random one for null; an earlier link stops opening. */
  readonly share: (survey: Survey, customPath: string | null) => Promise<Survey>;
  readonly remove: (survey: Survey) => Promise<void>;
}

/** The changes a member can make to surveys in their list, as far as the server lets them. */
export function useSurveyActions(): SurveyActions {
  const { mutate } = useSWRConfig();
  const { put } = useApiCache();
  return useMemo(() => {
    const edit = async (workspaceId: string, change: (list: Survey[]) => Survey[]): Promise<void> => {
      const key = wholeListKey(surveys.listSurveys, listOf(workspaceId));
      await mutate(key, (list: Survey[] | undefined) => list && change(list), { revalidate: false });
    };
    const changed = async (survey: Survey): Promise<Survey> => {
      await put(surveys.getSurvey, { params: { id: survey.id } }, survey);
      await edit(survey.workspace_id, (list) => list.map((other) => (other.id === survey.id ? survey : other)));
      return survey;
    };
    return {
      moveTo: async ({ id, version }, status) =>
        changed(await callApi(surveys.updateSurvey, { params: { id }, body: { status, version } })),
      async repeat({ id }) {
        const made = await callApi(surveys.repeatSurvey, { params: { id } });
        await put(surveys.getSurvey, { params: { id: made.id } }, made);
        await edit(made.workspace_id, (list) => [made, ...list]);
        return made;
      },
      share: async ({ id }, path) =>
        changed(
          await callApi(surveys.shareSurvey, { params: { id }, body: { custom_path: path, renew: path === null } }),
        ),
      async remove({ id, workspace_id: workspaceId }) {
        try {
          await callApi(surveys.deleteSurvey, { params: { id } });
        } catch (error) {
          if (!isTransportFailure(error)) throw error;
          await rawDelete(surveys.deleteSurvey, { id });
        }
        await edit(workspaceId, (list) => list.filter((other) => other.id !== id));
      },
    } satisfies SurveyActions;
  }, [mutate, put]);
}
