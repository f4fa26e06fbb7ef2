/** Takes the whole screen and keeps it awake, as far as the browser lets a page. Asked by a touch. */
export async function takeScreen(): Promise<void> {
  if (document.fullscreenElement === null)
    await document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  await keepAwake();
}

/** A screen that was hidden has lost its wake lock. */
export async function keepAwake(): Promise<void> {
  await navigator.wakeLock?.request('screen').catch(() => undefined);
}

/** Gives the screen back. */
export async function leaveScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
}
