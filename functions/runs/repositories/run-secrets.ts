import { keys } from '#data/keys.ts';
import { remove, type Write } from '#data/writes.ts';
import { codeKeyWrite } from './code-marks.ts';
import { participationKeyWrite } from './participation.ts';

/** Of a run what marks it has: of members where it is anonymous, of one-time codes where it has any. */
interface Run {
  readonly id: string;
  readonly isAnonymous: boolean;
  readonly codes: number | null;
}

/** What it takes that a run that is opened has a fresh secret for each sort of its marks. */
export function newSecretWrites({ id, isAnonymous, codes }: Run): Write[] {
  return [...(isAnonymous ? [participationKeyWrite(id)] : []), ...(codes === null ? [] : [codeKeyWrite(id)])];
}

/** What it takes that they are destroyed: from then on no mark leads to anybody. */
export function endSecretWrites({ id, isAnonymous, codes }: Run): Write[] {
  return [
    ...(isAnonymous ? [remove(keys.participationKey(id))] : []),
    ...(codes === null ? [] : [remove(keys.codeKey(id))]),
  ];
}
