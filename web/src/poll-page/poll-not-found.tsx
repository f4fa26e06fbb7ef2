import { noFormText as text } from '#text/poll-page/no-form.ts';
import { NotFound } from './not-found.tsx';
import type { PollSource } from './poll-source.ts';
import { WrongCode } from './wrong-code.tsx';

/** There is no poll behind this address. */
export function PollNotFound({ via }: Pick<PollSource, 'via'>) {
  return via === 'code' ? <WrongCode /> : <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
}
