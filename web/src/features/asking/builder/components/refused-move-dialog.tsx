import { Button, Modal } from '@mantine/core';
import { Inline, Stack } from '#web/ui/layout/layout.tsx';
import { positionOf } from '../lib/draft.ts';
import type { ListState } from '../lib/use-builder.ts';
import { builderText } from '#text/asking/builder.ts';

const text = builderText.condition;

/** An order in which a question would come before the one its condition asks about: refused, or without the condition. */
export function RefusedMoveDialog({ builder }: { readonly builder: ListState }) {
  const { draft, refusedMove, keepOrder, moveWithoutConditions } = builder;
  if (!refusedMove) return null;
  const positions = refusedMove.broken.map(({ id }) => positionOf(draft, id));
  return (
    <Modal opened onClose={keepOrder} title={text.refusedTitle}>
      <Stack as="p" gap="12" tone="ink-2" pretty breaks>
        {text.refused(positions)}
        {text.refusedAsk}
      </Stack>
      <Inline align="stretch" justify="end" gap="10" above="20">
        <Button variant="default" onClick={moveWithoutConditions}>
          {text.moveAnyway}
        </Button>
        <Button data-autofocus onClick={keepOrder}>
          {text.keepOrder}
        </Button>
      </Inline>
    </Modal>
  );
}
