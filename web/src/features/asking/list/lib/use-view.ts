import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { KINDS, STATES, type Kind, type State } from './list-entry.ts';

/** What the list is narrowed to by kind. */
export type KindChoice = Kind | 'all';

const KIND = 'kind';
const STATE = 'state';
/** As the list of surveys named them in its address. */
const STATE_NAMED: Readonly<Record<string, State>> = { published: 'running', completed: 'finished' };

/** What part of the list the address names: the address of surveys names them, whatever its query. */
export interface View {
  readonly kind: KindChoice;
  readonly state: State | null;
  readonly show: (change: { readonly kind?: KindChoice; readonly state?: State | null }) => void;
}

/** Reads it, and puts another one in its place. Whoever only answers is asked by polls of one kind: there is no other. */
export function useView(hasKinds: boolean): View {
  const { pathname, search, state: carried } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const atSurveys = pathname.startsWith(paths.surveys);
  const named = KINDS.find((one) => one === query.get(KIND)) ?? (atSurveys ? 'survey' : 'all');
  const kind = hasKinds ? named : 'all';
  const stateName = query.get(STATE) ?? '';
  const state = STATES.find((one) => one === stateName) ?? STATE_NAMED[stateName] ?? null;
  return {
    kind,
    state,
    show({ kind: nextKind = kind, state: nextState = state }) {
      set(query, KIND, nextKind === 'all' ? null : nextKind);
      set(query, STATE, nextState);
      const rest = query.size > 0 ? `?${query}` : '';
      void navigate(`${atSurveys ? paths.polls : pathname}${rest}`, { replace: true, state: carried });
    },
  };
}

function set(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
