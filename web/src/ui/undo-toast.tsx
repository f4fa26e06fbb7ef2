import { Button } from '@mantine/core';
import { Inline } from '#web/ui/layout/layout.tsx';
import { hideToast, showToast } from './toast-list.ts';

/**
 * Says that something was done, and takes it back where that is pressed. It goes like every message of success and
 * stays while a mouse points at it: what was done can be taken back elsewhere, too. One
 * that is `lasting` is the only way back and stays until it is closed.
 */
export function undoToast(
  message: string,
  undo: { readonly label: string; readonly run: () => void },
  { lasting = false }: { readonly lasting?: boolean } = {},
): void {
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
}
