import { useCallback, useEffect, useState } from 'react';
import type { SecondFactorWanted } from '#shared/rules/second-factor.ts';
import { LANGUAGE } from '#text/format.ts';
import { addressIn } from '#web/lib/page-language.ts';
import { wantedOf } from '../../login/lib/wanted-of.ts';
import { complete, completeConnecting, type Outcome } from '../api.ts';
import { failureOfAnswer, failureOfError, type Failure } from './failure.ts';
import { forgetFlow, keepFlow, readFlow, type Asking, type Flow } from './kept-flow.ts';

type Session = Extract<Outcome, { kind: 'session' }>;

/** Where somebody is who has come back from a provider. */
export type Arrival =
  | { readonly step: 'working' }
  | { readonly step: 'asking'; readonly flow: Flow; readonly outcome: Asking }
  | { readonly step: 'failed'; readonly failure: Failure; readonly error: unknown }
  | { readonly step: 'in'; readonly session: Session }
  | { readonly step: 'connected'; readonly flow: Flow }
  /** The provider is right, and the account takes a second factor. */
  | { readonly step: 'second'; readonly flow: Flow; readonly wanted: SecondFactorWanted };

/** What providers say in the address, of which the server is told what it knows. */
const ANSWER = ['code', 'iss', 'device_id'] as const;

/** Completes the way that leads back from a provider; `again` sends the same once more after the connection was lost. */
export function useSignIn(provider: string): { flow: Flow | null; arrival: Arrival; again: () => void } {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const [flow] = useState(() => readFlow(provider));
  const [arrival, setArrival] = useState<Arrival>({ step: 'working' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (flow !== null && flow.language !== LANGUAGE) {
      // The way back names no language: on in that in which it began, and in this one if that cannot be had.
      keepFlow({ ...flow, language: LANGUAGE });
      return window.location.replace(addressIn(flow.language));
    }
    let here = true;
    arrive(provider, flow, query, attempt).then(
      (reached) => here && setArrival(reached),
      (error: unknown) => here && setArrival({ step: 'failed', failure: failureOfError(error), error }),
    );
    return () => {
      here = false;
    };
  }, [provider, flow, query, attempt]);

  const again = useCallback(() => {
    setArrival({ step: 'working' });
    setAttempt((count) => count + 1);
  }, []);
  return { flow, arrival, again };
}

/** Each answer of a provider is handed on once, however often the page is drawn. */
const arrivals = new Map<string, Promise<Arrival>>();

function arrive(provider: string, flow: Flow | null, query: URLSearchParams, attempt: number): Promise<Arrival> {
  const key = `${attempt} ${query}`;
  const known = arrivals.get(key);
  if (known) return known;
  const arrival = finish(provider, flow, query);
  arrivals.set(key, arrival);
  return arrival;
}

async function finish(provider: string, flow: Flow | null, query: URLSearchParams): Promise<Arrival> {
  if (flow?.outcome && !query.has('state')) return { step: 'asking', flow, outcome: flow.outcome };
  const failure = flow === null ? 'elsewhere' : failureOfAnswer(query);
  // A code is worth nothing any more, and no history needs to keep it.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (flow === null || failure !== null) return { step: 'failed', failure: failure ?? 'elsewhere', error: null };
  const answer = {
    provider,
    browser_secret: flow.secret,
    state: query.get('state') ?? '',
    ...Object.fromEntries(ANSWER.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : []))),
  };
  if (flow.purpose === 'link') {
    await completeConnecting(answer);
    forgetFlow();
    return { step: 'connected', flow };
  }
  const outcome = await complete(answer).catch((error: unknown) => ({
    kind: 'second' as const,
    wanted: wantedOf(error),
  }));
  if (outcome.kind === 'second') return { step: 'second', flow, wanted: outcome.wanted };
  if (outcome.kind === 'session') {
    forgetFlow();
    return { step: 'in', session: outcome };
  }
  const asking = { ...flow, outcome };
  keepFlow(asking);
  return { step: 'asking', flow: asking, outcome };
}
