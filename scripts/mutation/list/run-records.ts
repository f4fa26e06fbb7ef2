import { guardsIn } from '../guard.ts';

/** Records of closed runs: what is published, and that forged ones are noticed. */
export const guards = [
  guardsIn('shared/ballots/check.ts', 'scripts/verify-run-record.test.ts', {
    'records: a ballot that nobody signed is noticed -> no key of the run has signed':
      'signatures: [-await countUnsigned(ballots, openings)-]{+0+},',
    'records: a ballot that counts twice is noticed -> counts twice':
      'repeats: [-ballots.length - new Set(ballots.map(({ nonce }) => toBase64Url(nonce))).size-]{+0+},',
    'records: more ballots than were given out are noticed -> more ballots count than were given out':
      '[-Number(counted > issued) + -]Number(issued > head.invited + again)',
    'records: another root is noticed -> changed afterwards': 'root: [-root === head.root ? 0 : 1-]{+0+},',
    'records: an order that tells something is noticed -> whose order could tell':
      ' [-+ count(lists, (list) => !isSorted(list))-],',
    'records: a receipt that the run has not signed proves nothing -> has signed is foreign':
      "[-if (!(await isOfRun(receipt, openings))) return 'foreign';-]",
  }),
  guardsIn('functions/runs/ballots/run-record.ts', 'tests/api/ballots/records.test.ts', {
    'records: too few answers are not published -> fewer than five have answered':
      '[-if (shown.length < run.smallestGroup) return null;-]',
    'records: answers that are not shown are in no record -> keeps those who come then out':
      'return copy === null ? [-[]-]{+[response]+} : ',
  }),
  guardsIn('functions/runs/repositories/run-records.ts', 'tests/api/ballots/records.test.ts', {
    'records: what is settled stays -> was broken off':
      'check(keys.run(runId), { exists: true }), [-insert-]{+put+}(item)]',
  }),
  guardsIn('functions/surveys/operations/get-survey-recount.ts', 'tests/api/ballots/records.test.ts', {
    'records: a recount tells no answer whose parts alone are shown -> what its results tell whole':
      'told: [-TOLD_WHOLE.includes(kind) && -]answered',
  }),
];
