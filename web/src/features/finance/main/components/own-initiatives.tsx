import { useState } from 'react';
import type { Reply } from '#shared/contract/route.ts';
import type { finance } from '#shared/contract/finance.ts';
import { useAction } from '#web/lib/use-action.ts';
import { ConfirmModal } from '#web/ui/confirm-modal.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useConfirmation } from '#web/ui/use-confirmation.ts';
import { TableExport } from '#web/ui/table-export.tsx';
import type { FinanceActions } from '../api.ts';
import { initiativeRow } from '../lib/effect-words.ts';
import { initiativesTable } from '../lib/export.ts';
import { financeMainText } from '#text/finance/main.ts';
import { type InitiativeRow, InitiativesCard } from './initiatives-card.tsx';

const text = financeMainText.initiatives;

interface OwnInitiativesProps {
  readonly list: Reply<typeof finance.listInitiatives>;
  readonly canEdit: boolean;
  readonly actions: FinanceActions;
}

/** The company's own initiatives, with what an effect can be measured by. */
export function OwnInitiatives({ list, canEdit, actions }: OwnInitiativesProps) {
  const { busy, error, run } = useAction();
  const [removed, setRemoved] = useState<InitiativeRow | null>(null);
  const rows = list.initiatives.map(initiativeRow);
  const confirmation = useConfirmation({
    work: () => actions.removeInitiative(removed?.id ?? ''),
    done: () => {
      setRemoved(null);
      toast(text.removed);
    },
  });
  return (
    <>
      <InitiativesCard
        initiatives={rows}
        measures={list.measures}
        busy={busy}
        onRemove={canEdit ? setRemoved : null}
        onAdd={
          canEdit
            ? ({ title, department, cost, startedOn, measure }) => {
                const chosen = measure === null ? undefined : list.measures[measure];
                return run(
                  () =>
                    actions.addInitiative({
                      title,
                      department,
                      cost,
                      started_on: startedOn,
                      measure: chosen ? { kind: chosen.kind, ...(chosen.key !== null && { key: chosen.key }) } : null,
                      note: null,
                    }),
                  () => toast(text.added),
                );
              }
            : null
        }
        aside={rows.length > 0 && <TableExport name={text.title} collect={() => initiativesTable(rows)} />}
        note={error !== null && <FailureNote error={error} />}
      />
      <ConfirmModal
        opened={removed !== null}
        title={text.removeTitle(removed?.title ?? '')}
        action={text.removeAction}
        danger
        onClose={() => setRemoved(null)}
        {...confirmation}
      >
        {text.removeText}
      </ConfirmModal>
    </>
  );
}
