import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { CodeSheet, PrintedSheet } from '#shared/models/code-sheet.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import type { AnsweredRun } from './lib/answered-run.ts';
import { useRunChanged } from './lib/use-run-changed.ts';

/** The sheets of one-time codes of a run; not asked for where it has none. Those that were revoked just now stay in sight. */
export function useCodeSheets({
  kind,
  id,
  hasSheets,
}: AnsweredRun): SWRResponse<Reply<typeof polls.listCodeSheets>, unknown> {
  const [had] = useState(hasSheets);
  const input = had || hasSheets ? { params: { id } } : null;
  const ofPoll = useApi(polls.listCodeSheets, kind === 'poll' ? input : null);
  const ofSurvey = useApi(surveys.listSurveyCodeSheets, kind === 'survey' ? input : null);
  return kind === 'poll' ? ofPoll : ofSurvey;
}

/** What is done with the sheets of a run; codes come with the reply and are kept nowhere. */
interface CodeSheetActions {
  readonly make: (wanted: { readonly count: number; readonly team: string | null }) => Promise<PrintedSheet>;
  readonly reprint: (sheet: Pick<CodeSheet, 'id'>) => Promise<PrintedSheet>;
  readonly revoke: (sheet: Pick<CodeSheet, 'id'>) => Promise<void>;
}

const ROUTES = {
  poll: {
    list: polls.listCodeSheets,
    make: polls.makeCodeSheet,
    reprint: polls.reprintCodeSheet,
    revoke: polls.revokeCodeSheet,
  },
  survey: {
    list: surveys.listSurveyCodeSheets,
    make: surveys.makeSurveyCodeSheet,
    reprint: surveys.reprintSurveyCodeSheet,
    revoke: surveys.revokeSurveyCodeSheet,
  },
} as const;

/** The changes a member can make to the sheets of a run, as far as the server lets them. */
export function useCodeSheetActions(run: AnsweredRun): CodeSheetActions {
  const changed = useRunChanged(run);
  const { id } = run;
  const routes = ROUTES[run.kind];
  return {
    make({ count, team }) {
      const { make, list } = ROUTES.poll;
      if (run.kind === 'poll') return changed(callApi(make, { params: { id }, body: { count, team } }), list);
      return changed(callApi(ROUTES.survey.make, { params: { id }, body: { count } }), ROUTES.survey.list);
    },
    reprint: ({ id: sheetId }) => changed(callApi(routes.reprint, { params: { id, sheetId } }), routes.list),
    revoke: async ({ id: sheetId }) =>
      void (await changed(callApi(routes.revoke, { params: { id, sheetId } }), routes.list)),
  };
}
