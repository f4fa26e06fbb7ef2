import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { NewPastImport, PastImport } from '#shared/models/past-import.ts';
import type { Brought } from '#web/lib/forms/brought.ts';
import { toSurveyQuestions } from '#web/lib/forms/to-survey.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** What was brought into a workspace so far. */
export function usePastImports(id: string): SWRResponse<Reply<typeof polls.listPastImports>, unknown> {
  return useApi(polls.listPastImports, { params: { id } });
}

/** Bringing a past in and taking it back. */
export function usePastActions(id: string) {
  const cache = useApiCache();
  const changed = () => cache.refresh(polls.listPastImports, { params: { id } });
  return {
    bring: async (body: NewPastImport): Promise<PastImport> => {
      const made = await callApi(polls.importPast, { params: { id }, body });
      await changed();
      return made;
    },
    undo: async ({ poll_id: pollId }: PastImport): Promise<void> => {
      await callApi(polls.deletePoll, { params: { id: pollId } });
      await changed();
    },
    /** The questions alone, as a draft of a survey. */
    draft: (title: string, brought: Brought) =>
      callApi(surveys.createSurvey, { params: { id }, body: { title, questions: toSurveyQuestions(brought) } }),
  };
}
