import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';
import { broken, held, known } from './report.ts';

/** Every budget there is, however deep it lies. */
function unitsOf(value: object): string[] {
  return 'unit' in value ? [String(value.unit)] : Object.values(value).flatMap(unitsOf);
}

describe('the verdict of the bench', () => {
  const sections = [
    {
      title: 'A busy machine',
      rows: [
        held('answers that are lost', 1, budgets.loadWrong),
        held('false alarms', 99, budgets.falseWeeks),
        held('submissions', 0.1, budgets.loadThroughput),
        held('gap', 50, budgets.loginGap),
        held('cold start', 9, budgets.coldStart),
        known('latency', 9000, 'ms'),
      ],
    },
  ];
  const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);

  it('names everything that is over its budget', () => {
    const all = ['answers that are lost', 'false alarms', 'submissions', 'gap', 'cold start'];
    expect(namesOf(broken(sections))).toEqual(all);
  });

  it('holds to the truths alone what is the same in every run', () => {
    expect(namesOf(broken(sections, { truths: true }))).toEqual(['answers that are lost', 'false alarms']);
  });

  it('has decided of every unit whether it is the same in every run', () => {
    const rows = [...new Set(unitsOf(budgets))].map((unit) => held(unit, 2, { unit, atMost: 1 }));
    expect(namesOf(broken([{ title: '', rows }], { truths: true })).toSorted()).toEqual(
      [
        '%',
        'answers',
        'bytes',
        'bytes gzip',
        'cards',
        'MB',
        'kB',
        'more',
        'read units',
        'requests',
        'round trips',
        'write units',
      ].toSorted(),
    );
  });
});
