import type { Frame } from '#data/frames.ts';
import type { RunCounts } from '#data/results.ts';
import type { RuleCondition } from '#shared/models/automation-rule.ts';
import { DRY_RUN_DAYS, ENPS_FRESH_DAYS } from '#shared/rules/automation-rules/limits.ts';
import { enpsEstimate, enpsOfCounts, isEnpsQuestion, type Enps } from '#shared/rules/enps.ts';
import { signed } from '#shared/rules/figures.ts';
import { stepOf } from '#shared/rules/statistics/step.ts';
import { addDays, moscowDay, type Day } from '#shared/rules/working-days.ts';
import { causeOf, type Cause, type Looking, type Past } from './cause.ts';

type Condition = Extract<RuleCondition, { kind: 'enps' }>;

const PAGE = 25;

/** A closed run and its eNPS from what the gate has released; null below five answers. */
interface Closed {
  readonly frame: Frame;
  /** The night after it was closed, in Moscow. */
  readonly day: Day;
  readonly enps: Enps | null;
}

/** The last closed run of each poll, where it was closed lately and is low or has fallen. */
export async function fallenNow(condition: Condition, looking: Looking): Promise<Cause[]> {
  const { repos, workspaceId, today } = looking;
  const causes: Cause[] = [];
  for await (const pollId of enpsPolls(condition, looking)) {
    // The newest runs are on the first page; of older ones none was closed lately enough to matter.
    const { frames } = await repos.frames.page(pollId, PAGE, null);
    const [last, ...before] = await closedOf(frames, workspaceId, looking);
    if (!last || last.day < addDays(today, -ENPS_FRESH_DAYS)) continue;
    causes.push(...causesOf(condition, last, before));
  }
  return causes.map((cause) => ({ ...cause, day: today }));
}

/** Runs of the past that were low or had fallen when they were closed. */
export async function fallenBefore(condition: Condition, looking: Looking): Promise<Past> {
  const { repos, workspaceId, today } = looking;
  const from = addDays(today, -DRY_RUN_DAYS);
  const causes: Cause[] = [];
  let few = 0;
  for await (const pollId of enpsPolls(condition, looking)) {
    let cursor: string | null = null;
    const frames: Frame[] = [];
    do {
      const page = await repos.frames.page(pollId, PAGE, cursor);
      frames.push(...page.frames);
      cursor = page.cursor;
    } while (cursor !== null && moscowDay(new Date(frames.at(-1)?.createdAt ?? 0)) >= from);
    const closed = await closedOf(frames, workspaceId, looking);
    for (const [index, run] of closed.entries()) {
      if (run.day < from) continue;
      if (run.enps === null) few++;
      causes.push(...causesOf(condition, run, closed.slice(index + 1)));
    }
  }
  const unknown =
    few === 0 ? [] : [`Запусков, где показано меньше пяти оценок: ${few}. По ним правило ничего не делает.`];
  return { causes, unknown };
}

async function* enpsPolls({ poll_id: pollId }: Condition, { repos, workspaceId }: Looking): AsyncGenerator<string> {
  let cursor: string | null = null;
  do {
    const page = await repos.polls.page(workspaceId, PAGE, cursor);
    for (const poll of page.polls) {
      if (poll.pollType === 'ENPS' && (pollId === null || poll.id === pollId)) yield poll.id;
    }
    cursor = page.cursor;
  } while (cursor !== null);
}

/** The closed runs among these, the last closed first. */
async function closedOf(frames: readonly Frame[], workspaceId: string, { repos, now }: Looking): Promise<Closed[]> {
  const over = frames.filter(
    (frame) => frame.workspaceId === workspaceId && !frame.published && frame.closedAt !== null && isEnps(frame),
  );
  if (over.length === 0) return [];
  const figures = await repos.results.figures(over);
  return over
    .map((frame, index) => ({ frame, day: nightAfter(frame, now), enps: enpsIn(figures[index]!) }))
    .toSorted((a, b) => b.frame.closedAt!.localeCompare(a.frame.closedAt!));
}

function isEnps(frame: Frame): boolean {
  return frame.questions.length > 0 && isEnpsQuestion({ type: frame.pollType }, 0);
}

function enpsIn({ counts }: RunCounts): Enps | null {
  return enpsOfCounts(counts.questions[0]?.scores ?? []);
}

/** Nights begin at 3:00 in Moscow: what was closed later is seen in the next one. */
function nightAfter({ closedAt }: Frame, now: Date): Day {
  const day = addDays(moscowDay(new Date(closedAt!)), 1);
  const today = moscowDay(now);
  return day > today ? today : day;
}

function causesOf({ below }: Condition, run: Closed, before: readonly Closed[]): Cause[] {
  const { frame, day, enps } = run;
  if (enps === null) return [];
  const of = `Опрос «${frame.title}»: eNPS ${signed(enps.score)}`;
  const why = below === null ? fallOf(run, before) : lowOf(enps, below);
  return why === null ? [] : [causeOf({ key: `enps/${frame.id}`, day, why: `${of}, ${why}` })];
}

function lowOf({ score }: Enps, below: number): string | null {
  return score < below ? `порог ${signed(below)}` : null;
}

/** Falls by chance are none: the interval of the step leaves out zero. `before` stands with the last closed first. */
function fallOf(now: Closed, before: readonly Closed[]): string | null {
  const last = before[0]?.enps;
  const points = [now, ...before].toReversed().flatMap(({ frame, enps }) => {
    const estimate = enps && enpsEstimate(enps);
    return estimate ? [{ at: Date.parse(frame.createdAt), estimate }] : [];
  });
  const step = last ? stepOf(points) : null;
  if (!last || step === null || step.random || step.value >= 0) return null;
  return `был ${signed(last.score)}: изменение ${signed(step.value)} (от ${signed(step.low)} до ${signed(step.high)}), это больше случайности`;
}
