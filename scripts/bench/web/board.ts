import type { Page } from 'playwright-core';
import type { Reply } from '#shared/contract/route.ts';
import type { tasks } from '#shared/contract/tasks.ts';
import { TASK_PRIORITIES, TASK_STATUSES, type Task } from '#shared/models/task.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { CANNED_ID } from '../cold/canned.ts';
import { APP_REPLIES } from './pages.ts';
import { answerFrom, buildSite, ORIGIN } from './site.ts';

/** How the board of a thousand tasks behaves in a browser. */
export interface BoardFigures {
  /** From the reply with the tasks to the first paint with cards, in ms. */
  readonly firstRender: number;
  /** Cards in the document at first; the others come when they are asked for. */
  readonly cards: number;
  /** The longest task of the browser while a card is dragged across all columns, in ms. */
  readonly longestTask: number;
  /** From a move of the mouse to the paint behind it, in ms: 95 of 100 are quicker. */
  readonly dragP95: number;
  /** Cards that were changed in the document while another one was dragged over them. */
  readonly cardsTouched: number;
}

const CARDS = 1000;
/** In four columns. */
const SHOWN = 160;
const MOVES = 120;
const stats: Reply<typeof tasks.getTaskStats> = {
  total_tasks: CARDS,
  status_breakdown: { new: 250, in_progress: 250, completed: 250, cancelled: 250 },
  overdue_tasks: 0,
  priority_breakdown: { urgent: 250, high: 250, medium: 250, low: 250 },
};

function makeTasks(): Task[] {
  const moment = '2026-11-22T09:00:00.000Z';
  const person = { id: CANNED_ID, name: 'Анна', lastname: 'Петрова', email: 'anna@example.com' };
  return Array.from({ length: CARDS }, (_, index) => ({
    id: `${String(index).padStart(8, '0')}${CANNED_ID.slice(8)}`,
    workspace_id: CANNED_ID,
    workspace: { id: CANNED_ID, name: 'Ромашка' },
    title: `Задача ${index}: согласовать график смен и закрыть вопросы склада`,
    status: TASK_STATUSES[index % TASK_STATUSES.length]!,
    sub_status: 'DEFAULT',
    priority: TASK_PRIORITIES[(index >> 2) % TASK_PRIORITIES.length]!,
    responsible_id: CANNED_ID,
    responsible: { ...person, workspace_role: 'владелец' },
    created_by: CANNED_ID,
    deadline: '2027-01-15T09:00:00.000Z',
    date_start: null,
    start_date_plan: null,
    end_date_plan: null,
    time_estimate: '0',
    time_spent_in_logs: null,
    duration_plan: null,
    duration_fact: null,
    duration_type: 'DAYS',
    group: ['склад'],
    source: null,
    created_date: moment,
    updated_at: moment,
    closed_date: null,
    rank: String(index).padStart(5, '0'),
    version: 1,
  }));
}

/** Opens the board and drags its first card over all columns, on a processor so many times slower. */
export async function measureBoard(slowdown: number): Promise<BoardFigures> {
  const site = await buildSite();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const replies = {
      ...APP_REPLIES,
      '/api/tasks': { tasks: makeTasks(), next_cursor: null },
      [`/api/tasks/workspace/${CANNED_ID}/stats`]: stats,
    };
    await answerFrom(site, page, replies, () => undefined);
    await page.addInitScript(() => localStorage.setItem('access_token', 'bench'));
    await page.addInitScript(watchFirstCards);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${ORIGIN}/app/tasks`);
    await page.waitForFunction(() => 'firstRender' in window);
    const firstRender = await page.evaluate(() => (window as unknown as { firstRender: number }).firstRender);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction((shown) => document.querySelectorAll('main article').length >= shown, SHOWN);
    const cards = await page.locator('main article').count();
    return { firstRender, cards, ...(await drag(page)) };
  } finally {
    await browser.close();
    site.remove();
  }
}

/** Notes when cards are painted for the first time, counted from the reply they came with. */
function watchFirstCards(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('main article')) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const reply = performance.getEntriesByType('resource').find(({ name }) => /\/api\/tasks\?/.test(name));
        const from = (reply as PerformanceResourceTiming).responseEnd;
        Object.assign(window, { firstRender: performance.now() - from });
      }),
    );
  });
  watch.observe(document, { childList: true, subtree: true });
}

interface DragNotes {
  readonly long: number[];
  readonly paints: number[];
  readonly touched: Set<Element>;
}

async function drag(page: Page): Promise<Pick<BoardFigures, 'longestTask' | 'dragP95' | 'cardsTouched'>> {
  const card = (await page.locator('main article').first().boundingBox())!;
  await page.mouse.move(card.x + 40, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 50, { steps: 5 });
  // Taking a card is a press, not a move: it outlines its place.
  await page.getByText('взята').waitFor({ state: 'attached' });
  await page.evaluate(watchDrag);
  const columns = await page.locator('main section[data-status]').all();
  for (const column of columns) {
    const box = (await column.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, 850, { steps: MOVES / 8 });
    await page.mouse.move(box.x + box.width / 2, 420, { steps: MOVES / 8 });
  }
  const { long, paints, touched } = await page.evaluate(() => {
    const notes = (window as unknown as { drag: DragNotes }).drag;
    return { long: notes.long, paints: notes.paints, touched: notes.touched.size };
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const sorted = paints.toSorted((a, b) => a - b);
  return {
    longestTask: Math.max(0, ...long),
    dragP95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    cardsTouched: touched,
  };
}

/** Notes the browser's long tasks, the paint behind each move of the mouse, and the cards that change. */
function watchDrag(): void {
  const notes: DragNotes = { long: [], paints: [], touched: new Set() };
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
