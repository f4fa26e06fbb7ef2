import { tenth } from '#shared/rules/figures.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { addDays } from '#shared/rules/working-days.ts';
import type { Employment } from '../data.ts';
import { HIGH_LOAD, TENURE_BRACKETS } from './coefficients.ts';

/** What differs from the company by less is not worth a word. */
const NOTABLE = 1.15;

interface TeamFacts {
  readonly present: readonly Employment[];
  readonly people: number;
  readonly until: string;
  /** By tenure alone: how many times the company's chance of leaving. */
  readonly perHead: number;
  /** How many times as often as its tenure says people have left it, shrunk. */
  readonly factor: number;
  readonly seen: { readonly left: number; readonly expected: number };
  readonly loaded: boolean;
}

/** Why more or fewer are expected to leave a team than of as many others, in words; empty where it is like the others. */
export function whyOf({ present, people, until, perHead, factor, seen, loaded }: TeamFacts): string[] {
  const why: string[] = [];
  const yearAgo = addDays(until, -365);
  const newcomers = present.filter(({ hiredOn }) => hiredOn !== null && hiredOn > yearAgo).length;
  const times = tenth(TENURE_BRACKETS[0]!.published);
  // Who is new among few is a person: from five on it is a group.
  if (perHead >= NOTABLE) {
    why.push(
      newcomers >= SMALLEST_GROUP
        ? `Первый год работают ${newcomers}\u00A0из\u00A0${people}, а\u00A0в\u00A0первый год уходят в\u00A0${times}\u00A0раза чаще`
        : 'Стаж меньше, чем в\u00A0среднем по\u00A0компании',
    );
  } else if (perHead <= 1 / NOTABLE) {
    why.push('Стаж больше, чем в\u00A0среднем по\u00A0компании: такие команды уходят реже');
  }
  if (factor >= NOTABLE || factor <= 1 / NOTABLE) {
    const left = seen.left === 0 ? 'не\u00A0ушёл никто' : `${seen.left === 1 ? 'ушёл' : 'ушли'}\u00A0${seen.left}`;
    why.push(`За\u00A0три года ${left}, а\u00A0по\u00A0стажу ожидали бы ${tenth(seen.expected)}`);
  }
  if (loaded) why.push(`Высокая нагрузка: с\u00A0ней уходят примерно в\u00A0${tenth(HIGH_LOAD)}\u00A0раза чаще`);
  return why;
}
