import { describe, expect, it } from 'vitest';
import { CLOSED, EDITING, nextState } from './panel-state.ts';

const failed = { type: 'failed', prefix: 'Ошибка сохранения: ', error: new Error('нет') } as const;

describe('an integration panel', () => {
  it('goes from view to edit and, once saved, to saved (A4-30)', () => {
    expect(CLOSED.mode).toBe('view');
    expect(nextState(CLOSED, { type: 'edited' }).mode).toBe('edit');
    expect(nextState(EDITING, { type: 'saved' }).mode).toBe('saved');
    expect(nextState(nextState(EDITING, { type: 'saved' }), { type: 'edited' }).mode).toBe('edit');
  });

  it('goes back to view when cancelled, without the failure of the last attempt (A4-31)', () => {
    expect(nextState(nextState(EDITING, failed), { type: 'cancelled' })).toEqual(CLOSED);
  });

  it('stays open with the reason when saving fails, and forgets it on the next attempt', () => {
    const state = nextState(EDITING, failed);
    expect(state).toMatchObject({ mode: 'edit', failure: { prefix: 'Ошибка сохранения: ' } });
    expect(nextState(state, { type: 'tried' })).toEqual(EDITING);
  });
});
