import { afterAll, expect, it } from 'vitest';
import { startTracker } from '#scripts/fake-services/task-sources.ts';
import { companyPortal, DEMO_SIZE } from './company-portal.ts';
import { fillTracker } from './task-source.ts';
import { textsOf } from './texts.ts';

const tracker = await startTracker();
afterAll(() => tracker.stop());

it('the Tracker of the demo company has the tasks of its portal, of people it knows, by statuses it explains', () => {
  const today = new Date('2026-11-21T09:00:00Z');
  const { people, portal } = companyPortal(DEMO_SIZE, today, textsOf('ru'));
  fillTracker(tracker, people, portal.tasks, today);
  expect(tracker.tasks).toHaveLength(portal.tasks.length);
  const open = portal.tasks.filter((task) => (task as { closedDate: string | null }).closedDate === null);
  expect(tracker.tasks.filter(({ resolved }) => resolved === undefined)).toHaveLength(open.length);
  const [known, statuses] = [new Set(tracker.people.map(({ id }) => id)), Object.keys(tracker.statuses)];
  const named = tracker.tasks.filter(({ assignee }) => known.has(assignee!));
  expect(named.length / tracker.tasks.length).toBeGreaterThan(0.6);
  expect(statuses).toEqual(expect.arrayContaining(tracker.tasks.map(({ status }) => status)));
  expect(new Set(tracker.people.map(({ email }) => email)).size).toBe(tracker.people.length);
});
