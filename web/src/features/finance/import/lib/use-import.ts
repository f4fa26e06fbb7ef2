import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import type { ImportOutcome } from '#shared/models/finance/common.ts';
import { IMPORT_MAX_BYTES } from '#shared/models/finance/common.ts';
import { sendImport, undoImport, useStored, type Target } from '../api.ts';
import { importText } from '#text/finance/import.ts';
import { placeRefusals } from './check-file.ts';
import { monthIn } from './days.ts';
import type { FieldKey, ImportKind } from './kinds.ts';
import { withColumn } from './guess-columns.ts';
import { openFile, withHead, type OpenFile } from './open-file.ts';
import type { Delimiter } from './parse-csv.ts';
import { readFile } from './read-file.ts';
import { useRows } from './use-rows.ts';

export const STEPS = ['file', 'columns', 'rows', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The whole way of a file: chosen, understood, mended, sent. */
export function useImport(workspaceId: string, kind: ImportKind, now: Date) {
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<OpenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [period, setPeriod] = useState(() => monthBefore(now));
  const [replaced, setReplaced] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome | null>(null);
  const sending = useAction();
  const undoing = useAction();
  const [undone, setUndone] = useState(false);
  const rows = useRows(file, kind, replaced);
  const { refreshAbout } = useApiCache();
  const target: Target = { workspaceId, kind, period };
  const stored = useStored(step === 'rows' ? target : null);
  /** The newest choice wins over one whose file is still being read. */
  const choice = useRef(0);

  function take(opened: OpenFile | { readonly problem: string }) {
    if ('problem' in opened) return setProblem(opened.problem);
    setProblem(null);
    setFile(opened);
  }

  async function choose(chosen: File) {
    const own = (choice.current += 1);
    setReading(true);
    const read = await readFile(chosen);
    if (choice.current !== own) return;
    setReading(false);
    if ('problem' in read) return setProblem(read.problem);
    const opened = openFile({ name: chosen.name, ...read }, kind);
    take(opened);
    if ('problem' in opened) return;
    setPeriod((known) => monthIn(chosen.name) ?? known);
    sending.reset();
    setStep('columns');
  }

  /** What is sent is what stands on the screen; `baseVersion` is what it was compared with. */
  async function send(baseVersion: number | null) {
    if (!file) return;
    const { kept, rows: sent } = rows.found;
    await sending.run(
      async () => {
        const shipment = { fileName: cleanName(file.name), baseVersion, columns: file.columns, rows: sent };
        if (
          JSON.stringify(sent).length * LONGEST_LETTER > IMPORT_MAX_BYTES &&
          bytesOf(sent) > IMPORT_MAX_BYTES - ROOM
        ) {
          throw new ApiError(413, { detail: importText.rows.tooLarge });
        }
        try {
          return await sendImport(target, shipment);
        } catch (error) {
          if (error instanceof ApiError && error.errors.length > 0) {
            rows.refuse(placeRefusals(error.errors, kept, file.columns));
          }
          // Somebody else was faster: what stands there now is compared anew.
          if (isConflict(error)) await stored.mutate();
          throw error;
        }
      },
      async (done) => {
        setOutcome(done);
        setStep('done');
        await refreshAbout(workspaceId);
      },
    );
  }

  return {
    step,
    goTo: setStep,
    file,
    problem,
    reading,
    choose,
    period,
    setPeriod,
    replaced,
    setReplaced,
    rows,
    stored,
    target,
    setHead: (headAt: number | null) => file && take(withHead(file, kind, headAt)),
    setDelimiter: (delimiter: Delimiter) => file && take(openFile(file, kind, delimiter)),
    setColumn: (column: number, key: FieldKey | null) =>
      file && setFile({ ...file, columns: withColumn(file.columns, column, key, kind) }),
    sending,
    send,
    outcome,
    undo: () =>
      void undoing.run(
        () => undoImport(target, outcome?.head.version ?? 0),
        async () => {
          setUndone(true);
          await refreshAbout(workspaceId);
        },
      ),
    undoing,
    undone,
    restart: () => {
      setFile(null);
      setOutcome(null);
      setUndone(false);
      setStep('file');
    },
    /** Whether leaving would lose something. */
    unsaved: file !== null && outcome === null,
  };
}

/** An import on its way. */
export type Import = ReturnType<typeof useImport>;

/** Whether somebody else has changed what is replaced. */
export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 409 && error.code === 'conflict';
}

/** Bytes that a letter of JSON takes at most in UTF-8. */
const LONGEST_LETTER = 3;
/** For what stands around the rows. */
const ROOM = 2000;
const FILE_NAME_MAX = 255;

function bytesOf(rows: unknown): number {
  return new TextEncoder().encode(JSON.stringify(rows)).length;
}

function cleanName(name: string): string {
  return name.replace(/\p{C}/gu, '').trim().slice(0, FILE_NAME_MAX) || 'file.csv';
}

/** The last month that is over, in the person's own calendar. */
function monthBefore(now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
}
