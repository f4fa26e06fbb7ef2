import { useState } from 'react';
import { safeStorage } from '#web/lib/safe-storage.ts';

const KEY = 'single_keys_of_tasks';
const OFF = 'off';

/** Whether the page listens to single keys, remembered in this browser: whoever speaks to it presses them unawares. */
export function useSingleKeys(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => safeStorage.read(KEY) !== OFF);
  const choose = (next: boolean) => {
    if (next) safeStorage.remove(KEY);
    else safeStorage.write(KEY, OFF);
    setOn(next);
  };
  return [on, choose];
}
