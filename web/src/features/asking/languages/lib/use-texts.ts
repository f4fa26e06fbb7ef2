import { useCallback, useEffect, useRef, useState } from 'react';
import type { LanguageTexts } from '#shared/models/translations.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { afterConflict, afterSaving, isTouched, storedAt, type TypedTexts } from './typed.ts';

/** Long enough to type on, short enough that nobody wonders. */
const QUIET_MILLISECONDS = 900;
/** Several people may translate at once. */
const ATTEMPTS = 4;

interface TextsInput {
  readonly language: LanguageTexts;
  /** Both stay the same ones while the language does. */
  readonly save: (version: number, texts: readonly { place: string; text: string }[]) => Promise<LanguageTexts>;
  readonly readAgain: () => Promise<LanguageTexts | undefined>;
}

/** What is typed into the texts of a language, and how storing it goes. */
export interface Texts {
  /** What is typed and not stored, by place. */
  readonly typed: TypedTexts;
  readonly saving: boolean;
  /** Why it is not stored; null where nothing went wrong. */
  readonly error: unknown;
  /** Places that somebody else has written at the same time. */
  readonly both: readonly string[];
  readonly type: (place: string, text: string) => void;
  /** Says that what stands in these places is right, typed or not. */
  readonly check: (places: readonly string[]) => void;
  /** Stores what is typed now. */
  readonly flush: () => void;
}

/**
 * Stores what is typed by itself, a moment after the last letter. What could not be stored stays typed; where somebody
 * was faster in other places it is sent again, where in the same ones it waits for a decision.
 */
export function useTexts({ language, save, readAgain }: TextsInput): Texts {
  const [typed, setTyped] = useState<TypedTexts>({});
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [both, setBoth] = useState<readonly string[]>([]);
  const now = useRef<TypedTexts>({});
  const version = useRef(language.version);
  const running = useRef(false);
  const quiet = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Another's change that is on the screen already: what is typed is sent from there.
    version.current = Math.max(version.current, language.version);
  }, [language.version]);

  const keep = useCallback((next: TypedTexts) => {
    now.current = next;
    setTyped(next);
  }, []);

  /** Sends what is typed; the places that both have written, where somebody was faster there. */
  const send = useCallback(async (): Promise<readonly string[]> => {
    for (let attempt = 1; isTouched(now.current); attempt++) {
      const sent = now.current;
      const texts = Object.entries(sent).map(([place, { text }]) => ({ place, text }));
      try {
        const stored = await save(version.current, texts);
        version.current = stored.version;
        keep(afterSaving(now.current, sent));
      } catch (failure) {
        const newest = failure instanceof ApiError && failure.status === 409 ? await readAgain() : undefined;
        if (!newest || attempt === ATTEMPTS) throw failure;
        version.current = newest.version;
        const met = afterConflict(now.current, newest);
        keep(met.typed);
        if (met.both.length > 0) return met.both;
      }
    }
    return [];
  }, [keep, readAgain, save]);

  const store = useCallback(async (): Promise<void> => {
    // What waits for a decision afterwards is not sent once more by what was typed before.
    clearTimeout(quiet.current);
    if (running.current || !isTouched(now.current)) return;
    running.current = true;
    setSaving(true);
    setError(null);
    setBoth([]);
    try {
      setBoth(await send());
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setSaving(false);
    }
  }, [send]);

  // Whoever leaves has typed what they wanted.
  useEffect(() => () => void store(), [store]);

  return {
    typed,
    saving,
    error,
    both,
    type(place, text) {
      const before = now.current[place]?.before ?? storedAt(language, place);
      const { [place]: _, ...others } = now.current;
      keep(text === before ? others : { ...others, [place]: { text, before } });
      setError(null);
      setBoth([]);
      clearTimeout(quiet.current);
      quiet.current = setTimeout(() => void store(), QUIET_MILLISECONDS);
    },
    check(places) {
      const checked = places.map((place) => {
        const before = storedAt(language, place);
        return [place, { text: now.current[place]?.text ?? before, before }] as const;
      });
      keep({ ...now.current, ...Object.fromEntries(checked) });
      void store();
    },
    flush: () => void store(),
  };
}
