let held = 0;

/** While this is under way, the browser asks before it leaves the page: what waits for its turn would never be sent. */
export async function holdPage<Result>(work: Promise<Result>): Promise<Result> {
  if (held === 0) addEventListener('beforeunload', ask);
  held += 1;
  try {
    return await work;
  } finally {
    held -= 1;
    // A page that always listens is kept out of the browser's cache for «back».
    if (held === 0) removeEventListener('beforeunload', ask);
  }
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
