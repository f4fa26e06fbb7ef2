import { Button, Modal, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import type { CodeSheet } from '#shared/models/code-sheet.ts';
import { TEAM_MAX_LENGTH } from '#shared/models/team.ts';
import { SHEET_CODES_MAX } from '#shared/rules/code-sheets.ts';
import { POLL_LANGUAGE_NAMES, pollLanguageOf, type PollLanguage } from '#shared/rules/poll-languages.ts';
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
const ROOMY: readonly PerPage[] = [4, 8];
const USUAL: PerPage = 8;

interface CodeSheetModalProps {
  readonly run: AnsweredRun;
  /** Teams that its sheets have. */
  readonly teams: readonly string[];
  /** The sheet that is printed again; left out for a new one. */
  readonly sheet?: CodeSheet;
  readonly onClose: () => void;
}

/** Makes a sheet of one-time codes, or prints one again, and gives out its file; only there are the codes. */
export function CodeSheetModal({ run, teams, sheet, onClose }: CodeSheetModalProps) {
  const { make, reprint } = useCodeSheetActions(run);
  const { action, save, lost, print } = usePrinting(run);
  const [count, setCount] = useState(String(USUAL));
  const [perPage, setPerPage] = useState<PerPage>(USUAL);
  const [language, setLanguage] = useState<PollLanguage | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const team = sheet ? sheet.team : typed.trim() === '' ? null : typed.trim();
  // What has to be told of a team has no room on a small slip.
  const layouts = team === null ? LAYOUTS : ROOMY;
  const shown = layouts.includes(perPage) ? perPage : USUAL;
  const label = useId();
  const words = sheet ? text.reprinting : text.dialog;
  const close = action.busy ? () => undefined : onClose;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (sheet) return print(() => reprint(sheet), { perPage: shown, language });
    const wanted = readCount(count, SHEET_CODES_MAX);
    if (typeof wanted !== 'number') return setMistake(text.dialog.countInvalid(SHEET_CODES_MAX));
    print(() => make({ count: wanted, team }), { perPage: shown, language });
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
          {!sheet && <TeamField run={run} teams={teams} value={typed} locked={action.busy} onChange={setTyped} />}
          {team !== null && <Note tone="warning">{text.team.warning}</Note>}
          <Stack gap="6">
            <Text id={label} tone="ink" weight="560">
              {text.dialog.perPage}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby={label}
              data={layouts.map((one) => ({ value: String(one), label: String(one) }))}
              value={String(shown)}
              disabled={action.busy}
              onChange={(next) => setPerPage(layouts.find((one) => String(one) === next)!)}
            />
          </Stack>
          {run.others.length > 0 && (
            <NativeSelect
              label={text.dialog.language}
              value={language ?? ''}
              disabled={action.busy}
              data={[
                { value: '', label: text.dialog.ownLanguage },
                ...run.others.map((value) => ({ value, label: POLL_LANGUAGE_NAMES[value] })),
              ]}
              onChange={({ currentTarget }) => setLanguage(pollLanguageOf(currentTarget.value))}
            />
          )}
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

interface TeamFieldProps {
  readonly run: AnsweredRun;
  readonly teams: readonly string[];
  readonly value: string;
  readonly locked: boolean;
  readonly onChange: (team: string) => void;
}

/** The team of a new sheet, where it can have one: typed until the run is opened, then chosen among those there are. */
function TeamField({ run, teams, value, locked, onChange }: TeamFieldProps) {
  const common = { label: text.team.label, value, disabled: locked } as const;
  if (run.teamsOfSheets === 'any') {
    return (
      <TextInput
        {...common}
        description={text.team.hint}
        maxLength={TEAM_MAX_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  if (run.teamsOfSheets === 'none' || teams.length === 0) return null;
  return (
    <NativeSelect
      {...common}
      data={[{ value: '', label: text.team.none }, ...teams.map((team) => ({ value: team, label: team }))]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
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
