import type { ComponentProps } from 'react';
import type { AskedReplies } from '#web/answer-form/dialogue/keys.ts';
import { Replies } from '#web/answer-form/dialogue/replies.tsx';
import type { FormQuestion } from '#web/answer-form/form-question.ts';
import { Notice, type Noticed } from '#web/answer-form/notice/notice.tsx';
import { WithdrawalLink } from '#web/answer-form/notice/withdrawal-link.tsx';
import type { Titled } from './poll-title.tsx';
import type { PageSession } from './use-session.ts';

interface SentProps {
  readonly of: Titled & Noticed;
  readonly questions: readonly FormQuestion[];
  readonly asked: AskedReplies;
  readonly consent: string | undefined;
  /** Under which the answers are kept. */
  readonly session: PageSession;
}

type BesideProps =
  | SentProps
  | (Omit<ComponentProps<typeof Notice>, 'via'> & { readonly session?: never })
  | (Pick<ComponentProps<typeof Replies>, 'ask'> & { readonly of?: never });

/** What stands beside the questions and is seen by whoever answers them, by one name: pages fetch all of it at once. */
export function Beside(props: BesideProps) {
  if (!props.of) return <Replies {...props} />;
  // By a one-time code, of a poll or of a survey: their addresses say so.
  const via = /\/c\/[^/]+\/?$/.test(window.location.pathname) ? 'code' : 'link';
  return props.session === undefined ? <Notice {...props} via={via} /> : <Sent {...props} />;
}

/** Receipts of whoever has answered: of the consent they have given, and of what they want to be answered. */
function Sent({ of, questions, asked, consent, session }: SentProps) {
  return (
    <>
      {consent !== undefined && <WithdrawalLink run={of.run_id ?? of.id} session={session.id} />}
      {Object.keys(asked).length > 0 && <Replies given={{ title: of.title, questions, asked }} />}
    </>
  );
}
