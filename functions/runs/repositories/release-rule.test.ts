import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SMALLEST_GROUP_MAX, SMALLEST_GROUP_MIN } from '#shared/rules/surveys.ts';
import { planReleases, RELEASE_MAX, type DelayedVisibility, type WaitingAnswers } from './release-rule.ts';

const SMALLEST = 5;
const first = () => 0;
const keysOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `k${index}`);
const standing = (more: Partial<WaitingAnswers>): WaitingAnswers => ({
  visibility: 'from_5',
  smallest: SMALLEST,
  open: true,
  shown: 0,
  waiting: [],
  changed: [],
  ...more,
});
const sizes = (more: Partial<WaitingAnswers>): number[] =>
  planReleases(standing(more), first).map(({ keys }) => keys.length);

describe('while a run is open', () => {
  it.each([
    [0, 4, []],
    [0, 5, [5]],
    [0, 9, [9]],
    [0, 10, [5]],
    [0, 11, [6]],
    [5, 9, []],
    [5, 10, [5]],
    [5, 12, [7]],
  ])('with %i shown and %i waiting, %j come into sight', (shown, waiting, expected) => {
    expect(sizes({ shown, waiting: keysOf(waiting) })).toEqual(expected);
  });

  it('nothing does where answers wait for its closing', () => {
    expect(sizes({ visibility: 'closed', waiting: keysOf(200) })).toEqual([]);
  });

  it('nothing does where fewer than five were asked, nor once it is closed', () => {
    const many = { visibility: 'never', waiting: keysOf(200), changed: keysOf(9) } as const;
    expect(sizes(many)).toEqual([]);
    expect(sizes({ ...many, changed: [], open: false })).toEqual([]);
  });

  it('no shown answer is replaced', () => {
    expect(sizes({ shown: 20, changed: keysOf(20) })).toEqual([]);
  });

  it('which five stay is drawn, whatever their keys and their order', () => {
    const stay = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const next = (below: number): number => Number(numbers.next().value) % below;
        const [step] = planReleases(standing({ waiting: keysOf(12) }), next);
        for (const key of keysOf(12)) if (!step!.keys.includes(key)) stay.add(key);
      }),
    );
    expect(stay.size).toBe(12);
  });
});

