import type { DemoPerson } from './people.ts';
import { seeded, type Random } from './random.ts';
import { loadOf, moodOf, weekOf, type Topic, type Week } from './story.ts';
import type { DemoTexts } from './texts.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

/** What one respondent said, by question index. */
export type Said = readonly (string | null)[];

const USUAL_MOOD = 7.4;
const USUAL_LOAD = 5.2;
const USUAL_TURNOUT = 0.76;
const OWN_WORK_WEIGHT = 3;
const EVERYDAY_WEIGHT = 3.5;
/** What a season that is at its height is mentioned against the two above. */
const SEASON_WEIGHT = 8;

/** Whether somebody answers in such a week: in a rush and in summer fewer do. */
export function takesPart({ yearEnd, summer, overload }: Week, random: Random): boolean {
  return random.chance(USUAL_TURNOUT - 0.22 * yearEnd - 0.12 * summer - 0.1 * overload);
}

/** Answers to one run, one respondent after another: nobody repeats what another one wrote, as far as the texts go. */
export function answersOf(
  poll: 'pulse' | 'enps' | 'moving',
  date: Date,
  today: Date,
  { helped, hindered, enps: words, singlePolls }: DemoTexts,
) {
  const random = seeded(Math.round(date.getTime() / HOUR_MS) + poll.length);
  const said = new Set<string>();
  const say = (texts: readonly string[], probability: number): string | null => {
    const free = texts.filter((text) => !said.has(text));
    if (free.length === 0 || !random.chance(probability)) return null;
    const text = random.pick(free);
    said.add(text);
    return text;
  };

  function pulse(week: Week, person: DemoPerson): Said {
    const mood = scale(USUAL_MOOD + characterOf(person) + moodOf(week) + noise(random));
    const load = scale(USUAL_LOAD + loadOf(week) + noise(random));
    const good = mood >= 7;
    return [
      String(mood),
      String(load),
      say(helped[topicOf(person, week, random)], good ? 0.5 : 0.2),
      say(hindered[topicOf(person, week, random)], good ? 0.25 : 0.65),
    ];
  }

  function enps(week: Week, person: DemoPerson): Said {
    const score = scale(8 + 1.2 * characterOf(person) + 1.1 * moodOf(week) + noise(random));
    const kind = score >= 9 ? 'promoters' : score >= 7 ? 'passives' : 'detractors';
    return [String(score), say(words.reasons[kind], 0.6), say(words.changes, 0.5)];
  }

  function moving(): Said {
    const [scores, better, worse] = singlePolls.moving;
    return [random.pick(scores), say(better, 0.6), say(worse, 0.55)];
  }

  return {
    random,
    of(person: DemoPerson): Said {
      const week = weekOf(person.department, date, today);
      return poll === 'pulse' ? pulse(week, person) : poll === 'enps' ? enps(week, person) : moving();
    },
  };
}

/** What a newcomer says after a month, under their name. */
export function firstMonthOf(person: DemoPerson, { singlePolls }: DemoTexts): Said {
  const random = seeded(person.id + 30);
  return singlePolls.firstMonth.map((choices, index) =>
    index > 1 && random.chance(0.25) ? null : random.pick(choices),
  );
}

/** What the so-manieth person who left says, counted from 0. */
export function leavingOf(index: number, { singlePolls: { leaving } }: DemoTexts): Said {
  return leaving[index % leaving.length]!;
}

/** Somebody's own work, everyday things, or what the season brings. */
function topicOf({ department }: DemoPerson, week: Week, random: Random): Topic {
  const seasons = Object.entries(week) as [keyof Week, number][];
  return random.weighted<Topic>([
    [department, OWN_WORK_WEIGHT],
    ['everyday', EVERYDAY_WEIGHT],
    ...seasons.map(([topic, height]) => [topic, SEASON_WEIGHT * height * (topic === 'summer' ? 0.2 : 1)] as const),
  ]);
}

/** Some are content by nature and some are not: from −1.3 to 1.3 points. */
function characterOf({ id }: DemoPerson): number {
  return 2.6 * seeded(id * 97).next() - 1.3;
}

/** Mostly near nothing, up to 1.5 points either way. */
function noise(random: Random): number {
  return 1.5 * (random.next() + random.next() - 1);
}

function scale(points: number): number {
  return Math.min(10, Math.max(0, Math.round(points)));
}
