import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { WEEK_MS } from '#shared/rules/durations.ts';

/** Numbers drawn anew for every company, the same in every run of the bench. */
export interface Draws {
  /** From 0 to 1. */
  readonly uniform: () => number;
  /** Normal, of variance 1. */
  readonly normal: () => number;
}

/** Draws that follow from a seed; the normal ones by Box and Muller. */
export function drawsFrom(seed: number): Draws {
  const uniform = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

export const TEAMS = ['Продажи', 'Склад', 'Разработка', 'Поддержка', 'Бухгалтерия'];
const PEOPLE_IN_TEAM = 8;
export const PEOPLE = TEAMS.length * PEOPLE_IN_TEAM;

/**
 * Ordinary weather on a scale of 0 to 10: people differ by 1.7 points for good, each answers 0.9 otherwise from week to
 * week, and a week lifts or lowers a whole company by 0.25 and a team by 0.35: of eNPS that is some ten points.
 */
const LEVEL = 7.6;
const BETWEEN_PEOPLE = 1.7;
const BETWEEN_ANSWERS = 0.9;
const WEEK_OF_COMPANY = 0.25;
const WEEK_OF_TEAM = 0.35;
/** One in ten never answers, the others in three weeks of four, a week more or less. */
const SILENT = 0.1;
const USUAL_TURNOUT_LOGIT = 1.1;
const TURNOUT_BETWEEN_PEOPLE = 0.8;
const TURNOUT_OF_WEEK = 0.35;
/** How much of what somebody says of one thing goes for all. */
const SAME_MOOD = 0.6;

interface Person {
  readonly team: string;
  /** For good, by question. */
  readonly level: readonly number[];
  /** The logit of how likely an answer is; null of who never answers. */
  readonly answers: number | null;
}

/** One who has answered: the numbers by question. */
export interface Answered {
  readonly team: string;
  readonly numbers: readonly number[];
}

/** Forty people in five teams of whom nothing changes but the weather. */
export interface SimulatedCompany {
  /** What comes in of a run; a question is eNPS first, then those of 1 to 5. `shift` lowers everybody, or one team. */
  run(shift?: (team: string) => number): Answered[];
}

const BEGINNING = Date.parse('2026-01-05T06:00:00.000Z');

/** The moment at which a week is looked at: its poll is closed. */
export function momentOf(week: number): Date {
  return new Date(BEGINNING + week * WEEK_MS);
}

/** A company that is asked so many questions each time. */
export function simulateCompany({ uniform, normal }: Draws, questions: number): SimulatedCompany {
  const people = TEAMS.flatMap((team) =>
    Array.from({ length: PEOPLE_IN_TEAM }, (): Person => {
      const mood = normal();
      const own = Math.sqrt(1 - SAME_MOOD ** 2);
      return {
        team,
        level: Array.from({ length: questions }, (_, place) =>
          place === 0 ? mood * BETWEEN_PEOPLE : (SAME_MOOD * mood + own * normal()) * BETWEEN_PEOPLE,
        ),
        answers: uniform() < SILENT ? null : USUAL_TURNOUT_LOGIT + TURNOUT_BETWEEN_PEOPLE * normal(),
      };
    }),
  );
  return {
    run(shift = () => 0) {
      const week = normal() * WEEK_OF_COMPANY;
      const weekOf = new Map(TEAMS.map((team) => [team, normal() * WEEK_OF_TEAM + shift(team)]));
      const turnout = normal() * TURNOUT_OF_WEEK;
      return people.flatMap(({ team, level, answers }): Answered[] => {
        if (answers === null || uniform() > 1 / (1 + Math.exp(-answers - turnout))) return [];
        const numbers = level.map((one, place) => {
          const felt = LEVEL + one + week + weekOf.get(team)! + normal() * BETWEEN_ANSWERS;
          return place === 0 ? within(0, 10, felt) : within(1, 5, 1 + (felt - 1) / 2.25);
        });
        return [{ team, numbers }];
      });
    },
  };
}

/** By how many points of ten everybody must feel worse for eNPS to fall by so many. */
export function shiftForFall(points: number): number {
  const { normal } = drawsFrom(1);
  const felt = Array.from({ length: 20_000 }, () => LEVEL + normal() * Math.hypot(BETWEEN_PEOPLE, BETWEEN_ANSWERS));
  const enpsAt = (shift: number): number => {
    const scores = felt.map((one) => within(0, 10, one + shift));
    const share = (fits: (score: number) => boolean) => scores.filter(fits).length / scores.length;
    return 100 * (share((score) => score >= 9) - share((score) => score <= 6));
  };
  let shift = 0;
  while (enpsAt(0) - enpsAt(shift) < points) shift -= 0.01;
  return shift;
}

function within(low: number, high: number, felt: number): number {
  return Math.min(high, Math.max(low, Math.round(felt)));
}
