import { type ReactNode, useState } from 'react';
import { hasDraft } from '#web/answer-form/draft.ts';
import { memberSession, type MemberSession, takePlace } from '#web/answer-form/member-session.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { takingText as text } from '#text/asking/taking.ts';
import { Answered } from './answered.tsx';

interface WayProps {
  readonly runId: string;
  readonly anonymous: boolean;
  readonly answered: boolean;
  /** What stands here where no answers are taken any more; null while they are. */
  readonly over: ReactNode;
  readonly children: (userId: string, session: MemberSession) => ReactNode;
}

/** What there is to do: answer, change what was answered, or nothing any more. */
export function Way({ runId, anonymous, answered, over, children }: WayProps) {
  const { user } = useWorkspace();
  const [session] = useState(() => memberSession(user.id, runId));
  // A draft is there while the server may not have what was typed last: it is shown at once.
  const [changing, setChanging] = useState(() => hasDraft(takePlace(user.id, runId)));
  if (over !== null && !changing) return over;
  if (anonymous && answered && !changing) {
    if (session.known() === null) return <Answered>{text.answeredElsewhere}</Answered>;
    return <Answered onChange={() => setChanging(true)}>{text.answeredHere}</Answered>;
  }
  return children(user.id, session);
}
