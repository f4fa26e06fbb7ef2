import { keys } from '#data/keys.ts';
import { remove, type Write } from '#data/writes.ts';
import { codeKeyWrite } from './code-marks.ts';
import { participationKeyWrite } from './participation.ts';

/** Of a run what marks it has: of members where it is anonymous, of one-time codes where it has any, on paper or of people without an account. */
interface Run {
  readonly id: string;
  readonly isAnonymous: boolean;
  readonly codes: number | null;
  readonly contacts: unknown;
}

/** Whether any one-time codes answer it. */
export function hasCodes({ codes, contacts }: Pick<Run, 'codes' | 'contacts'>): boolean {
  return codes !== null || contacts !== null;
}

/** What it takes that a run that is opened has a fresh secret for each sort of its marks. */
export function newSecretWrites({ id, isAnonymous, ...run }: Run): Write[] {
  return [...(isAnonymous ? [participationKeyWrite(id)] : []), ...(hasCodes(run) ? [codeKeyWrite(id)] : [])];
}

/** What it takes that they are destroyed: from then on no mark leads to anybody. */
export function endSecretWrites({ id, isAnonymous, ...run }: Run): Write[] {
  return [
    ...(isAnonymous ? [remove(keys.participationKey(id))] : []),
    ...(hasCodes(run) ? [remove(keys.codeKey(id))] : []),
    ...(run.contacts === null ? [] : [remove(keys.contactKey(id))]),
  ];
}
