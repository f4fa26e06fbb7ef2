import { keys } from '#data/keys.ts';
import { remove, type Write } from '#data/writes.ts';
import { type Ballots, endBallotsWrites } from './ballots.ts';
import { codeGroupsKeyWrite, codeKeyWrite } from './code-marks.ts';
import { participationKeyWrite } from './participation.ts';

/** Of a run what marks it has: of members where it is anonymous, of one-time codes where it has any, on paper or of people without an account. */
interface Run {
  readonly id: string;
  readonly isAnonymous: boolean;
  readonly codes: number | null;
  readonly contacts: unknown;
  /** By what it compares its respondents, once it has ended for good. */
  readonly dimensions: readonly unknown[];
  readonly ballots: Ballots | null;
}

/** Whether any one-time codes answer it. */
export function hasCodes({ codes, contacts }: Pick<Run, 'codes' | 'contacts'>): boolean {
  return codes !== null || contacts !== null;
}

/** What it takes that a run that is opened has a fresh secret for each sort of its marks, and for what is sealed without an account. */
export function newSecretWrites(run: Run): Write[] {
  return [
    ...(run.isAnonymous ? [participationKeyWrite(run.id)] : []),
    ...(hasCodes(run) ? [codeKeyWrite(run.id)] : []),
    ...(sealsGroups(run) ? [codeGroupsKeyWrite(run.id)] : []),
  ];
}

/** The same for its first one-time codes, where it is open already: what ballots have sealed is to be opened still. */
export function codeSecretWrites(run: Omit<Run, 'codes'>): Write[] {
  const first = !sealsGroups({ ...run, codes: null }) && sealsGroups({ ...run, codes: 0 });
  return [codeKeyWrite(run.id), ...(first ? [codeGroupsKeyWrite(run.id)] : [])];
}

/** Whether groups of answers that come without an account, by codes or ballots, are sealed under a secret of their own. */
export function sealsGroups({ isAnonymous, dimensions, ballots, ...run }: Omit<Run, 'id'>): boolean {
  return isAnonymous && dimensions.length > 0 && (hasCodes(run) || ballots !== null);
}

/** What it takes that they are destroyed: from then on no mark leads to anybody, and no ballot is signed. */
export function endSecretWrites({ id, ...run }: Run): Write[] {
  return [
    ...(run.isAnonymous ? [remove(keys.participationKey(id))] : []),
    ...(hasCodes(run) ? [remove(keys.codeKey(id))] : []),
    ...(sealsGroups(run) ? [remove(keys.codeGroupsKey(id))] : []),
    ...(run.contacts === null ? [] : [remove(keys.contactKey(id))]),
    ...(run.ballots ? endBallotsWrites(id, run.ballots) : []),
  ];
}