describe('once a run is closed', () => {
  it.each(['from_5', 'closed'] as const)('all that wait are shown if they are five (%s)', (visibility) => {
    expect(sizes({ visibility, open: false, shown: 12, waiting: keysOf(4) })).toEqual([]);
    expect(sizes({ visibility, open: false, shown: 12, waiting: keysOf(5) })).toEqual([5]);
    expect(sizes({ visibility, open: false, waiting: keysOf(12) })).toEqual([12]);
  });

  it('what was changed is replaced if five have changed theirs', () => {
    expect(sizes({ open: false, shown: 9, changed: keysOf(4) })).toEqual([]);
    expect(planReleases(standing({ open: false, shown: 9, changed: keysOf(5) }), first)).toMatchObject([
      { kind: 'changed', keys: { length: 5 } },
    ]);
  });

  it('many come in steps that fit into a transaction, none of them small', () => {
    fc.assert(
      fc.property(smallestGroups, fc.nat({ max: 3000 }), (smallest, more) => {
        const count = smallest + more;
        const steps = sizes({ open: false, smallest, waiting: keysOf(count) });
        expect(steps.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(Math.max(...steps)).toBeLessThanOrEqual(RELEASE_MAX);
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(smallest);
      }),
    );
  });
});

/** What can happen to a run; `who` answers for the first time, or says something else. */
type Event = { readonly kind: 'answer'; readonly who: number } | { readonly kind: 'close' | 'open' | 'count' | 'die' };
/** Five for polls; a survey chooses. */
const smallestGroups = fc.integer({ min: SMALLEST_GROUP_MIN, max: SMALLEST_GROUP_MAX });
type Reading = 'live' | DelayedVisibility;
type View = ReadonlyMap<string, string>;

const events = fc.array(
  fc.oneof(
    { weight: 20, arbitrary: fc.record({ kind: fc.constant('answer' as const), who: fc.nat(29) }) },
    { weight: 8, arbitrary: fc.constant({ kind: 'count' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'close' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'open' as const }) },
    // The counter stops after the first of its steps.
    { weight: 1, arbitrary: fc.constant({ kind: 'die' as const }) },
  ),
  { minLength: 10, maxLength: 120 },
);

/** All that somebody sees who looks after every write: what is shown of whom. */
function watch(
  happened: readonly Event[],
  { reading, smallest }: { readonly reading: Reading; readonly smallest: number },
  random: (below: number) => number,
): View[] {
  const said = new Map<string, string>();
  const shown = new Map<string, string>();
  const renewed = new Set<string>();
  const views: View[] = [new Map()];
  const look = () => views.push(new Map(reading === 'live' ? said : shown));
  let [open, told] = [true, 0];

  const release = (steps = Infinity): void => {
    if (reading === 'live') return;
    const waiting = [...said.keys()].filter((key) => !shown.has(key));
    const differs = (key: string): boolean => shown.get(key) !== said.get(key) && !renewed.has(key);
    const changed = open ? [] : [...shown.keys()].filter(differs);
    const plan = planReleases({ visibility: reading, smallest, open, shown: shown.size, waiting, changed }, random);
    for (const { kind, keys } of plan.slice(0, steps)) {
      for (const key of keys) {
        shown.set(key, said.get(key)!);
        if (kind === 'changed') renewed.add(key);
      }
      look();
    }
  };

  for (const event of happened) {
    if (event.kind === 'answer' && open) said.set(`p${event.who}`, `${++told % 4}`);
    if (event.kind === 'close') open = false;
    if (event.kind === 'open') open = true;
    if (event.kind === 'count' || event.kind === 'close') release();
    if (event.kind === 'die') release(1);
    look();
  }
  return views;
}

/** Of how few people at least something can be told by laying two views side by side; null where nothing differs. */
function fewest(views: readonly View[]): number | null {
  let least: number | null = null;
  const distinct = views.filter((view, index) => index === 0 || differing(view, views[index - 1]!) > 0);
  for (const [index, view] of distinct.entries()) {
    for (const other of distinct.slice(0, index)) {
      const people = differing(view, other);
      if (people > 0) least = Math.min(least ?? people, people);
    }
  }
  return least;
}

function differing(a: View, b: View): number {
  return new Set([...a.keys(), ...b.keys()].filter((key) => a.get(key) !== b.get(key))).size;
}

describe('whoever watches all the time', () => {
  const isolated = (happened: readonly Event[], reading: Reading, numbers: Iterator<number>): boolean => {
    const watched = { reading, smallest: SMALLEST };
    const least = fewest(watch(happened, watched, (below) => Number(numbers.next().value) % below));
    return least !== null && least < SMALLEST;
  };

  it('is not blind: where answers are seen at once, they tell one from the others', () => {
    const { failed } = fc.check(
      fc.property(events, fc.infiniteStream(fc.nat()), (happened, numbers) => !isolated(happened, 'live', numbers)),
      { seed: 1, numRuns: 100 },
    );
    expect(failed).toBe(true);
  });

  it.each(['from_5', 'closed'] as const)(
    'isolates nobody in 10,000 runs, whatever the smallest group is (%s)',
    (reading) => {
      let seen = 0;
      fc.assert(
        fc.property(events, smallestGroups, fc.infiniteStream(fc.nat()), (happened, smallest, numbers) => {
          const views = watch(happened, { reading, smallest }, (below) => Number(numbers.next().value) % below);
          if (views.some(({ size }) => size > 0)) seen++;
          const least = fewest(views);
          expect(least === null || least >= smallest).toBe(true);
        }),
        { seed: 2, numRuns: 10_000 },
      );
      // In many of them something was shown at all.
      expect(seen).toBeGreaterThan(2000);
    },
    60_000,
  );

  it('finds at least a smallest group anew at closing, or none, wherever two of them have answered', () => {
    fc.assert(
      fc.property(smallestGroups, fc.nat({ max: 60 }), fc.infiniteStream(fc.nat()), (smallest, more, numbers) => {
        const people = 2 * smallest + more;
        const answers = Array.from({ length: people }, (_, who): Event[] => [
          { kind: 'answer', who },
          { kind: 'count' },
        ]);
        const views = watch(
          [...answers.flat(), { kind: 'close' }],
          { reading: 'from_5', smallest },
          (below) => Number(numbers.next().value) % below,
        );
        const sizes = [...new Set(views.map(({ size }) => size))];
        // Nobody stays unseen, and the closing brought a group or more.
        expect(sizes.at(-1)).toBe(people);
        expect(sizes.at(-1)! - sizes.at(-2)!).toBeGreaterThanOrEqual(smallest);
      }),
    );
  });
});
