import type { Guard } from '../guard.ts';

const JOB = 'tests/api/jobs/snapshot-portal.test.ts';
const DOWN = 'tests/api/bitrix24/portal-down.test.ts';
const LIMITS = 'tests/api/bitrix24/portal-limits.test.ts';
const READ_KIND = 'functions/integrations/portal-snapshot/read-kind.ts';
const TAKE = 'functions/integrations/portal-snapshot/take-snapshot.ts';
const PORTAL = 'functions/integrations/portal.ts';
const TABLE_LIMITS = 'functions/integrations/repositories/portal-limits.ts';

/** The copy of a portal: never a part for the whole, nothing left of one that is disconnected, and its limits. */
export const portalSnapshot: readonly Guard[] = [
  {
    name: 'portal snapshot: what lies behind the last page read is not gone',
    file: READ_KIND,
    from: 'if (page.last) for (const gone',
    to: 'for (const gone',
    test: JOB,
    only: /takes no part for the whole|out of quota/,
  },
  {
    name: 'portal snapshot: a row that cannot be read makes no other gone',
    file: READ_KIND,
    from: 'if (page.nameless === 0 && !page.cut) writes',
    to: 'writes',
    test: JOB,
    only: /cannot be read/,
  },
  {
    name: 'portal snapshot: a list that turns in a circle ends',
    file: 'functions/integrations/portal-snapshot/keyset-pages.ts',
    from: 'if (rows.length > 0 && !isBehind(page.rows, from)) throw new Bitrix24Error(DISORDER);',
    to: 'if (rows.length > 0 && !isBehind(page.rows, from)) return;',
    test: JOB,
    only: /turn in a circle/,
  },
  {
    name: 'portal snapshot: a reading that was broken off is not noted as whole',
    file: TAKE,
    from: 'whole: next === null && problem === null,',
    to: 'whole: true,',
    test: JOB,
    only: /takes no part for the whole/,
  },
  {
    name: 'portal snapshot: rows of another portal go first',
    file: TAKE,
    from: 'if (isAnother) await snapshots.clear(workspaceId);',
    to: '',
    test: JOB,
    only: /another portal takes its place/,
  },
  {
    name: 'portal snapshot: what is written after a disconnection goes',
    file: TAKE,
    from: 'else if (!(await snapshots.find(workspaceId))) await snapshots.clear(workspaceId);',
    to: '',
    test: JOB,
    only: /disconnected after its rows were removed/,
  },
  {
    name: 'portal snapshot: disconnecting writes the job that removes it',
    file: 'functions/integrations/repositories/integrations.ts',
    from: 'insert(job),',
    to: '',
    test: JOB,
    only: /once the job that was written with it is done/,
  },
  {
    name: 'portal snapshot: the plan of a deleted workspace goes with it',
    file: 'functions/data/removal.ts',
    from: "'portal-head': ({ dueAt }, workspaceId) => due('snapshot-portals', dueAt, workspaceId),",
    to: '',
    test: JOB,
    only: /when the workspace is deleted/,
  },
  {
    name: 'portal snapshot: a row is written only as it was read',
    file: 'functions/integrations/repositories/portal-rows.ts',
    from: 'return kept === null ? { exists: false } : { equals: { savedAt: kept.savedAt } };',
    to: 'return {};',
    test: JOB,
    only: /reading that was overtaken/,
  },
  {
    name: 'portal snapshot: not shown to whom the portal refuses',
    file: PORTAL,
    from: " || error.problem.kind === 'refused') return refuse(error);",
    to: ') return refuse(error);',
    test: DOWN,
    only: /502, and no copy/,
  },
  {
    name: 'portal snapshot: not shown of another portal',
    file: PORTAL,
    from: 'const head = planned?.portal === portalKeyOf(webhook) ? planned : null;',
    to: 'const head = planned;',
    test: DOWN,
    only: /of another portal/,
  },
  {
    name: 'portal snapshot: what is gone is not shown',
    file: 'functions/integrations/repositories/portal-snapshots.ts',
    from: 'yield page.items.map(toKeptRow).filter(({ goneAt }) => goneAt === null);',
    to: 'yield page.items.map(toKeptRow);',
    test: DOWN,
    only: /without what was gone/,
  },
  {
    name: 'portal limits: the bucket is one for all functions',
    file: TABLE_LIMITS,
    from: '{ above: { emptyAt: now }, below: { ...open, emptyAt: full + 1 } },',
    to: '{ above: { emptyAt: now }, below: { ...open } },',
    test: LIMITS,
    only: /fill one bucket/,
  },
  {
    name: 'portal limits: an idle bucket is filled by one',
    file: TABLE_LIMITS,
    from: '{ below: { ...open, emptyAt: now + 1 } },',
    to: '{ below: { ...open } },',
    test: LIMITS,
    only: /fill one bucket|same moment/,
  },
  {
    name: 'portal limits: the nightly job leaves a reserve',
    file: TABLE_LIMITS,
    from: '(BURST - (background ? RESERVE : 0) - 1)',
    to: '(BURST - 1)',
    test: LIMITS,
    only: /leave half of the bucket/,
  },
  {
    name: 'portal limits: operating time that is used up closes the method',
    file: 'functions/integrations/portal/rate-limiter.ts',
    from: "if (verdict.kind === 'closed') {",
    to: "if (verdict.kind === 'closed' && until.getTime() === 0) {",
    test: LIMITS,
    only: /too long|operating time leave/,
  },
];
