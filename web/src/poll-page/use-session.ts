import { useEffect, useState } from 'react';
import { newUuid } from '#web/lib/new-uuid.ts';
import { slot } from '#web/answer-form/storage-slot.ts';

export interface PageSession {
  readonly id: string;
  /** Takes the id the server named. */
  readonly adopt: (id: string) => void;
  /** Another respondent begins. */
  readonly renew: () => void;
  /** The respondent is done: nothing of them stays in the browser. */
  readonly leave: () => void;
}

/**
 * The anonymous session of this opening of the page: a new one each time, unless a draft was already sent under one,
 * which may have arrived. A browser that keeps nothing loses it with the page.
 */
export function useSession(token: string, sentBefore: string | null): PageSession {
  const [id, setId] = useState(() => sentBefore ?? newUuid());
  const [kept] = useState(() => slot('sessionStorage', `tonus:session:${token}`));
  useEffect(() => kept.write(id), [kept, id]);
  return { id, adopt: setId, renew: () => setId(newUuid()), leave: kept.clear };
}
