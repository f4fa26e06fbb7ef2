import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FeatureHint } from '#web/ui/limit-hint.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { financeText } from '#text/common/finance.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { ColumnsStep } from './components/columns-step.tsx';
import { DoneStep } from './components/done-step.tsx';
import { FileStep } from './components/file-step.tsx';
import { ImportSteps } from './components/import-steps.tsx';
import styles from './components/import.module.css';
import { RowsStep } from './components/rows-step.tsx';
import { IMPORT_KINDS, type ImportKind } from './lib/kinds.ts';
import { type Step, useImport } from './lib/use-import.ts';
import { importText } from '#text/finance/import.ts';

const text = importText.page;
/** Narrower than this the kinds of data do not fit side by side. */
const PHONE = '(max-width: 640px)';

/** Bringing a file in: of employees, of those who left, of the months. */
export default function ImportPage() {
  const { workspace, seesMoney } = useWorkspace();
  const [params] = useSearchParams();
  const kind = IMPORT_KINDS.find((one) => one === params.get('kind')) ?? 'employees';
  return (
    <Stack fit gap="20">
      <FinanceHeader title={financeText.importTitle} />
      {seesMoney ? (
        // What is half done belongs to one workspace and one kind of data.
        <Way key={`${workspace.id} ${kind}`} workspaceId={workspace.id} kind={kind} />
      ) : (
        <NoPermission title={financeText.noRightTitle}>{financeText.noRight}</NoPermission>
      )}
    </Stack>
  );
}

function Way({ workspaceId, kind }: { readonly workspaceId: string; readonly kind: ImportKind }) {
  const [, setParams] = useSearchParams();
  const [now] = useState(() => new Date());
  const load = useImport(workspaceId, kind, now);
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const { step, file, outcome } = load;
  const place = useFocusOnStep(step);
  return (
    <>
      {step === 'file' && (
        <SegmentedControl
          fullWidth={narrow === true}
          orientation={narrow ? 'vertical' : 'horizontal'}
          aria-label={text.kind}
          data={IMPORT_KINDS.map((value) => ({ value, label: importText.kinds[value] }))}
          value={kind}
          onChange={(next) => setParams({ kind: next }, { replace: true })}
        />
      )}
      {step !== 'done' && <FeatureHint feature="finance" />}
      <ImportSteps step={step} onGoTo={load.goTo} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {step === 'file' && <FileStep kind={kind} load={load} />}
        {step === 'columns' && file && <ColumnsStep kind={kind} load={load} file={file} now={now} />}
        {step === 'rows' && file && <RowsStep kind={kind} load={load} file={file} />}
        {step === 'done' && outcome && <DoneStep kind={kind} load={load} outcome={outcome} />}
      </div>
      <LeaveDialog unsaved={load.unsaved} />
    </>
  );
}

/** The button that led to a step is gone with the one before: the focus goes on to the new one. */
function useFocusOnStep(step: Step): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(step);
  useEffect(() => {
    if (known.current === step) return;
    known.current = step;
    place.current?.focus();
  }, [step]);
  return place;
}

function LeaveDialog({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useLeaveGuard(() => unsaved);
  if (blocker.state !== 'blocked') return null;
  return (
    <Modal opened onClose={blocker.reset} title={text.leave.title}>
      <p>{text.leave.text}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={blocker.proceed}>
          {text.leave.leave}
        </Button>
        <Button data-autofocus onClick={blocker.reset}>
          {text.leave.stay}
        </Button>
      </div>
    </Modal>
  );
}
