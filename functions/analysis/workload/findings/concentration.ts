import { say } from '../say.ts';
import { metric } from '../traits.ts';
import type { Work } from '../work.ts';
import { severityBy } from '../../severity.ts';
import { findingOf, type Finding } from './finding.ts';

/** The most loaded tenth is held against the others. */
const TENTH = 0.1;
const FEWEST_PEOPLE = 10;
/** With fewer tasks a person chance alone gives some of them many. */
const TASKS_A_PERSON = 3;
const SEVERITY = { high: 0.5, medium: 0.3 };

/** Few people carry much: the tenth with the most open tasks has at least three tenths of them. Told as counts alone. */
export function concentrationFinding({ company, unassigned }: Work): Finding | null {
  const busy = company.workers
    .filter(({ open }) => open.length > 0)
    .toSorted((a, b) => b.open.length - a.open.length || (a.person.id < b.person.id ? -1 : 1));
  const all = company.open.length - unassigned.length;
  if (busy.length < FEWEST_PEOPLE || all < TASKS_A_PERSON * busy.length) return null;
  const top = busy.slice(0, Math.ceil(TENTH * busy.length));
  const items = top.flatMap(({ open }) => open);
  const share = items.length / all;
  if (share < SEVERITY.medium) return null;
  return findingOf(company, {
    kind: 'concentration',
    type: 'risk',
    severity: severityBy(share, SEVERITY),
    confidence: 'high',
    what: say('concentration'),
    description: say('concentrationText', { people: top.length, of: busy.length, held: items.length, all }),
    count: items.length,
    of: all,
    chips: [{ name: 'concentration', items }],
    people: top.length,
    metric: metric('concentration', company, items.length, all),
  });
}
