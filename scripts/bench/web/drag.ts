import type { Page } from 'playwright-core';

/** What was seen while a card was dragged on a processor that is made slower. */
export interface DragNotes {
  /** From a move of the mouse to the paint behind it, in ms: 95 of 100 are quicker. */
  readonly p95: number;
  /** The longest task of the browser by the clock, in ms; 0 where none lasts 50. */
  readonly longest: number;
  /** Cards that were changed in the document while another one was dragged over them. */
  readonly touched: number;
}

const MOVES = 120;

/** Takes the first card and drags it over all columns, by the window's edge as well, where the page scrolls by itself. */
export async function dragByHand(page: Page): Promise<DragNotes> {
  await takeFirstCard(page);
  await page.evaluate(watchDrag);
  for (const x of await middlesOfColumns(page)) {
    await page.mouse.move(x, 850, { steps: MOVES / 8 });
    await page.mouse.move(x, 420, { steps: MOVES / 8 });
  }
  const { long, paints, touched } = await page.evaluate(() => {
    const notes = (window as unknown as { drag: PageNotes }).drag;
    return { long: notes.long, paints: notes.paints, touched: notes.touched.size };
  });
  await letGo(page);
  const sorted = paints.toSorted((a, b) => a - b);
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0, longest: Math.max(0, ...long), touched };
}

const STEPS_DOWN = 5;
/** The page scrolls so far under the card with each step. */
const SCROLL_PIXELS = 200;

/**
 * Drags the first card down and up each column in steps, each of which is drawn before the next, and tells what the
 * longest task of each step cost the processor, in ms.
 */
export async function dragInSteps(page: Page): Promise<number[]> {
  await takeFirstCard(page);
  const middles = await middlesOfColumns(page);
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // Border: the protocol says no more of an event than that it is an object.
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await page.evaluate(() => addEventListener('mousemove', () => performance.mark('step')));
  for (const x of middles) {
    for (let step = 0; step < STEPS_DOWN * 2; step++) {
      await page.mouse.move(x, 320 + 60 * (step % STEPS_DOWN));
      await page.evaluate(scrollAndPaint, step < STEPS_DOWN ? SCROLL_PIXELS : -SCROLL_PIXELS);
    }
  }
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  await letGo(page);
  return longestBySteps(events);
}

async function takeFirstCard(page: Page): Promise<void> {
  const card = (await page.locator('main article').first().boundingBox())!;
  await page.mouse.move(card.x + 40, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 50, { steps: 5 });
  // Taking a card is a press, not a move: it outlines its place.
  await page.getByText('взята').waitFor({ state: 'attached' });
}

async function letGo(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function middlesOfColumns(page: Page): Promise<number[]> {
  const columns = await page.locator('main section[data-status]').all();
  const boxes = await Promise.all(columns.map((column) => column.boundingBox()));
  return boxes.map((box) => box!.x + box!.width / 2);
}

/** Scrolls as the wheel does, but by the same pixels each time, and waits for what was drawn behind it. */
async function scrollAndPaint(pixels: number): Promise<void> {
  scrollBy({ top: pixels, behavior: 'instant' });
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  // What comes into sight is drawn with the frame behind the one that shows it is there.
  await painted();
  await painted();
}

/** An event of the browser's trace; moments and durations in µs, `tdur` is the time of the processor. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** The longest task of each step, of those that ended from its mark to the next one's. */
function longestBySteps(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === 'step').toSorted((a, b) => a.ts - b.ts);
  const main = marks[0];
  if (!main || marks.length !== 4 * STEPS_DOWN * 2) throw new Error(`The trace has ${marks.length} steps`);
  const ran = events.filter(({ name, pid, tid }) => name === 'RunTask' && pid === main.pid && tid === main.tid);
  return marks.map(({ ts: from }, step) => {
    const to = marks[step + 1]?.ts ?? Infinity;
    const own = ran.filter(({ ts, dur = 0 }) => ts + dur >= from && ts + dur < to);
    return Math.max(...own.map(({ tdur = 0 }) => tdur)) / 1000;
  });
}

interface PageNotes {
  readonly long: number[];
  readonly paints: number[];
  readonly touched: Set<Element>;
}

/** Notes the browser's long tasks, the paint behind each move of the mouse, and the cards that change. */
function watchDrag(): void {
  const notes: PageNotes = { long: [], paints: [], touched: new Set() };
  Object.assign(window, { drag: notes });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) notes.long.push(duration);
  }).observe({ type: 'longtask' });
  addEventListener('mousemove', ({ timeStamp }) => {
    requestAnimationFrame(() => setTimeout(() => notes.paints.push(performance.now() - timeStamp)));
  });
  new MutationObserver((records) => {
    for (const { target } of records) {
      const card = (target instanceof Element ? target : target.parentElement)?.closest('main article');
      if (card) notes.touched.add(card);
    }
  }).observe(document.querySelector('main')!, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
}
