import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import type { Survey, SurveyLaunch } from '#shared/models/survey.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApiPages } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** One survey as it is now; an id that is none is not asked for. */
export function useSurvey(id: string): SWRResponse<Survey, unknown> {
  return useApi(surveys.getSurvey, isUuid(id) ? { params: { id } } : null);
}

/** What there is to know before a survey is launched, read again for each version stored; null means "not yet". */
export function useLaunch(id: string | null, version: number): SWRResponse<SurveyLaunch, unknown> {
  const launch = useApi(surveys.getSurveyLaunch, id === null ? null : { params: { id } });
  const { mutate } = launch;
  const read = useRef(version);
  useEffect(() => {
    if (read.current === version) return;
    read.current = version;
    void mutate();
  }, [mutate, version]);
  return launch;
}

/** The polls of the workspace, newest first, page after page. */
export function usePollsToImport(workspaceId: string) {
  const { pages, ...rest } = useApiPages(polls.listPolls, { params: { id: workspaceId } });
  const list: readonly Poll[] | undefined = useMemo(() => pages?.flatMap((page) => page.polls), [pages]);
  return { ...rest, polls: list };
}

type Settings = Call<typeof surveys.createSurvey>['body'];
type Change = Call<typeof surveys.updateSurvey>['body'];

/** What changes surveys here; each puts the reply where it is shown, without reading again. */
export interface SurveyActions {
  readonly createSurvey: (workspaceId: string, settings: Settings) => Promise<Survey>;
  readonly updateSurvey: (id: string, change: Change) => Promise<Survey>;
  readonly readSurvey: (id: string) => Promise<Survey>;
  /** What the server says of launching what is stored now. */
  readonly readLaunch: (id: string) => Promise<SurveyLaunch>;
  /** What whoever reads the results will see, of made-up answers. */
  readonly readExample: (id: string) => Promise<SurveyResults>;
}

/** Gives what changes surveys. */
export function useSurveyActions(): SurveyActions {
  const { put } = useApiCache();
  const known = useCallback(
    async (survey: Survey): Promise<Survey> => {
      await put(surveys.getSurvey, { params: { id: survey.id } }, survey);
      return survey;
    },
    [put],
  );
  return useMemo(
    () => ({
      createSurvey: async (id, body) => known(await callApi(surveys.createSurvey, { params: { id }, body })),
      updateSurvey: async (id, body) => known(await callApi(surveys.updateSurvey, { params: { id }, body })),
      readSurvey: async (id) => known(await callApi(surveys.getSurvey, { params: { id } })),
      readLaunch: (id) => callApi(surveys.getSurveyLaunch, { params: { id } }),
      readExample: (id) => callApi(surveys.getSurveyExample, { params: { id } }),
    }),
    [known],
  );
}
