import { addTaskComment } from '#functions/tasks/operations/add-task-comment.ts';
import { createTask } from '#functions/tasks/operations/create-task.ts';
import { moveTask } from '#functions/tasks/operations/move-task.ts';
import { updateTask } from '#functions/tasks/operations/update-task.ts';
import { NewTask, TaskChange, TaskMove } from '#shared/models/task.ts';
import type { TaskStatus } from '#shared/rules/tasks.ts';
import { DAY_MS, HOUR_SECONDS } from '#shared/rules/durations.ts';
import { contextOf, type Company, type DemoMember } from './company.ts';
import { addDays, addHours, atHour, weekday } from './days.ts';
import type { Department } from './departments.ts';
import { worksOn } from './people.ts';
import { seeded, type Random } from './random.ts';

/** Departments whose people write tasks for others more than the rest. */
const BUSY: readonly Department[] = ['hr', 'management'];

const TASKS = 120;
/** The oldest of them was written so many days ago. */
const OLDEST_DAYS = 75;

/** A task as it lies in the table, for the next operation on it. */
type Known = NonNullable<Awaited<ReturnType<Company['repos']['tasks']['findConsistent']>>>;

/** Tasks of Tonus itself: written, taken up, commented on and closed by the real operations, in the order of the days. */
export async function writeOwnTasks(company: Company): Promise<void> {
  const { today, members } = company;
  const random = seeded(TASKS);
  const ages = Array.from({ length: TASKS }, () => random.next() ** 1.5 * OLDEST_DAYS).toSorted((a, b) => b - a);
  for (const [index, age] of ages.entries()) {
    const written = workMoment(addDays(today, -age), random, today);
    const here = members.filter((who) => who.since < written && worksOn(who, written) && who.left === null);
    if (here.length > 0) await writeTask(company, here, { index, age, written }, random);
  }
}

interface Plan {
  readonly index: number;
  readonly age: number;
  readonly written: Date;
}

async function writeTask(
  company: Company,
  here: readonly DemoMember[],
  { index, age, written }: Plan,
  random: Random,
): Promise<void> {
  const { repos, texts, workspaceId, today } = company;
  const { peopleTasks, comments } = texts.ownTasks;
  const busy = here.filter(({ department, isHead }) => isHead || BUSY.includes(department));
  const author = random.pick(busy.length > 0 ? busy : here);
  const who = random.chance(0.6) && busy.length > 0 ? random.pick(busy) : random.pick(here);
  const { title, group } = peopleTasks[(index * 7) % peopleTasks.length]!;
  const due = random.chance(0.15) ? null : atHour(addDays(written, random.between(3, 30)), 18);
  const body = NewTask.parse({
    workspace_id: workspaceId,
    title,
    responsible_id: who.userId,
    group: [...group],
    priority: random.weighted([
      ['LOW', 3],
      ['MEDIUM', 5],
      ['HIGH', 3],
      ['URGENT', 1],
    ]),
    deadline: due && due.toISOString(),
    time_estimate: String(random.pick([0, 0, 1, 2, 4, 8, 16]) * HOUR_SECONDS),
    duration_plan: due && Math.max(1, Math.round((due.getTime() - written.getTime()) / DAY_MS)),
  });
  const created = await createTask(contextOf(company, author, written), { body, params: {}, query: undefined });
  const place = { workspaceId, id: created.id, createdAt: created.created_date };
  const happened = steps({ age, written, today, comments }, random);
  for (const { at, status, comment } of happened) {
    const task: Known = (await repos.tasks.findConsistent(place))!;
    const by = random.chance(0.7) ? who : author;
    const context = { ...contextOf(company, by, at), task };
    const params = { id: created.id };
    if (status) await moveTask(context, { params, body: TaskMove.parse({ status }), query: undefined });
    else if (comment) await addTaskComment(context, { params, body: { text: comment }, query: undefined });
    else await updateTask(context, { params, body: TaskChange.parse({ priority: 'HIGH' }), query: undefined });
  }
}

interface Step {
  readonly at: Date;
  readonly status?: TaskStatus;
  readonly comment?: string;
}

/** A task from its first day on, and what may be said of it. */
interface Life {
  readonly age: number;
  readonly written: Date;
  readonly today: Date;
  readonly comments: readonly string[];
}

/** What became of a task until today: the older it is, the more of it is done; some are left behind. */
function steps({ age, written, today, comments }: Life, random: Random): Step[] {
  const found: Step[] = [];
  const add = (share: number, step: Omit<Step, 'at'>): void => {
    const at = workMoment(addDays(written, age * share), random, today);
    const last = found.at(-1)?.at ?? written;
    if (at > last && at < today) found.push({ at, ...step });
  };
  if (!random.chance(age > 20 ? 0.85 : 0.45)) return found;
  add(0.15, { status: 'IN_PROGRESS' });
  if (random.chance(0.5)) add(0.35, { comment: random.pick(comments) });
  if (random.chance(0.2)) add(0.5, {});
  if (random.chance(age > 20 ? 0.7 : 0.25)) {
    if (random.chance(0.4)) add(0.65, { comment: random.pick(comments) });
    add(0.8, { status: random.chance(0.88) ? 'COMPLETED' : 'CANCELLED' });
  }
  return found;
}

/** A working hour of that week that is over. */
function workMoment(date: Date, random: Random, today: Date): Date {
  const day = weekday(date) > 5 ? addDays(date, -2) : date;
  const moment = addHours(atHour(day, 9), random.next() * 9);
  return moment < today ? moment : addHours(today, -random.next());
}
