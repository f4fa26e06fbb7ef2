import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { FinanceHeader } from '#web/ui/finance/finance-header.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { FeatureHint, LimitHint } from '#web/ui/limit-hint.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NoPermission } from '#web/ui/states.tsx';
import { financeText } from '#text/common/finance.ts';
import { importText } from '#text/finance/import.ts';
import { ColumnsStep } from './components/columns-step.tsx';
import { DoneStep } from './components/done-step.tsx';
import { FileStep } from './components/file-step.tsx';
import { ImportSteps } from './components/import-steps.tsx';
import styles from './components/import.module.css';
import { RowsStep } from './components/rows-step.tsx';
import { carriesFile, carryFile, takeCarriedFile } from './lib/carried-file.ts';
import { IMPORT_KINDS, type ImportKind } from './lib/kinds.ts';
import { type Step, useImport } from './lib/use-import.ts';

const text = importText.page;
/** Narrower than this the kinds of data do not fit side by side. */
const PHONE = '(max-width: 760px)';

/** Bringing a file in: of people, of employees and their pay, of those who left, of the months. */
export default function ImportPage() {
  const { workspace, seesMoney, can } = useWorkspace();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const listsPeople = can('people.set') && can('contacts.manage');
  const kind: ImportKind =
    pathname === paths.peopleImport
      ? 'people'
      : (IMPORT_KINDS.find((one) => one !== 'people' && one === params.get('kind')) ?? 'employees');
  const offered = IMPORT_KINDS.filter((one) => (one === 'people' ? listsPeople : seesMoney));
  const people = { to: paths.section('employees'), label: importText.people.toPeople };
  return (
    <Stack fit gap="20">
      {kind === 'people' ? (
        <PageHeader title={text.title} back={people} />
      ) : (
        <FinanceHeader title={financeText.importTitle} />
      )}
      {offered.includes(kind) ? (
        // What is half done belongs to one workspace and one kind of data.
        <Way key={`${workspace.id} ${kind}`} workspaceId={workspace.id} kind={kind} offered={offered} />
      ) : (
        <NoPermission title={kind === 'people' ? importText.people.noRightTitle : financeText.noRightTitle}>
          {kind === 'people' ? importText.people.noRight : financeText.noRight}
        </NoPermission>
      )}
    </Stack>
  );
}

interface WayProps {
  readonly workspaceId: string;
  readonly kind: ImportKind;
  /** What this person may bring in. */
  readonly offered: readonly ImportKind[];
}

function Way({ workspaceId, kind, offered }: WayProps) {
  const [now] = useState(() => new Date());
  const load = useImport(workspaceId, kind, now);
  const narrow = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const { step, file, outcome } = load;
  const place = useFocusOnStep(step);
  useCarriedFile(load.choose);
  const [wanted, setWanted] = useState<ImportKind | null>(null);
  const goOn = useGoOn(load.sourceOf);
  const changeKind = (next: ImportKind) => (load.rows.touched ? setWanted(next) : goOn(next));
  return (
    <>
      {step === 'file' && offered.length > 1 && (
        <SegmentedControl
          fullWidth={narrow === true}
          orientation={narrow ? 'vertical' : 'horizontal'}
          aria-label={text.kind}
          data={offered.map((value) => ({ value, label: importText.kinds[value] }))}
          value={kind}
          onChange={changeKind}
        />
      )}
      {step !== 'done' && (kind === 'people' ? <LimitHint limit="people" /> : <FeatureHint feature="finance" />)}
      <ImportSteps step={step} onGoTo={load.goTo} />
      <div ref={place} tabIndex={-1} className={styles.place}>
        {step === 'file' && <FileStep kind={kind} load={load} />}
        {step === 'columns' && file && (
          <ColumnsStep kind={kind} offered={offered} load={load} file={file} now={now} onChangeKind={changeKind} />
        )}
        {step === 'rows' && file && <RowsStep kind={kind} load={load} file={file} />}
        {step === 'done' && outcome && <DoneStep kind={kind} load={load} outcome={outcome} />}
      </div>
      {wanted && <KindDialog onStay={() => setWanted(null)} onGoOn={() => goOn(wanted)} />}
      <LeaveDialog unsaved={load.unsaved} />
    </>
  );
}

/** Goes on to another kind of data, with the file that was chosen. */
function useGoOn(sourceOf: () => File | null): (kind: ImportKind) => void {
  const navigate = useNavigate();
  return (kind) => {
    carryFile(sourceOf());
    void navigate(kind === 'people' ? paths.peopleImport : paths.financeImport(kind), { replace: true });
  };
}

/** Goes on with a file that was chosen under another kind of data. */
function useCarriedFile(choose: (file: File) => Promise<void>): void {
  const known = useRef(choose);
  useEffect(() => {
    const file = takeCarriedFile();
    if (file) void known.current(file);
  }, []);
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
  const blocker = useLeaveGuard(() => unsaved && !carriesFile());
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

function KindDialog({ onStay, onGoOn }: { readonly onStay: () => void; readonly onGoOn: () => void }) {
  const { changeKind } = importText.choose;
  return (
    <Modal opened onClose={onStay} title={changeKind.title}>
      <p>{changeKind.text}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onGoOn}>
          {changeKind.yes}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {text.leave.stay}
        </Button>
      </div>
    </Modal>
  );
}
