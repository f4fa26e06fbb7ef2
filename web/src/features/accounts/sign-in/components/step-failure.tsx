import { Button } from '@mantine/core';
import { signInText } from '#text/accounts/sign-in.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Flow, TypedPerson } from '../lib/kept-flow.ts';
import { useLeaving } from '../lib/use-leaving.ts';
import { LeavingNote } from './provider-buttons.tsx';

const text = signInText.page;

/** Whether the time in which a step could be taken is over. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sign_in_expired';
}

interface StepFailureProps {
  readonly error: unknown;
  readonly fallback: string;
  readonly flow: Flow;
  /** Comes along to the next attempt. */
  readonly typed?: TypedPerson;
}

/** Why a step was not taken; where its time is over, with the way through the provider once more. */
export function StepFailure({ error, fallback, flow, typed }: StepFailureProps) {
  const leaving = useLeaving();
  if (error === null) return null;
  if (!isOver(error)) return <FailureNote error={error} fallback={fallback} />;
  const again = () =>
    leaving.leave({ id: flow.provider, name: flow.name }, { returnTo: flow.returnTo, ...(typed && { typed }) });
  return (
    <>
      <Note tone="attention">{messageOf(error, fallback)}</Note>
      <LeavingNote leaving={leaving} />
      <Button fullWidth disabled={leaving.to !== null} onClick={again}>
        {text.again}
      </Button>
    </>
  );
}
