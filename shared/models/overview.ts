import { FACTORS_OF_GROUP } from '../rules/workload-level.ts';
import * as z from 'zod/mini';
import { RUN_KINDS } from '../rules/run-kinds.ts';
import { Id, Instant } from './common.ts';
import { Decision } from './decision.ts';
import { EnpsFigure } from './run-results.ts';
import { PublicReport } from './run-report.ts';

/** A run of a poll, or the one run of a survey. */
const RunKind = z.enum(RUN_KINDS);

/** How many people have usually answered by this day of a run: what earlier runs let expect in 95 of 100. */
export const UsualTurnout = z.object({ low: z.int(), high: z.int() });
export type UsualTurnout = z.infer<typeof UsualTurnout>;

/** A run that takes answers now. */
export const RunningRun = z.object({
  kind: RunKind,
  /** Of the poll or of the survey. */
  id: Id,
  frame_id: Id,
  title: z.string(),
  name: z.nullable(z.string()),
  is_anonymous: z.boolean(),
  opened_at: z.nullable(Instant),
  deadline: z.nullable(Instant),
  /** Who has answered, members and by link, as far as it is told: in steps where answers are not shown at once. */
  answered: z.int(),
  /** It is rounded down: at least so many have answered. */
  answered_at_least: z.boolean(),
  by_link: z.int(),
  /** Members who have answered, rounded down as `answered` is, and members who are asked: a reminder goes to the others. */
  members_answered: z.int(),
  invited: z.int(),
  /** How many people are asked in all; null where nobody knows. */
  asked: z.nullable(z.int()),
  /** Null below five earlier runs of the same poll that were closed, and where nobody knows how many are asked. */
  usual: z.nullable(UsualTurnout),
  /** Whether it is known who has not answered, so that they alone can be reminded. */
  can_remind: z.boolean(),
  /** Whether members answer by ballots: a reminder may then reach some who have answered. */
  has_ballots: z.boolean(),
  /** Whether people without an account are asked: a reminder goes to all of them. */
  asks_contacts: z.boolean(),
  next_reminder_at: z.nullable(Instant),
});
export type RunningRun = z.infer<typeof RunningRun>;

/** The eNPS of one run. */
export const EnpsPoint = z.object({
  frame_id: Id,
  name: z.nullable(z.string()),
  opened_at: Instant,
  closed_at: z.nullable(Instant),
  /** How many people were asked in all; null where nobody knows. */
  people_asked: z.nullable(z.int()),
  enps: EnpsFigure,
});
export type EnpsPoint = z.infer<typeof EnpsPoint>;

