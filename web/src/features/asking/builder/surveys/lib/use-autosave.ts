import { useCallback, useEffect, useRef, useState } from 'react';
import type { Survey } from '#shared/models/survey.ts';
import { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { useSurveyActions } from '../api.ts';
import { sameDraft, type SurveyDraft, toDraft, toRequest } from './survey-draft.ts';

/** A pause in typing after which a draft is stored. */
const PAUSE_MILLISECONDS = 900;
/** How long a draft waits for the connection before it is tried again. */
const RETRY_MILLISECONDS = 10_000;

/** A draft and the version of the survey it was made from. */
export interface Basis {
  readonly draft: SurveyDraft;
  readonly version: number;
}

/** How a draft stands to what the server has. */
export type SaveState =
  | { readonly kind: 'saved'; readonly at: Date | null }
  | { readonly kind: 'saving' }
  /** Something has to be put right first; until then it is kept on this device. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict'; readonly newest: Survey }
  | { readonly kind: 'refused'; readonly error: unknown };

export interface Autosave {
  readonly state: SaveState;
  readonly basis: Basis;
  readonly unsaved: boolean;
  /** Stores what is typed now; null where that did not work, which `state` then says. */
  readonly flush: () => Promise<Survey | null>;
  /** Goes on from another version; what is typed here is kept and will be stored over it. */
  readonly rebase: (basis: Basis) => void;
}

interface Failure {
  readonly error: unknown;
  readonly draft: SurveyDraft;
}

/** Stores a draft by itself, after each pause in typing, one request at a time. */
export function useAutosave(surveyId: string, opened: Basis, draft: SurveyDraft, sendable: boolean): Autosave {
  const { updateSurvey, readSurvey } = useSurveyActions();
  const [basis, setBasis] = useState(opened);
  const [busy, setBusy] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [conflict, setConflict] = useState<Survey | null>(null);
  const running = useRef<Promise<Survey | null> | null>(null);
  const latest = useRef({ draft, basis, sendable });
  useEffect(() => {
    latest.current = { draft, basis, sendable };
  });

  const send = useCallback(
    async (sent: SurveyDraft, version: number): Promise<Survey | null> => {
      setBusy(true);
      try {
        const survey = await updateSurvey(surveyId, { ...toRequest(sent), version }).catch(async (error: unknown) => {
          if (!(error instanceof ApiError && error.status === 409)) throw error;
          const newest = await readSurvey(surveyId);
          // An earlier attempt may have arrived, its reply lost: then this is nobody else's version.
          if (sameDraft(toDraft(newest), sent)) return newest;
          setConflict(newest);
          return null;
        });
        if (survey === null) return null;
        latest.current = { ...latest.current, basis: { draft: sent, version: survey.version } };
        setBasis(latest.current.basis);
        setSavedAt(new Date());
        setFailure(null);
        return survey;
      } catch (error) {
        setFailure({ error, draft: sent });
        return null;
      } finally {
        setBusy(false);
      }
    },
    [surveyId, updateSurvey, readSurvey],
  );

  const save = useCallback(
    (now: SurveyDraft): Promise<Survey | null> => {
      running.current ??= send(now, latest.current.basis.version).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [send],
  );

  const flush = useCallback(async (): Promise<Survey | null> => {
    if (running.current) await running.current;
    const { draft: now, basis: from, sendable: ready } = latest.current;
    if (!ready) return null;
    return sameDraft(now, from.draft) ? readSurvey(surveyId).catch(() => null) : save(now);
  }, [save, readSurvey, surveyId]);

  const unsaved = !sameDraft(draft, basis.draft);
  const offline = failure?.error instanceof NetworkError;
  // What the server refused is sent again when it has changed; what did not reach it, after a while.
  const refused = failure !== null && !offline && failure.draft === draft;
  const due = unsaved && sendable && !busy && !refused && conflict === null;
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => void save(draft), offline ? RETRY_MILLISECONDS : PAUSE_MILLISECONDS);
    const now = () => void save(draft);
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [due, offline, draft, save]);

  // Whoever leaves the page does not wait for the pause.
  useEffect(
    () => () => {
      const { draft: now, basis: from, sendable: ready } = latest.current;
      if (ready && !sameDraft(now, from.draft)) void save(now);
    },
    [save],
  );

  return {
    state: stateOf(),
    basis,
    unsaved,
    flush,
    rebase(next) {
      setBasis(next);
      setConflict(null);
      setFailure(null);
    },
  };

  function stateOf(): SaveState {
    if (conflict) return { kind: 'conflict', newest: conflict };
    if (offline && unsaved) return { kind: 'offline' };
    if (refused) return { kind: 'refused', error: failure.error };
    if (!unsaved) return { kind: 'saved', at: savedAt };
    return sendable ? { kind: 'saving' } : { kind: 'incomplete' };
  }
}
