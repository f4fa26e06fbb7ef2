import * as z from 'zod/mini';
import { LEDGER_VERDICTS } from '../../rules/finance/ledger-words.ts';
import { REPLACEMENT_SHARE } from '../../rules/finance/replacement-cost.ts';
import { TrackRecord } from './predictions.ts';
import { financeValidation } from '#text/finance/validation.ts';

const { min, max, usual } = REPLACEMENT_SHARE;
const WRONG_SHARE = () => financeValidation.shareBounds;

/** What replacing costs as a share of annual pay, in a query. */
export const ReplacementShare = z._default(
  z.coerce
    .number({ error: WRONG_SHARE })
    .check(z.minimum(min, { error: WRONG_SHARE }), z.maximum(max, { error: WRONG_SHARE })),
  usual,
);

/** A rate, a share or a sum with the ends of its 95 % interval. */
const Interval = z.object({ value: z.number(), low: z.number(), high: z.number() });
/** From one day to another, both included. */
const Days = z.object({ from: z.string(), to: z.string() });

/** Of a year of hires, who left within so many days. */
const EarlyLeavers = z.object({
  from: z.string(),
  to: z.string(),
  days: z.int(),
  hired: z.int(),
  left: z.int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
});

/** How often people of a tenure, or under a load, leave: times as often as the others. */
const Coefficient = z.object({
  factor: z.enum(['first_year', 'second_year', 'third_to_fifth_year', 'later', 'high_load']),
  name: z.string(),
  published: z.number(),
  /** The company's own; null while it has too few leavers to tell. */
  own: z.nullable(z.number()),
  source: z.string(),
  url: z.string(),
});

const Outlook = z.object({
  /** Silent where the data bear none: then `reason` says what is missing. */
  status: z.enum(['calibrated', 'published', 'silent']),
  reason: z.nullable(z.string()),
  horizon_months: z.int(),
  /** The last day it is about. */
  until: z.string(),
  /** How many leavers it rests on. */
  leavers: z.int(),
  /** From so many on, the coefficients are the company's own. */
  calibrated_from: z.int(),
  /** Null where it is silent. */
  expected: z.nullable(z.number()),
  low: z.nullable(z.int()),
  high: z.nullable(z.int()),
  coefficients: z.array(Coefficient),
  /** Of at least five people each; null is the small teams together. */
  teams: z.array(
    z.object({
      team: z.nullable(z.string()),
      people: z.int(),
      expected: z.number(),
      low: z.int(),
      high: z.int(),
      why: z.array(z.string()),
    }),
  ),
});

/** What replacing one costs on average, and those whom the outlook expects to leave; null where nobody's pay is known. */
const replacing = {
  each: z.nullable(z.number()),
  cost: z.nullable(z.object({ expected: z.number(), low: z.number(), high: z.number() })),
};

/** What the outlook comes to in roubles, and what measures would have to bring to be worth their price. */
const LeavingDecision = z.object({
  /** The share of annual pay that replacing somebody costs. */
  share: z.number(),
  ...replacing,
  /** In the order of the outlook's teams. */
  teams: z.array(z.object(replacing)),
  /** What one percent more pay for everybody costs until the outlook's end, without taxes. */
  raise_percent: z.nullable(z.number()),
  /** Initiatives that have a price, the newest; `team` is the place of the outlook's team one is for, null where it has none. */
  measures: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      department: z.nullable(z.string()),
      price: z.number(),
      team: z.nullable(z.int()),
    }),
  ),
});

/** Who left and how fast, and how many are likely to; nobody in it has a name. */
export const TurnoverReport = z.object({
  /** The last twelve months, or as much of them as the data see. */
  period: Days,
  headcount: z.object({ average: z.number(), now: z.int() }),
  left: z.object({ all: z.int(), voluntary: z.int(), employer: z.int(), unknown: z.int() }),
  /** A year; null where less than three months were seen. */
  rate: z.nullable(Interval),
  early: z.nullable(EarlyLeavers),
  early_90_days: z.nullable(EarlyLeavers),
  months: z.array(z.object({ month: z.string(), headcount: z.int(), hired: z.int(), left: z.int() })),
  /** Null where never five people with a day of hiring were seen. */
  survival: z.nullable(
    z.object({
      /** The curve is about those who have been there so long. */
      from_months: z.int(),
      points: z.array(
        z.object({ months: z.int(), share: z.number(), low: z.number(), high: z.number(), at_risk: z.int() }),
      ),
      median: z.nullable(z.object({ months: z.number(), low: z.number(), high: z.nullable(z.number()) })),
    }),
  ),
  outlook: Outlook,
  /** Null where the outlook is silent. */
  decision: z.nullable(LeavingDecision),
  predictions: z.object({
    /** What the outlook has said here, once a quarter. */
    said: TrackRecord,
    /** What it would have said at the end of each half-year before, had it known no more than what was known then. */
    past: TrackRecord,
  }),
  basis: z.object({
    /** Whoever left between these days is known. */
    since: z.string(),
    until: z.string(),
    /** Months of employees that are loaded, and lines of the history. */
    lists: z.int(),
    history: z.int(),
    /** How what was unclear was decided. */
    notes: z.array(z.string()),
    /** What the outlook does not know. */
    blind: z.array(z.string()),
  }),
});
export type TurnoverReport = z.infer<typeof TurnoverReport>;

/** The ledger of retention in roubles. */
export const Ledger = z.object({
  /** The year so far. */
  period: Days,
  /** Since the first programme of the last twelve months began; null where none did. */
  since: z.nullable(Days),
  /** The quarters before it, six at least; null where the data do not reach back so far, or less than ninety days have passed. */
  previous: z.nullable(Days),
  coefficient: z.number(),
  leaving: z.object({ left: z.int(), average_replacement: z.number(), total: z.number() }),
  /** Roubles not spent on replacing, against the rate before; null without it or without pay. */
  avoided: z.nullable(
    z.object({
      left_before: z.int(),
      /** As many as would have left at the rate before. */
      expected: z.number(),
      left: z.int(),
      /** Whether the departments of the programmes were held against all others. */
      compared: z.boolean(),
      leavers: Interval,
      saved: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
  spent: z.object({ total: z.number(), items: z.int() }),
  /** Saved less spent. */
  result: z.nullable(Interval),
  verdict: z.enum(LEDGER_VERDICTS),
  /** The heading that the figures bear. */
  title: z.string(),
  break_even: z.nullable(z.object({ leavers: z.number() })),
  /** What replacing one of today's staff costs on average. */
  staff_replacement: z.nullable(z.number()),
  assumptions: z.array(z.string()),
});
export type Ledger = z.infer<typeof Ledger>;
