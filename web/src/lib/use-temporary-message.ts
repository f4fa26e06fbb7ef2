import { useCallback, useEffect, useState } from 'react';

/** How long a word of success stands, in milliseconds. */
export const MESSAGE_MILLISECONDS = 3000;

export interface TemporaryMessage {
  readonly message: string | null;
  readonly show: (message: string) => void;
  readonly clear: () => void;
}

/** A message that takes itself away after three seconds; a new one starts its own three. */
export function useTemporaryMessage(): TemporaryMessage {
  const [shown, setShown] = useState<{ readonly message: string } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), MESSAGE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shown]);
  const show = useCallback((message: string) => setShown({ message }), []);
  const clear = useCallback(() => setShown(null), []);
  return { message: shown?.message ?? null, show, clear };
}
