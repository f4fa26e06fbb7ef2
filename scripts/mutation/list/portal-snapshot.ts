import { guardsIn } from '../guard.ts';

/** The copy of a portal: never a part for the whole, nothing left of one that is disconnected, and its limits. */
export const guards = [
  guardsIn('functions/integrations/portal-snapshot/read-kind.ts', 'tests/api/jobs/snapshot-portal.long.test.ts', {
    'portal snapshot: what lies behind the last page read is not gone -> takes no part for the whole|out of quota':
      '[-if (page.last) -]for (const gone',
    'portal snapshot: a row that cannot be read makes no other gone -> cannot be read':
      '[-if (page.nameless === 0 && !page.cut) -]writes',
  }),
  guardsIn('functions/integrations/portal-snapshot/read-kind.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: what came later than a page is not overwritten by it -> a change that comes meanwhile':
      '[-if (!isNewer(same)) -]writes.push',
    'portal changes: who came later than a page is not gone -> a change that comes meanwhile':
      '[-if (isNewer(row)) return;-]',
  }),
  guardsIn('functions/integrations/portal-snapshot/read-changes.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: the portal’s own clock says from when on -> portal’s own clock':
      'earlier([-first.clock-]{+first.askedAt+}, OVERLAP_MILLISECONDS)',
    'portal changes: many are read to their end -> in the middle of many|in time':
      'reached.position?.after ?? 0[-, begun-])',
    'portal changes: what was received is not asked for again -> portal’s own clock':
      'reached = { ...reached, since[-: next-], position: null };',
    'portal changes: what is the same is not read -> no read of a row':
      'if (begun[- && isOther-]) kept = await keepRows',
    'portal changes: a login is no change -> when somebody was on the portal last':
      "const asKept = [-kind === 'PERSON' ? withLoginOf(row, kept) : row-]{+row+};",
  }),
  guardsIn('functions/integrations/portal-snapshot/refresh-plan.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: a portal that does not answer is left alone longer -> later and later':
      'PAUSE_MILLISECONDS[- * 2 ** failures-]',
  }),
  guardsIn('functions/integrations/portal-snapshot/listings.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: a filter that is dropped does not read everything -> filter by date':
      "if (Date.parse(textOf(fieldsOf(raw)?.['changedDate'])) < earliest) [-throw new Bitrix24Error(UNFILTERED)-]{+return null+};",
  }),
  guardsIn('functions/integrations/kept-people.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: what is remembered is renewed -> quarter of an hour':
      'const key = `${workspaceId}[- ${version}-]`;',
  }),
  guardsIn('functions/integrations/jobs/refresh-portal.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: what is written after a disconnection goes -> also while its changes are read':
      'if (!(await snapshots.find(workspaceId))) [-await snapshots.clear(workspaceId)-]{+return+};',
  }),
  guardsIn('functions/integrations/portal-snapshot/keyset-pages.ts', 'tests/api/jobs/snapshot-portal.long.test.ts', {
    'portal snapshot: a list that turns in a circle ends -> turn in a circle':
      'if (from === before) [-throw new Bitrix24Error(DISORDER)-]{+return+};',
  }),
  guardsIn('functions/integrations/portal-snapshot/take-snapshot.ts', 'tests/api/jobs/snapshot-portal.long.test.ts', {
    'portal snapshot: a reading that was broken off is not noted as whole -> takes no part for the whole':
      'whole: [-next === null && problem === null-]{+true+},',
    'portal snapshot: rows of another portal go first -> another portal takes its place':
      '[-if (isAnother) await snapshots.clear(workspaceId);-]',
    'portal snapshot: what is written after a disconnection goes -> disconnected after its rows were removed':
      '[-else if (!(await snapshots.find(workspaceId))) await snapshots.clear(workspaceId);-]',
  }),
  guardsIn('functions/integrations/repositories/integrations.ts', 'tests/api/jobs/snapshot-portal.long.test.ts', {
    'portal snapshot: disconnecting writes the job that removes it -> once the job that was written with it is done':
      '[-insert(job),-]',
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/jobs/snapshot-portal.long.test.ts', {
    'portal snapshot: the plan of a deleted workspace goes with it -> when the workspace is deleted':
      "[-...due('snapshot-portals', dueAt, workspaceId),-]",
  }),
  guardsIn('functions/data/removal.ts', 'tests/api/jobs/refresh-portal.long.test.ts', {
    'portal changes: their plan goes with a deleted workspace -> when the workspace is deleted':
      "[-...due('refresh-portals', changesDueAt, workspaceId),-]",
  }),
  guardsIn('functions/integrations/repositories/portal-rows.ts', 'tests/api/jobs/snapshot-portal.long.test.ts', {
    'portal snapshot: a row is written only as it was read -> reading that was overtaken':
      'return [-kept === null ? { exists: false } : { equals: { savedAt: kept.savedAt } }-]{+{}+};',
  }),
  guardsIn('functions/integrations/portal.ts', 'tests/api/bitrix24/portal-down.long.test.ts', {
    'portal snapshot: not shown to whom the portal refuses -> 502, and no copy':
      "[-|| error.problem.kind === 'refused'-]) return refuse(error);",
    'portal snapshot: not shown of another portal -> of another portal':
      'const head = planned[-?.portal === portalKeyOf(connection) ? planned : null-];',
  }),
  guardsIn('functions/integrations/repositories/portal-snapshots.ts', 'tests/api/bitrix24/portal-down.long.test.ts', {
    'portal snapshot: what is gone is not shown -> without what was gone':
      'yield page.items.map(toKeptRow)[-.filter(({ goneAt }) => goneAt === null)-];',
  }),
  guardsIn('functions/integrations/repositories/portal-limits.ts', 'tests/api/bitrix24/portal-limits.test.ts', {
    'portal limits: the bucket is one for all functions -> fill one bucket':
      '{ above: { emptyAt: now }, below: { ...open[-, emptyAt: full + 1-] } },',
    'portal limits: an idle bucket is filled by one -> fill one bucket|same moment':
      '{ below: { ...open[-, emptyAt: now + 1-] } },',
    'portal limits: the nightly job leaves a reserve -> leave half of the bucket':
      '(BURST - [-(background ? RESERVE : 0) - -]1)',
  }),
  guardsIn('functions/integrations/portal/rate-limiter.ts', 'tests/api/bitrix24/portal-limits.test.ts', {
    'portal limits: operating time that is used up closes the method -> too long|operating time leave':
      "if (verdict.kind === 'closed'{+ && until.getTime() === 0+}) {",
  }),
];
