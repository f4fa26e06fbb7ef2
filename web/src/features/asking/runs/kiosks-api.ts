import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Kiosk, MadeKiosk, NewKiosk } from '#shared/models/kiosk.ts';
import { callApi } from '#web/lib/api-client.ts';
import { pagesKey } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** What kiosks are of: a run of a poll, or a survey. */
export type OfKiosks =
  | { readonly kind: 'poll'; readonly id: string; readonly pollId: string }
  | { readonly kind: 'survey'; readonly id: string };

/** The kiosks of a run; not asked for where it has none. */
export function useKiosks({ kind, id }: OfKiosks, has: boolean): SWRResponse<Reply<typeof polls.listKiosks>, unknown> {
  const input = has ? { params: { id } } : null;
  const ofPoll = useApi(polls.listKiosks, kind === 'poll' ? input : null);
  const ofSurvey = useApi(surveys.listSurveyKiosks, kind === 'survey' ? input : null);
  return kind === 'poll' ? ofPoll : ofSurvey;
}

/** What is done with the kiosks of a run; the end of an address comes with the reply and is kept nowhere. */
interface KioskActions {
  readonly make: (wanted: NewKiosk) => Promise<MadeKiosk>;
  readonly end: (kiosk: Pick<Kiosk, 'id'>) => Promise<void>;
}

/** The changes a member can make to the kiosks of a run, as far as the server lets them. */
export function useKioskActions(of: OfKiosks): KioskActions {
  const { mutate } = useSWRConfig();
  const { refresh } = useApiCache();
  const { kind, id } = of;
  const pollId = of.kind === 'poll' ? of.pollId : null;
  return useMemo(() => {
    const params = { id };
    async function changed<Value>(work: Promise<Value>): Promise<Value> {
      const value = await work;
      if (pollId === null) void refresh(surveys.listSurveyKiosks, { params });
      else {
        void refresh(polls.listKiosks, { params });
        void mutate(pagesKey(polls.listFrames, { params: { id: pollId } }));
      }
      return value;
    }
    return {
      make: (body) =>
        changed(
          kind === 'poll'
            ? callApi(polls.makeKiosk, { params, body })
            : callApi(surveys.makeSurveyKiosk, { params, body }),
        ),
      end: async ({ id: kioskId }) => {
        const one = { params: { id, kioskId } };
        await changed(kind === 'poll' ? callApi(polls.endKiosk, one) : callApi(surveys.endSurveyKiosk, one));
      },
    };
  }, [kind, id, pollId, mutate, refresh]);
}
