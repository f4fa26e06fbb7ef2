import { formatNumber, NBSP, plural, pluralForm } from '#shared/rules/plural.ts';
import { levelOf, type FactorOfGroup } from '#shared/rules/workload-level.ts';
import { having } from '../traits.ts';
import { PERIOD_DAYS, type Group, type Work } from '../work.ts';
import { flowOf } from './flow.ts';
import { loadedPeople, worstParts, type FactorOfPerson, type Score, type Scores } from './score.ts';

/** What makes the level of a group, in words, the worst first: «просрочено 38 % открытых задач». */
export function reasonsOf(group: Group, score: Score<FactorOfGroup>, scores: Scores, work: Work): string[] {
  const parts = worstParts(score).map((factor) => WORDS[factor](group, scores, work));
  // Of what is low the largest alone: the others are no reason.
  return levelOf(score.value) === 'low' ? parts.slice(0, 1) : parts;
}

/** The same of a person, in a word; none where it is low. */
export function reasonOfPerson(score: Score<FactorOfPerson>): string {
  const [worst] = worstParts(score);
  return worst === undefined || levelOf(score.value) === 'low' ? '' : OF_PERSON[worst];
}

const OF_PERSON: Readonly<Record<FactorOfPerson, string>> = {
  overdue: 'просрочка',
  habit: 'задач больше обычного',
  capacity: 'часов задач больше, чем рабочих',
  deadlines: 'сроки подряд',
};

const WORDS: Readonly<Record<FactorOfGroup, (group: Group, scores: Scores, work: Work) => string>> = {
  overdue: (group, _, { now }) => {
    const share = Math.round((100 * having('overdue', group, now).length) / group.open.length);
    return `просрочено ${formatNumber(share)}${NBSP}% открытых задач`;
  },
  flow: (group, _, { since }) => {
    const { set, done } = flowOf(group, since);
    return `за ${PERIOD_DAYS}${NBSP}дней поставили ${plural(set.length, 'задачу', 'задачи', 'задач')}, завершили ${formatNumber(done.length)}`;
  },
  people: (group, scores) => {
    const loaded = loadedPeople(group, scores);
    const people = plural(loaded, 'человек', 'человека', 'человек');
    return `${pluralForm(loaded, 'перегружен', 'перегружены', 'перегружены')} ${people} из${NBSP}${formatNumber(group.workers.length)}`;
  },
};
