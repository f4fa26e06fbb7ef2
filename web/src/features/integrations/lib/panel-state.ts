/** Where a panel stands: showing what is stored, changing it, or showing what was just saved. */
export interface PanelState {
  readonly mode: 'view' | 'edit' | 'saved';
  readonly failure: { readonly prefix: string; readonly error: unknown } | null;
}

export type PanelEvent =
  | { readonly type: 'edited' }
  | { readonly type: 'cancelled' }
  | { readonly type: 'saved' }
  | { readonly type: 'deleted' }
  | { readonly type: 'tried' }
  | { readonly type: 'failed'; readonly prefix: string; readonly error: unknown };

export const CLOSED: PanelState = { mode: 'view', failure: null };
export const EDITING: PanelState = { mode: 'edit', failure: null };

/** The next state of a panel; a failure changes nothing but itself, so what was typed stays open. */
export function nextState(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'edited':
      return EDITING;
    case 'cancelled':
    case 'deleted':
      return CLOSED;
    case 'saved':
      return { mode: 'saved', failure: null };
    case 'tried':
      return { ...state, failure: null };
    case 'failed':
      return { ...state, failure: { prefix: event.prefix, error: event.error } };
  }
}
