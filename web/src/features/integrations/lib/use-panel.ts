import { useEffect, useReducer } from 'react';
import { useAction } from '#web/lib/use-action.ts';
import { useTemporaryMessage } from '#web/lib/use-temporary-message.ts';
import { integrationsText as text } from '#text/integrations.ts';
import { CLOSED, EDITING, nextState, type PanelState } from './panel-state.ts';

export interface Panel extends PanelState {
  readonly busy: boolean;
  /** A word of success that goes away by itself. */
  readonly message: string | null;
  readonly edit: () => void;
  readonly cancel: () => void;
  /**
   * Each runs the work once and shows its end; `work` gives the words of success. A failure that `isShown` says is shown at
   * a field is not told a second time.
   */
  readonly save: (work: () => Promise<string>, isShown?: (error: unknown) => boolean) => Promise<boolean>;
  /** Changes something about what is stored, which stays in view. */
  readonly change: (work: () => Promise<string>) => Promise<boolean>;
  readonly remove: (work: () => Promise<string>) => Promise<boolean>;
  readonly check: (work: () => Promise<string>) => Promise<boolean>;
}

export interface PanelOptions {
  /** The address asks for this form: it stands open from the beginning, or opens when the address comes to say so. */
  readonly wanted?: boolean;
  /** The form is done with, whether it was saved or cancelled. */
  readonly onDone?: () => void;
}

/** The modes of a panel and what its last attempt came to. */
export function usePanel({ wanted = false, onDone }: PanelOptions = {}): Panel {
  const [state, dispatch] = useReducer(nextState, wanted ? EDITING : CLOSED);
  useEffect(() => {
    if (wanted) dispatch({ type: 'edited' });
  }, [wanted]);
  const { busy, run } = useAction();
  const success = useTemporaryMessage();

  const attempt = (
    work: () => Promise<string>,
    done: 'saved' | 'deleted' | null,
    prefix: string,
    isShown: (error: unknown) => boolean = () => false,
  ) =>
    run(async () => {
      success.clear();
      dispatch({ type: 'tried' });
      try {
        success.show(await work());
        if (done) dispatch({ type: done });
        if (done === 'saved') onDone?.();
      } catch (error) {
        if (!isShown(error)) dispatch({ type: 'failed', prefix, error });
        throw error;
      }
    });

  return {
    ...state,
    busy,
    message: success.message,
    edit: () => {
      success.clear();
      dispatch({ type: 'edited' });
    },
    cancel: () => {
      dispatch({ type: 'cancelled' });
      onDone?.();
    },
    save: (work, isShown) => attempt(work, 'saved', text.saveFailed, isShown),
    change: (work) => attempt(work, null, text.saveFailed),
    remove: (work) => attempt(work, 'deleted', text.deleteFailed),
    check: (work) => attempt(work, null, text.checkFailed),
  };
}
