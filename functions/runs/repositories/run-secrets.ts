import { keys } from '#data/keys.ts';
import { remove, type Write } from '#data/writes.ts';
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
}

/** Whether any one-time codes answer it. */
export function hasCodes({ codes, contacts }: Pick<Run, 'codes' | 'contacts'>): boolean {
  return codes !== null || contacts !== null;
}

/** What it takes that a run that is opened has a fresh secret for each sort of its marks, and for what is sealed by codes. */
export function newSecretWrites(run: Run): Write[] {
  return [...(run.isAnonymous ? [participationKeyWrite(run.id)] : []), ...(hasCodes(run) ? codeSecretWrites(run) : [])];
}

/** The same for its one-time codes alone. */
export function codeSecretWrites(run: Omit<Run, 'codes' | 'contacts'>): Write[] {
  return [codeKeyWrite(run.id), ...(sealsGroups(run) ? [codeGroupsKeyWrite(run.id)] : [])];
}

function sealsGroups({ isAnonymous, dimensions }: Pick<Run, 'isAnonymous' | 'dimensions'>): boolean {
  return isAnonymous && dimensions.length > 0;
}

/** What it takes that they are destroyed: from then on no mark leads to anybody. */
export function endSecretWrites({ id, isAnonymous, ...run }: Run): Write[] {
  return [
    ...(isAnonymous ? [remove(keys.participationKey(id))] : []),
    ...(hasCodes(run) ? [remove(keys.codeKey(id))] : []),
    ...(hasCodes(run) && sealsGroups({ isAnonymous, ...run }) ? [remove(keys.codeGroupsKey(id))] : []),
    ...(run.contacts === null ? [] : [remove(keys.contactKey(id))]),
  ];
}
