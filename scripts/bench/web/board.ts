import type { Browser, Page } from 'playwright-core';
import type { Reply } from '#shared/contract/route.ts';
import type { tasks } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import { TASK_PRIORITIES, TASK_STATUSES } from '#shared/rules/tasks.ts';
import { launchBrowser } from '#tests/support/open-browser.ts';
import { CANNED_ID } from '../cold/canned.ts';
import { median } from '../median.ts';
import { APP_REPLIES } from './pages.ts';
import { dragByHand, dragInSteps, type DragNotes } from './drag.ts';
import { answerFrom, buildSite, ORIGIN, type Site } from './site.ts';

/** How the board of a thousand tasks behaves in a browser. */
export interface BoardFigures {
  /** From the reply with the tasks to the first paint with cards, in ms. */
  readonly firstRender: number;
  /** Cards in the document at first; the others come when they are asked for. */
  readonly cards: number;
  /** The longest task of the browser while a card is dragged across all columns, in ms of the slow processor. */
  readonly longestTask: number;
  /** The longest one by the clock, in ms; what else the machine did meanwhile is in it. */
  readonly longestByClock: number;
  /** From a move of the mouse to the paint behind it, in ms: 95 of 100 are quicker. */
  readonly dragP95: number;
  /** Cards that were changed in the document while another one was dragged over them. */
  readonly cardsTouched: number;
}

const CARDS = 1000;
/** In four columns. */
const SHOWN = 160;
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
    description: null,
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

/**
 * Opens the board and drags its first card over all columns, on a processor so many times slower; as often as it is
 * said, each time in a fresh page, where nothing has been drawn before.
 *
 * The longest task is told by the time of the processor, without the browser's own slowing down, and multiplied. By
 * the clock a paint of one millisecond takes a hundred where the machine does other things as well, and the slowing
 * down is a thread that competes with the page. A task of the board's own comes back at its step of the path, so the
 * median of all drags counts for each step.
 */
export async function measureBoard(slowdown: number, times: number): Promise<BoardFigures> {
  const site = await buildSite();
  const browser = await launchBrowser();
  try {
    const slow: SlowRun[] = [];
    const steps: number[][] = [];
    for (let run = 0; run < times; run++) {
      slow.push(
        await onBoard(site, browser, slowdown, async (opened) => ({ ...opened, ...(await dragByHand(opened.page)) })),
      );
      steps.push(await onBoard(site, browser, 1, ({ page }) => dragInSteps(page)));
    }
    return {
      firstRender: median(slow.map(({ firstRender }) => firstRender)),
      cards: Math.max(...slow.map(({ cards }) => cards)),
      longestTask: slowdown * Math.max(...steps[0]!.map((_, step) => median(steps.map((run) => run[step]!)))),
      longestByClock: Math.max(...slow.map(({ longest }) => longest)),
      dragP95: median(slow.map(({ p95 }) => p95)),
      cardsTouched: Math.max(...slow.map(({ touched }) => touched)),
    };
  } finally {
    await browser.close();
    site.remove();
  }
}

interface OpenedBoard {
  readonly page: Page;
  readonly firstRender: number;
  readonly cards: number;
}

type SlowRun = Omit<OpenedBoard, 'page'> & DragNotes;

/** Opens the board in a fresh page, and closes it after the work. */
async function onBoard<Result>(
  site: Site,
  browser: Browser,
  slowdown: number,
  work: (board: OpenedBoard) => Promise<Result>,
): Promise<Result> {
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
  const result = await work({ page, firstRender, cards });
  await page.close();
  return result;
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
