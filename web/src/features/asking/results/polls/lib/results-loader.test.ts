import { describe, expect, it, vi } from 'vitest';
import type { FrameResults } from '#shared/models/run-results.ts';
import { makeRun } from '#web/test-support/make-run.ts';
import { AUTO_RESPONSES, createResultsLoader } from './results-loader.ts';

const PAGE = 500;

/** A run of so many answers, in pages of 500; the cursor is the number of the first answer of a page. */
function runOf(total: number) {
  return vi.fn<(cursor: string | null) => Promise<FrameResults>>((cursor) => {
    const from = Number(cursor ?? 0);
    const to = Math.min(total, from + PAGE);
    return Promise.resolve({
      poll: { id: 'p', title: 'Пульс', type: 'PULSE', is_anonymous: true },
      frame: makeRun(),
      questions: [{ id: 'q', text: 'Что мешало?', order_index: 0, is_required: true, scale: null, direction: null }],
      by_question: {
        q: Array.from({ length: to - from }, (_, n) => ({
          user_id: null,
          anonymous_session_id: `alias-${from + n}`,
          question_id: 'q',
          content: 'шум',
          created_at: '2026-11-21T09:00:00.000Z',
        })),
      },
      next_cursor: to < total ? String(to) : null,
    });
  });
}

const settled = (loader: ReturnType<typeof createResultsLoader>) =>
  vi.waitFor(() => expect(loader.get().status).not.toBe('reading'));

describe('reading the results', () => {
  it('reads a small run whole by itself', async () => {
    const loader = createResultsLoader(runOf(1200));
    loader.subscribe(() => {});
    await settled(loader);
    expect(loader.get()).toMatchObject({ status: 'complete', loaded: 1200 });
    expect(loader.get().responses).toHaveLength(1200);
  });

  it('pauses a large one and reads on when all of it is needed', async () => {
    const read = runOf(10_000);
    const loader = createResultsLoader(read);
    loader.subscribe(() => {});
    await settled(loader);
    expect(loader.get()).toMatchObject({ status: 'paused', loaded: AUTO_RESPONSES });
    expect(await loader.readAll()).toBe(true);
    expect(loader.get().responses).toHaveLength(10_000);
    expect(new Set(loader.get().responses.map(({ key }) => key)).size).toBe(10_000);
    expect(read).toHaveBeenCalledTimes(20);
  });

  it('can be stopped, and goes on from there', async () => {
    const loader = createResultsLoader(runOf(10_000));
    loader.subscribe(() => {
      if (loader.get().loaded === 4000) loader.stop();
    });
    await settled(loader);
    expect(await loader.readAll()).toBe(false);
    expect(loader.get()).toMatchObject({ status: 'paused', loaded: 4000 });
    expect(loader.get().responses).toHaveLength(4000);
    loader.more();
    await settled(loader);
    expect(loader.get()).toMatchObject({ status: 'paused', loaded: 4500 });
  });

  it('keeps what it has when a page fails, and reads that page again', async () => {
    const read = runOf(1200);
    read.mockImplementationOnce(read.getMockImplementation()!).mockRejectedValueOnce(new Error('нет связи'));
    const loader = createResultsLoader(read);
    loader.subscribe(() => {});
    await settled(loader);
    expect(loader.get()).toMatchObject({ status: 'failed', loaded: PAGE, error: new Error('нет связи') });
    loader.refresh();
    await settled(loader);
    expect(loader.get()).toMatchObject({ status: 'complete', loaded: 1200, error: null });
    expect(new Set(loader.get().responses.map(({ key }) => key)).size).toBe(1200);
  });

  it('reads everything again on demand without taking away what is shown', async () => {
    const loader = createResultsLoader(runOf(1200));
    const counts: number[] = [];
    loader.subscribe(() => counts.push(loader.get().responses.length));
    await settled(loader);
    counts.length = 0;
    loader.refresh();
    await settled(loader);
    expect(Math.min(...counts)).toBe(1200);
    expect(loader.get()).toMatchObject({ status: 'complete', loaded: 1200 });
  });
});
