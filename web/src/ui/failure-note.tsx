import { Link } from 'react-router-dom';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { planLimitsText } from '#text/common/plan-limits.ts';
import { Note } from './note.tsx';
import { paths } from '#web/lib/paths.ts';

interface FailureNoteProps {
  readonly error: unknown;
  /** What to say when the failure brings no words of its own. */
  readonly fallback?: string;
  /** Stands before the message: “Could not save: ”. */
  readonly prefix?: string;
}

/** Why something was not done; where a plan stands in the way, with the way to what lifts it. */
export function FailureNote({ error, fallback, prefix = '' }: FailureNoteProps) {
  return (
    <Note tone="attention">
      {prefix}
      {messageOf(error, fallback)}
      <PlanLink error={error} />
    </Note>
  );
}

/** The way to the plans after a refusal that names one; nothing after any other. */
export function PlanLink({ error }: { readonly error: unknown }) {
  if (!isPlanLimit(error)) return null;
  return (
    <>
      {' '}
      <Link to={paths.subscription}>{planLimitsText.toPlans}</Link>
    </>
  );
}

/** Whether the plan of the workspace's owner is what stands in the way. */
export function isPlanLimit(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'plan_limit';
}
