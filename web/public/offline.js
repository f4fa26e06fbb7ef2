/* Opens the page that was asked for as soon as the server answers again. */
const PAUSE_MILLISECONDS = 5000;

async function look() {
  try {
    await fetch('/health', { cache: 'no-store' });
    location.reload();
  } catch {
    // Still nothing.
  }
}

addEventListener('online', look);
setInterval(look, PAUSE_MILLISECONDS);
