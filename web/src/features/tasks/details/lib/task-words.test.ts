import { describe, expect, it } from 'vitest';
import { NBSP } from '#text/format.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import { planWords, whenDue } from './task-words.ts';

const now = new Date(2026, 10, 21, 12, 0);
const at = (...date: [number, number, number, number?]) => new Date(...date).toISOString();
const plan = (values: Parameters<typeof makeTask>[0]) => planWords(makeTask(values), now)?.replaceAll(NBSP, ' ');

describe('the plan of a task in words', () => {
  it('is a period, a duration, or both', () => {
    const period = { start_date_plan: at(2026, 10, 20), end_date_plan: at(2026, 10, 25) };
    expect(plan({ ...period, duration_plan: 4 })).toBe('20–25 ноября, 4 дня');
    expect(plan({ start_date_plan: at(2026, 10, 20) })).toBe('с 20 ноября');
    expect(plan({ end_date_plan: at(2027, 0, 9) })).toBe('до 9 января 2027 г.');
    expect(plan({ duration_plan: 21, duration_type: 'HOURS' })).toBe('21 час');
  });

  it('is none where nobody has planned anything', () => {
    expect(planWords(makeTask({ duration_plan: 0 }), now)).toBeNull();
  });

  it('names the day of the week of a moment', () => {
    expect(whenDue(at(2026, 10, 25, 18), now).replaceAll(NBSP, ' ')).toBe('25 ноября, среда, 18:00');
  });
});
