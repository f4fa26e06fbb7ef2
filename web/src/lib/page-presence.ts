let gone: Promise<void> | null = null;

// Absent where there is no page: in unit tests.
globalThis.addEventListener?.('pagehide', () => {
  gone ??= new Promise((resolve) => {
    addEventListener(
      'pageshow',
      () => {
        gone = null;
        resolve();
      },
      { once: true },
    );
  });
});

/**
 * Done at once while somebody looks at this page, else when they come back to it. Leaving a page cuts its calls off,
 * which says nothing about the connection: acted upon, it would end sessions.
 */
export async function pageIsPresent(): Promise<void> {
  await gone;
}