/** How eNPS stands, of the poll that was asked last. */
export const EnpsPulse = z.object({
  poll_id: Id,
  title: z.string(),
  /** The newest closed run that can be told; the newest of all while none is closed. */
  latest: EnpsPoint,
  /** Whether the newest told is open: its eNPS changes with every answer. */
  is_open: z.boolean(),
  /**
   * Against the run before, points, with the 98 % interval; `random` where chance may explain it, `noticeable` the
   * smallest change four of five such comparisons would find, null where eNPS cannot change by so much. Null where there
   * is none to compare with.
   */
  change: z.nullable(
    z.object({
      value: z.number(),
      low: z.number(),
      high: z.number(),
      random: z.boolean(),
      noticeable: z.nullable(z.number()),
      /**
       * The interval, were those who kept silent others in one of both runs alone; null where four of five answered both
       * times, or nobody knows of how many.
       */
      silent: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
  /** Whether no run of this poll was opened before the newest. */
  is_first: z.boolean(),
  /**
   * Of the closed runs that asked the same, where it is more than chance: how many they are, by how many points a day eNPS
   * goes, the eNPS of the first, and what the change over all of them may be, were those who kept silent others at one
   * end of it. Null where it may be chance, or they are too few.
   */
  trend: z.nullable(
    z.object({
      runs: z.int(),
      slope: z.number(),
      first: z.number(),
      silent: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
  /**
   * The eNPS of a completed survey that was opened within a fortnight of the newest run; `differs` where both cannot be
   * one figure but for chance. Null where there is none.
   */
  survey: z.nullable(
    z.object({ survey_id: Id, title: z.string(), opened_at: Instant, enps: EnpsFigure, differs: z.boolean() }),
  ),
  /** Those of the last year up to the newest told, the oldest first; of more than the trend compares, the newest. */
  runs: z.array(EnpsPoint),
});
export type EnpsPulse = z.infer<typeof EnpsPulse>;

/** What happens by itself, the next first: a planned run opens, or an open one reaches its deadline. */
export const AheadEvent = z.object({
  what: z.enum(['opens', 'closes']),
  kind: RunKind,
  /** Of the poll or of the survey. */
  id: Id,
  /** Null for a run that is not there yet. */
  frame_id: z.nullable(Id),
  title: z.string(),
  at: Instant,
});
export type AheadEvent = z.infer<typeof AheadEvent>;

/** What people were promised after a run and what is not done yet, as its report tells them. */
export const Promised = z.object({
  kind: RunKind,
  /** Of the poll or of the survey. */
  id: Id,
  frame_id: Id,
  title: z.string(),
  /** When it was asked. */
  opened_at: Instant,
  /** Since when people have read it. */
  told_at: Instant,
  doing: z.array(z.object({ done: z.string(), responsible: z.string() })),
});
export type Promised = z.infer<typeof Promised>;

/** How a workspace feels now, as its first screen shows it. */
export const Pulse = z.object({
  /** The one whose deadline is next first. */
  runs: z.array(RunningRun),
  /** Null while no run of eNPS can be told. */
  enps: z.nullable(EnpsPulse),
  /**
   * The poll that measures the mood otherwise than by eNPS: of those that were run more than once in the last year the
   * one run last. Null where there is none.
   */
  repeated_poll_id: z.nullable(Id),
  ahead: z.array(AheadEvent),
  /** The one that people have read of longest first; of reports in which all is done nothing. */
  promised: z.array(Promised),
});
export type Pulse = z.infer<typeof Pulse>;

/** Something to be read or done: a text with the address on this site that it leads to. */
const Leading = z.object({ text: z.string(), to: z.string() });

/** A mean on a scale, with the interval that 95 of 100 such hold; without one where too few answered to tell it. */
const Mean = z.object({
  value: z.number(),
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
  answered: z.int(),
});

/** So many of so many. */
const Share = z.object({ count: z.int(), of: z.int() });

/** What a signal rests on, to be drawn: a team beside all others on the scale of a question, or a share now and before. */
export const Comparison = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('means'),
    question: z.string(),
    /** The ends of the scale. */
    from: z.number(),
    to: z.number(),
    lower_is_better: z.boolean(),
    own: Mean,
    others: Mean,
  }),
  z.object({
    kind: z.literal('shares'),
    what: z.enum(['overdue', 'answered']),
    now: Share,
    /** About a month before, or in the run before; null where it is not compared. */
    before: z.nullable(Share),
  }),
]);
export type Comparison = z.infer<typeof Comparison>;

/**
 * A team that needs attention, and why; never a person. `sure`: `exact` is counted and not inferred, `almost` and
 * `likely` are differences that chance explains hardly or seldom.
 */
export const TeamSignal = z.object({
  team: z.string(),
  source: z.enum(['poll', 'survey', 'load']),
  /** Of the poll, of the survey, or of the workspace whose load was measured. */
  subject_id: Id,
  /** `attention` now, `soon` before it gets worse. */
  tone: z.enum(['attention', 'soon']),
  sure: z.enum(['exact', 'almost', 'likely']),
  /** In two or three words: “workload high”. */
  label: z.string(),
  /** What is the matter, for a headline beside the name of the team: “32% of open tasks are overdue”. */
  claim: z.string(),
  why: z.string(),
  /** What it rests on, the strongest first. */
  comparisons: z.array(Comparison),
  evidence: z.array(Leading),
  action: Leading,
  /** What to do about it, at most three steps, and in how many working days they can be done. */
  steps: z.array(z.string()),
  working_days: z.int(),
  /** What a task made of it is measured by; null where nothing is counted. */
  metric: z.nullable(
    z.object({ key: z.string(), label: z.string(), count: z.int(), of: z.int(), measured_at: Instant }),
  ),
});
export type TeamSignal = z.infer<typeof TeamSignal>;

/** The same of money, which the browser of whoever may see money adds: the right to read results tells nothing of it. */
export type MoneySignal = Omit<TeamSignal, 'source' | 'subject_id' | 'steps' | 'working_days' | 'metric'> & {
  readonly source: 'money';
};

/** How a team stands, as far as it is shown; null for what is not. */
export const TeamState = z.object({
  team: z.string(),
  /** The mean of the question that `mood_of` names. */
  mood: z.nullable(Mean),
  turnout: z.nullable(Share),
  load: z.nullable(z.object({ index: z.number(), open: z.int(), overdue: z.int() })),
});
export type TeamState = z.infer<typeof TeamState>;

/** What the mood of teams is told by: one question of the newest run whose teams could be compared. */
export const MoodSource = z.object({
  kind: RunKind,
  title: z.string(),
  question: z.string(),
  /** The ends of its scale. */
  from: z.number(),
  to: z.number(),
  lower_is_better: z.boolean(),
  opened_at: Instant,
  /** Where its answers are read. */
  results: z.string(),
  /** Of everybody whose answers were compared. */
  company: Mean,
  /** How many of these answers are of teams too small to be told apart; null for who sees their own teams alone. */
  in_small_teams: z.nullable(z.int()),
});
export type MoodSource = z.infer<typeof MoodSource>;

/** The workload of teams as it was last measured. */
export const TeamLoad = z.object({
  /** Teams of at least five people, the highest index first. */
  teams: z.array(
    z.object({
      team: z.string(),
      /** From 0 to 100: above 80 high, above 60 medium. */
      index: z.number(),
      /** Its worst part in words; null where that was not kept. */
      reason: z.nullable(z.string()),
      /** Which part that is; null where none is, or that was not kept. */
      factor: z.nullable(z.enum(FACTORS_OF_GROUP)),
      /** From which day on it has been high by every measurement; null where it is not, or that was not kept. */
      high_since: z.nullable(z.string()),
      /** What it may be, with what the tasks do not say; null where that was not kept. */
      low: z.nullable(z.number()),
      high: z.nullable(z.number()),
      open: z.int(),
      overdue: z.int(),
    }),
  ),
  /** The whole company, where at least five people are in it. */
  company: z.nullable(
    z.object({ index: z.number(), reason: z.string(), factor: z.nullable(z.enum(FACTORS_OF_GROUP)) }),
  ),
  open: z.int(),
  overdue: z.int(),
  /** How many of the open tasks have a deadline; null where that was not kept. */
  with_deadline: z.nullable(z.int()),
  /** In so many teams fewer than five people have tasks: they are not shown by themselves. */
  small_teams: z.int(),
  measured_at: Instant,
});
export type TeamLoad = z.infer<typeof TeamLoad>;

/** Which teams need attention. */
export const Attention = z.object({
  /** Three at most, the strongest signal first. */
  teams: z.array(TeamSignal),
  /** So many more teams have a signal that nobody has decided about, and do not stand there. */
  others: z.int(),
  /** What was decided and still holds; of such a team and source nothing stands in `teams`. */
  decided: z.array(Decision),
  /** What there was to judge by: answers of teams, and a load that is not too old to warn of anybody. */
  judged: z.object({ answers: z.boolean(), load: z.boolean() }),
  /** How teams stand, those that are told apart by answers or by load; in the order of their names. */
  states: z.array(TeamState),
  /** Null while no run could be compared. */
  mood_of: z.nullable(MoodSource),
  /** Null while nothing was measured. */
  load: z.nullable(TeamLoad),
  /** No signal though there were data to judge by, and no load that is high, however old. */
  calm: z.boolean(),
  /** Told to a manager who sees their own teams alone: which these are, and how many people they lead. */
  own: z.optional(z.object({ teams: z.array(z.string()), people: z.int() })),
});
export type Attention = z.infer<typeof Attention>;

/** What asks the caller and is not answered. */
export const WaitingPoll = z.object({
  kind: RunKind,
  /** Of the poll or of the survey. */
  id: Id,
  frame_id: Id,
  title: z.string(),
  is_anonymous: z.boolean(),
  questions: z.int(),
  /** How long answering takes, as the page of the poll says. */
  minutes: z.int(),
  deadline: z.nullable(Instant),
});
export type WaitingPoll = z.infer<typeof WaitingPoll>;

/** What a run has led to, for a member who was asked: “you said, we did”. */
export const ToldReport = z.object({
  kind: RunKind,
  title: z.string(),
  /** When it was asked. */
  opened_at: Instant,
  /** The end of the address of its page, `/r/{link}`. */
  link: z.string(),
  items: PublicReport.shape.items,
  /** How many people have opened its results; never who. */
  viewers: z.int(),
});
export type ToldReport = z.infer<typeof ToldReport>;

/** What waits for the caller, and what they have answered lately. */
export const Waiting = z.object({
  /** The one whose deadline is next first. */
  waiting: z.array(WaitingPoll),
  /** Of anonymous runs while they are open, and without a day: when they are closed nobody can tell any more. */
  answered: z.array(z.object({ kind: RunKind, id: Id, title: z.string(), answered_on: z.nullable(Instant) })),
});
export type Waiting = z.infer<typeof Waiting>;
