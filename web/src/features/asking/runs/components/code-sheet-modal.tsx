import { Button, Modal, SegmentedControl, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import type { CodeSheet } from '#shared/models/code-sheet.ts';
import { SHEET_CODES_MAX } from '#shared/rules/code-sheets.ts';
import { codeSheetsText } from '#text/asking/code-sheets.ts';
import { commonText } from '#text/common/common.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Actions, Stack, Text } from '#web/ui/layout/layout.tsx';
import { Note } from '#web/ui/note.tsx';
import { useCodeSheetActions } from '../code-sheets-api.ts';
import { readCount } from '../lib/answer-limit.ts';
import type { PerPage } from '../lib/code-sheet-pdf.ts';
import type { AnsweredRun } from '../lib/answered-run.ts';
import { NeverShownStill } from './never-shown.tsx';
import { usePrinting } from './use-printing.ts';

const text = codeSheetsText;
const LAYOUTS: readonly PerPage[] = [4, 8, 16];
const USUAL: PerPage = 8;

interface CodeSheetModalProps {
  readonly run: AnsweredRun;
  /** The sheet that is printed again; left out for a new one. */
  readonly sheet?: CodeSheet;
  readonly onClose: () => void;
}

/** Makes a sheet of one-time codes, or prints one again, and gives out its file; only there are the codes. */
export function CodeSheetModal({ run, sheet, onClose }: CodeSheetModalProps) {
  const { make, reprint } = useCodeSheetActions(run);
  const { action, save, lost, print } = usePrinting(run);
  const [count, setCount] = useState(String(USUAL));
  const [perPage, setPerPage] = useState<PerPage>(USUAL);
  const [mistake, setMistake] = useState<string | null>(null);
  const label = useId();
  const words = sheet ? text.reprinting : text.dialog;
  const close = action.busy ? () => undefined : onClose;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sheet) return print(() => reprint(sheet), perPage);
    const wanted = readCount(count, SHEET_CODES_MAX);
    if (typeof wanted !== 'number') return setMistake(text.dialog.countInvalid(SHEET_CODES_MAX));
    print(() => make(wanted), perPage);
  }

  if (save || lost) return <Printed save={save} onClose={onClose} />;
  return (
    <Modal opened onClose={close} title={words.title} withCloseButton={!action.busy}>
      <form noValidate onSubmit={submit}>
        <Stack gap="12" tone="ink-2" pretty>
          {run.neverShown && <NeverShownStill />}
          {sheet && <p>{text.reprinting.text}</p>}
          {!sheet && (
            <TextInput
              label={text.dialog.count}
              description={text.dialog.countHint(SHEET_CODES_MAX)}
              inputMode="numeric"
              autoComplete="off"
              data-autofocus
              value={count}
              error={mistake}
              disabled={action.busy}
              onChange={(event) => {
                setCount(event.currentTarget.value);
                setMistake(null);
              }}
            />
          )}
          <Stack gap="6">
            <Text id={label} tone="ink" weight="560">
              {text.dialog.perPage}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby={label}
              data={LAYOUTS.map((one) => ({ value: String(one), label: String(one) }))}
              value={String(perPage)}
              disabled={action.busy}
              onChange={(next) => setPerPage(LAYOUTS.find((one) => String(one) === next)!)}
            />
          </Stack>
          {run.state === 'draft' && <p>{text.dialog.draft}</p>}
          {action.error !== null && <FailureNote error={action.error} prefix={`${words.failed}: `} />}
        </Stack>
        <Actions>
          <Button variant="default" onClick={close} disabled={action.busy}>
            {commonText.cancel}
          </Button>
          <Button type="submit" loading={action.busy}>
            {words.submit}
          </Button>
        </Actions>
      </form>
    </Modal>
  );
}

/** The file is saved, or could not be made; it is here for the last time. */
function Printed({ save, onClose }: { readonly save: (() => void) | null; readonly onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={save ? text.printed.title : text.dialog.title}>
      <Stack gap="12" tone="ink-2" pretty>
        {save ? <p role="status">{text.printed.text}</p> : <Note tone="attention">{text.printed.lost}</Note>}
      </Stack>
      <Actions>
        {save && (
          <Button variant="default" onClick={save}>
            {text.printed.again}
          </Button>
        )}
        <Button data-autofocus onClick={onClose}>
          {text.printed.done}
        </Button>
      </Actions>
    </Modal>
  );
}
