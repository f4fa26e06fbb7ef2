import type { PollQuestion } from '#shared/models/answers.ts';
import type { FrameResults } from '#shared/models/run-results.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import { inAskedOrder } from '#web/answer-form/form-question.ts';
import { type Response, responsesOf } from './responses.ts';

/** So many are read without being asked for. */
export const AUTO_RESPONSES = 2000;
/** While more is read, what is shown changes when it has grown by this part: sorting it each time would cost more than reading. */
const GROWTH = 0.25;

export interface LoadedResults {
  /** `reading` a page is on its way; `paused` there is more, nobody asked for it; `failed` the last page did not come. */
  readonly status: 'reading' | 'paused' | 'complete' | 'failed';
  readonly error: unknown;
  /** Null before the first page. */
  readonly questions: readonly PollQuestion[] | null;
  readonly responses: readonly Response[];
  /** Counts every page at once, `responses` follows it in steps. */
  readonly loaded: number;
}

export interface ResultsLoader {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => LoadedResults;
  /** Reads on to the end. Resolves true when everything is there, false when it was stopped or failed. */
  readonly readAll: () => Promise<boolean>;
  /** Reads one page more. */
  readonly more: () => void;
  /** Ends reading after the page that is on its way. */
  readonly stop: () => void;
  /** Reads what failed again, or, with nothing failed, everything from the start; what is shown stays meanwhile. */
  readonly refresh: () => void;
}

type ReadPage = (cursor: string | null) => Promise<FrameResults>;

/** Reads the answers of a run page by page: the first ones by itself, the rest when they are needed. */
export function createResultsLoader(readPage: ReadPage): ResultsLoader {
  const listeners = new Set<() => void>();
  let state: LoadedResults = { status: 'reading', error: null, questions: null, responses: [], loaded: 0 };
  let collected: Response[] = [];
  /** How many answers to each question have come. */
  let answered = new Map<string, number>();
  let apart = false;
  let questions: readonly PollQuestion[] | null = null;
  let cursor: string | null = null;
  let target = AUTO_RESPONSES;
  /** Grows with every start from the beginning: a page of an earlier reading is then dropped. */
  let reading = 0;
  let active: Promise<void> | null = null;

  /** People, as far as they are here: of answers that stand apart as many as gave the one that most gave. */
  const people = (): number => (apart ? Math.max(0, ...answered.values()) : collected.length);

  function take(page: FrameResults): void {
    apart = isReadApart(page.frame.is_anonymous, page.frame.results_visibility);
    questions = inAskedOrder(page.questions);
    collected.push(...responsesOf(page));
    for (const [id, records] of Object.entries(page.by_question))
      answered.set(id, (answered.get(id) ?? 0) + records.length);
    cursor = page.next_cursor;
  }

  function set(change: Partial<LoadedResults>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  function show(status: LoadedResults['status'], error: unknown = null): void {
    const due =
      status !== 'reading' || people() <= AUTO_RESPONSES || collected.length >= state.responses.length * (1 + GROWTH);
    // A second reading replaces the first one when it has caught up with what it opened with.
    const starting = status === 'reading' && state.responses.length > 0 && people() < state.loaded;
    if (starting || (status === 'failed' && people() < state.loaded)) set({ status, error });
    else set({ status, error, questions, loaded: people(), ...(due ? { responses: [...collected] } : {}) });
  }

  async function read(round: number): Promise<void> {
    set({ status: 'reading', error: null });
    try {
      for (;;) {
        const page = await readPage(cursor);
        if (round !== reading) return;
        take(page);
        if (cursor === null) return show('complete');
        if (people() < target) show('reading');
        if (people() >= target) return show('paused');
      }
    } catch (error) {
      if (round === reading) show('failed', error);
    }
  }

  function start(): Promise<void> {
    const round = reading;
    active ??= read(round).finally(() => {
      if (round === reading) active = null;
    });
    return active;
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) target = Math.max(target, AUTO_RESPONSES);
      if (state.status === 'reading') void start();
      return () => {
        listeners.delete(listener);
        // Nobody looks any more: the page on its way is the last one.
        if (listeners.size === 0) target = people();
      };
    },
    get: () => state,
    readAll: async () => {
      target = Infinity;
      if (state.status !== 'complete') await start();
      return state.status === 'complete';
    },
    more: () => {
      if (state.status === 'complete') return;
      target = Math.max(target, people() + 1);
      void start();
    },
    stop: () => {
      target = people();
    },
    refresh: () => {
      if (state.status !== 'failed') {
        reading += 1;
        active = null;
        collected = [];
        answered = new Map();
        cursor = null;
        target = Math.max(AUTO_RESPONSES, state.loaded);
      }
      void start();
    },
  };
}
