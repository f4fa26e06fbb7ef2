import type { ComponentProps } from 'react';
import { Replies } from '#web/answer-form/dialogue/replies.tsx';
import { Notice } from '#web/answer-form/notice/notice.tsx';

type BesideProps = ComponentProps<typeof Notice> | (ComponentProps<typeof Replies> & { readonly of?: never });

/** What stands beside the questions and is seen by whoever answers them, by one name: pages fetch all of it at once. */
export function Beside(props: BesideProps) {
  return props.of ? <Notice {...props} /> : <Replies {...props} />;
}
