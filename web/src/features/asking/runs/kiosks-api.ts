import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Kiosk, MadeKiosk, NewKiosk } from '#shared/models/kiosk.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import type { AnsweredRun } from './lib/answered-run.ts';
import { useRunChanged } from './lib/use-run-changed.ts';

/** The kiosks of a run; not asked for where it has none. */
export function useKiosks({ kind, id, hasKiosks }: AnsweredRun): SWRResponse<Reply<typeof polls.listKiosks>, unknown> {
  const input = hasKiosks ? { params: { id } } : null;
  const ofPoll = useApi(polls.listKiosks, kind === 'poll' ? input : null);
  const ofSurvey = useApi(surveys.listSurveyKiosks, kind === 'survey' ? input : null);
  return kind === 'poll' ? ofPoll : ofSurvey;
}

/** What is done with the kiosks of a run; the end of an address comes with the reply and is kept nowhere. */
interface KioskActions {
  readonly make: (wanted: NewKiosk) => Promise<MadeKiosk>;
  readonly end: (kiosk: Pick<Kiosk, 'id'>) => Promise<void>;
}

const ROUTES = {
  poll: { list: polls.listKiosks, make: polls.makeKiosk, end: polls.endKiosk },
  survey: { list: surveys.listSurveyKiosks, make: surveys.makeSurveyKiosk, end: surveys.endSurveyKiosk },
} as const;

/** The changes a member can make to the kiosks of a run, as far as the server lets them. */
export function useKioskActions(run: AnsweredRun): KioskActions {
  const changed = useRunChanged(run);
  const { id } = run;
  const routes = ROUTES[run.kind];
  return {
    make: (body) => changed(callApi(routes.make, { params: { id }, body }), routes.list),
    end: async ({ id: kioskId }) => void (await changed(callApi(routes.end, { params: { id, kioskId } }), routes.list)),
  };
}
