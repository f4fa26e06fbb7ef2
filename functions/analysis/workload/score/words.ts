import type { Said, Words } from '#shared/text/said.ts';
import { levelOf, type FactorOfGroup } from '#shared/rules/workload-level.ts';
import { say } from '../say.ts';
import { having } from '../traits.ts';
import { PERIOD_DAYS, type Group, type Work } from '../work.ts';
import { flowOf } from './flow.ts';
import { loadedPeople, worstParts, type FactorOfPerson, type Score, type Scores } from './score.ts';

/** What makes the level of a group, the worst first: “38% of open tasks are overdue”. */
export function reasonsOf(group: Group, score: Score<FactorOfGroup>, scores: Scores, work: Work): Said[] {
  const parts = worstParts(score).map((factor) => WORDS[factor](group, scores, work));
  // Of what is low the largest alone: the others are no reason.
  return levelOf(score.value) === 'low' ? parts.slice(0, 1) : parts;
}

/** The same of a person, in a word; none where it is low. */
export function reasonOfPerson(score: Score<FactorOfPerson>): Words {
  const [worst] = worstParts(score);
  return worst === undefined || levelOf(score.value) === 'low' ? '' : say('ofPerson', { factor: worst });
}

const WORDS: Readonly<Record<FactorOfGroup, (group: Group, scores: Scores, work: Work) => Said>> = {
  overdue: (group, _, { now }) => {
    const percent = Math.round((100 * having('overdue', group, now).length) / group.open.length);
    return say('lateShare', { percent });
  },
  flow: (group, _, { since }) => {
    const { set, done } = flowOf(group, since);
    return say('setAndDone', { days: PERIOD_DAYS, set: set.length, done: done.length });
  },
  people: (group, scores) => say('overloaded', { people: loadedPeople(group, scores), of: group.workers.length }),
};
