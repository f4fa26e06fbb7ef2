import { Button } from '@mantine/core';
import { Inline } from '#web/ui/layout/layout.tsx';
import { hideToast, showToast } from './toast-list.ts';

let lastLasting: string | null = null;

/**
 * Says that something was done, and takes it back where that is pressed. It goes like every message of success and
 * stays while a mouse points at it: what was done can be taken back elsewhere, too. One that is `lasting` is the only
 * way back and stays until it is closed, or until the next of its kind: it would take back what is not there any more.
 */
export function undoToast(
  message: string,
  undo: { readonly label: string; readonly run: () => void },
  { lasting = false }: { readonly lasting?: boolean } = {},
): void {
  if (lasting && lastLasting !== null) hideToast(lastLasting);
  const id = showToast({
    lasting,
    message: (
      <Inline as="span" justify="between" gap="12" rowGap="4">
        {message}
        <Button
          variant="subtle"
          onClick={() => {
            hideToast(id);
            undo.run();
          }}
        >
          {undo.label}
        </Button>
      </Inline>
    ),
  });
  if (lasting) lastLasting = id;
}
