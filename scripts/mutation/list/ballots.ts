import { guardsIn } from '../guard.ts';

const ABUSE = 'tests/security/ballots-abuse.long.test.ts';

/** Ballots of anonymous runs: one a member, taken where the run has signed it, joined with nobody. */
export const guards = [
  guardsIn('functions/runs/repositories/participation.ts', ABUSE, {
    'a ballot is given out once -> from ten browsers that ask at the same moment':
      "await table.write([-insert(-]{+{ kind: 'put', item: +}{ ...keys.participation(runId, keyId, mac), type: 'mark', proof, opening, again: 0 }[-)-]{+ }+});",
    'a ballot is signed again where it is the same -> from ten browsers that ask at the same moment':
      "if ([-error.item['proof'] === proof-]{+true+}) return 'issued';",
    'a lost ballot is replaced once -> that all have lost the first':
      '{ exists: true, equals: { opening[-, again: 0-] } },',
    'a lost ballot is replaced where there was one -> none once more without a first':
      '{ [-exists: true, equals: { opening, again: 0 }-] },',
    'a ballot is no answer until its browser tells -> by telling it again':
      "return mark['opening'] === undefined || [-mark['done'] === true-]{+true+};",
    'a browser tells of a ballot that was given out -> can report none':
      'const given = { [-exists: true, above: { opening: 0 }-] };',
  }),
  guardsIn('functions/runs/repositories/responses.ts', ABUSE, {
    'an answer is replaced with its seed alone -> of somebody else cannot be replaced':
      "[-if (seed === undefined || Buffer.compare(seed, response.ballot.seed) !== 0) return 'other';-]",
  }),
  guardsIn('functions/runs/submit.ts', ABUSE, {
    'no answer with a mark beside a ballot -> never both':
      "[-if (outcome === 'ballot') throw new AppError('ballot_issued', ballotsErrors.issued);-]",
  }),
  guardsIn('functions/runs/issue-ballot.ts', ABUSE, {
    'a ballot is for whoever is asked -> or is not in the audience': '[-await requireAsked(run, context);-]',
    'a ballot is signed by the key of its team -> under no key but its own team':
      '[-if (place !== keyFor(ballots, member.team)) conflict(ballotsErrors.otherKey);-]',
    'no ballot for whoever has answered with a mark -> never both':
      "[-if (outcome === 'answered') alreadyAnswered();-]",
  }),
  guardsIn('functions/runs/open-ballot.ts', ABUSE, {
    'a ballot is taken that the run has signed -> fifty in fifty':
      "[-if (!isOwn) throw new AppError('wrong_ballot', ballotsErrors.wrong);-]",
    'a ballot is taken under a key there is -> ten thousand times':
      'const isOwn = [-n !== undefined && -](await isSigned(',
  }),
  guardsIn('functions/runs/repositories/run-secrets.ts', ABUSE, {
    'keys of ballots go at closing -> of no earlier opening':
      '[-...(run.ballots ? endBallotsWrites(id, run.ballots) : []),-]',
  }),
  guardsIn('functions/runs/ballots/blind-sign.ts', ABUSE, {
    'no number is signed that is not below the modulus -> are signed below the modulus':
      '[-if (Buffer.compare(blinded, modulus) >= 0) return null;-]',
  }),
  guardsIn('shared/ballots/blind-rsa.ts', 'tests/security/unlinkability.long.test.ts', {
    'ballots are blinded by any factor there is -> as often as a coin':
      'const drawn = toNumber(randomBytes([-length-]{+8+}));',
  }),
];
