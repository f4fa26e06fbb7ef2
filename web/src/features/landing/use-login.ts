import { useCallback, useEffect, useRef, useState } from 'react';

export interface LoginCallbacks {
  readonly onClose: () => void;
  /** The tokens are stored; the way into the app is open. */
  readonly onSuccess: () => void;
}

/** What the dialog begins with. */
export type LoginStart = 'login' | 'registration';

export interface LoginDialog {
  open(start: LoginStart): void;
  remove(): void;
}

/** Fetches the login, which arrives only when it is wanted. */
export type LoadLogin = () => Promise<(callbacks: LoginCallbacks) => LoginDialog>;

/** The login of the landing. `state` is `failed` when its parts did not arrive; the next try fetches them again. */
export function useLogin(load: LoadLogin, onSuccess: () => void) {
  const [state, setState] = useState<'unused' | 'used' | 'failed'>('unused');
  const dialog = useRef<Promise<LoginDialog>>(undefined);
  const opener = useRef<Element | null>(null);

  const open = useCallback(
    async (start: LoginStart = 'login') => {
      opener.current = document.activeElement;
      // The dialog arrives after the click, so it cannot know by itself where the focus came from.
      const onClose = () => {
        if (opener.current instanceof HTMLElement) opener.current.focus();
      };
      try {
        dialog.current ??= load().then((create) => create({ onClose, onSuccess }));
        (await dialog.current).open(start);
        setState('used');
      } catch {
        dialog.current = undefined;
        setState('failed');
      }
    },
    [load, onSuccess],
  );

  useEffect(
    () => () => {
      const left = dialog.current;
      dialog.current = undefined;
      // Not at once: a root is not removed while the page around it is being drawn.
      void left?.then((one) => setTimeout(() => one.remove())).catch(() => undefined);
    },
    [],
  );

  const prefetch = useCallback(() => void load().catch(() => undefined), [load]);
  return { state, open, prefetch };
}
