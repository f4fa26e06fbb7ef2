import { messageOf } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';

interface Confirmation {
  readonly busy: boolean;
  readonly error: string | null;
  readonly onConfirm: () => void;
}

interface ConfirmationOptions<Result> {
  readonly work: () => Promise<Result>;
  readonly done: (result: Result) => void;
  /** Puts the reason of a failure into a sentence of the place. */
  readonly failed?: (message: string) => string;
}

/** What a ConfirmModal does once it is confirmed; spread into it. Its dialog stays open, with the reason, on failure. */
export function useConfirmation<Result>({
  work,
  done,
  failed = (message) => message,
}: ConfirmationOptions<Result>): Confirmation {
  const { busy, error, run } = useAction();
  return {
    busy,
    error: error === null ? null : failed(messageOf(error)),
    onConfirm: () => void run(work, done),
  };
}
