import { useMemo, useRef, useState } from 'react';
import { moscowDay } from '#shared/rules/working-days.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import { IMPORT_MAX_BYTES } from '#shared/models/finance/common.ts';
import { readTable, rowsOf, type Table } from '#web/lib/tables/read-table.ts';
import { sendImport, undoImport, useStored, type Target } from '../api.ts';
import { takeBackPeople, useKnownPeople, writePeople, type PeopleLog } from '../people-api.ts';
import { importText } from '#text/finance/import.ts';
import { placeRefusals, type Mistakes } from './check-file.ts';
import { monthIn } from './days.ts';
import { forgetUndo, keepUndo, keptUndo, type KeptUndo } from './kept-undo.ts';
import type { FieldKey, ImportKind } from './kinds.ts';
import { withColumn, type Columns } from './guess-columns.ts';
import { openFile, withHead, type OpenFile } from './open-file.ts';
import type { Delimiter } from '#web/lib/tables/sheet.ts';
import { planPeople } from './plan-people.ts';
import { recallColumns, rememberColumns } from './remembered-columns.ts';
import { useRows } from './use-rows.ts';

export const STEPS = ['file', 'columns', 'rows', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** What came in, and what takes it back; null where nothing can. */
export interface Outcome {
  readonly count: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly undo: (() => Promise<void>) | null;
}

/** Whom an undoing has left alone, since others have changed them. */
type Kept = readonly string[];

/** How far writing people has come. */
interface Progress {
  readonly done: number;
  readonly all: number;
}

/** The whole way of a file: chosen, understood, mended, sent. */
export function useImport(workspaceId: string, kind: ImportKind, now: Date) {
  const [step, setStep] = useState<Step>('file');
  const [file, setFile] = useState<OpenFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [period, setPeriod] = useState(() => monthBefore(now));
  const [replaced, setReplaced] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [addNew, setAddNew] = useState(true);
  const [progress, setProgress] = useState<Progress | null>(null);
  const log = useRef<PeopleLog>({ steps: [], added: 0, changed: 0 });
  const sending = useAction();
  const undoing = useAction();
  const [undone, setUndone] = useState<Kept | null>(null);
  const spared = useRef(new Set<string>());
  const ofRows = useRows(file, kind, replaced);
  const { refreshAbout } = useApiCache();
  const target: Target | null = kind === 'people' ? null : { workspaceId, kind, period };
  const stored = useStored(step === 'rows' ? target : null);
  const known = useKnownPeople(step === 'rows' && kind === 'people' ? workspaceId : null);
  const { found } = ofRows;
  const today = moscowDay(now);
  const columns = file?.columns;
  const plan = useMemo(
    () =>
      kind === 'people' && known.data && columns
        ? planPeople(found.kept, { columns, known: known.data, addNew, today })
        : null,
    [kind, known.data, columns, found.kept, addNew, today],
  );
  const mistakes = useMemo(
    () => (plan ? togetherOf(plan.mistakes, found.mistakes) : found.mistakes),
    [plan, found.mistakes],
  );
  const rows = { ...ofRows, found: { ...found, mistakes } };
  /** The file itself, should it be brought in as something else. */
  const source = useRef<File | null>(null);
  const recall = (head: readonly string[], guessed: Columns) => recallColumns(workspaceId, kind, head, guessed);
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
    const read = await readTable(chosen);
    if (choice.current !== own) return;
    setReading(false);
    source.current = chosen;
    if ('problem' in read) return setProblem(read.problem);
    const opened = openFile({ name: chosen.name, ...read }, kind, recall);
    take(opened);
    if ('problem' in opened) return;
    setPeriod((before) => monthIn(chosen.name) ?? monthAbove(opened) ?? before);
    sending.reset();
    setStep('columns');
  }

  /** The same file, read in another way: with another delimiter, or another sheet of it. */
  async function readAnew(table: Table) {
    if (!file) return;
    const own = (choice.current += 1);
    setReading(true);
    const read = await rowsOf(table);
    if (choice.current !== own) return;
    setReading(false);
    take('problem' in read ? read : openFile({ name: file.name, ...read }, kind, recall));
  }

  async function write() {
    if (!file || !plan) return;
    const all = plan.members.length + plan.contacts.length + plan.added.length;
    await sending.run(
      async () => {
        setProgress({ done: 0, all });
        try {
          await writePeople(workspaceId, plan, log.current, (done) => setProgress({ done, all }));
        } catch (error) {
          // What was written is the same from now on.
          await known.mutate();
          throw error;
        }
      },
      async () => {
        rememberColumns(workspaceId, kind, file.head, file.columns);
        const written = { log: log.current, spared: spared.current, at: new Date() };
        if (written.log.steps.length > 0) keepUndo(workspaceId, written);
        showWritten(written);
        await refreshAbout(workspaceId);
      },
    );
  }

  /** What people a file has written, with what takes it back. */
  function showWritten({ log: { added, changed, steps }, ...more }: KeptUndo) {
    log.current = { steps, added, changed };
    spared.current = more.spared;
    const undo = () => takeBackPeople(workspaceId, log.current, spared.current);
    setOutcome({ count: added + changed, added, changed, removed: 0, undo: added + changed > 0 ? undo : null });
    setStep('done');
  }

  /** What is sent is what stands on the screen; `baseVersion` is what it was compared with. */
  async function send(baseVersion: number | null) {
    if (!file || !target) return;
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
      async ({ head, added, changed, removed }) => {
        rememberColumns(workspaceId, kind, file.head, file.columns);
        const undo = head.undoable ? () => undoImport(target, head.version) : null;
        setOutcome({ count: sent.length, added, changed, removed, undo });
        setStep('done');
        await refreshAbout(workspaceId);
      },
    );
  }

  return {
    workspaceId,
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
    known,
    plan,
    addNew,
    setAddNew,
    progress,
    /** The file as it was chosen; null before. */
    sourceOf: () => source.current,
    setHead: (headAt: number | null) => file && take(withHead(file, kind, headAt, recall)),
    setDelimiter: (delimiter: Delimiter) => file && void readAnew({ ...file.table, delimiter }),
    setSheet: (sheet: number) => file && void readAnew({ ...file.table, sheet }),
    guessAgain: () => file && take(withHead(file, kind, file.headAt)),
    setColumn: (column: number, key: FieldKey | null) =>
      file && setFile({ ...file, columns: withColumn(file.columns, column, key, kind) }),
    sending,
    send,
    write,
    outcome,
    undo: () =>
      void undoing.run(
        async () => outcome?.undo?.(),
        async () => {
          setUndone([...spared.current]);
          if (kind === 'people') forgetUndo(workspaceId);
          await refreshAbout(workspaceId);
        },
      ),
    undoing,
    undone,
    /** The file of people that was brought in last, as long as it may be taken back; null where none may. */
    last: kind === 'people' ? keptUndo(workspaceId, now) : null,
    showWritten,
    restart: () => {
      setFile(null);
      source.current = null;
      log.current = { steps: [], added: 0, changed: 0 };
      setOutcome(null);
      setUndone(null);
      spared.current = new Set();
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

/** Mistakes of both; of one cell the second. */
function togetherOf(some: Mistakes, others: Mistakes): Mistakes {
  const all = new Map(some);
  for (const [row, mistakes] of others) all.set(row, new Map([...(all.get(row) ?? []), ...mistakes]));
  return all;
}

/** The month that a report names above its table. */
function monthAbove({ sheet, headAt }: OpenFile): string | null {
  const above = sheet.rows.slice(0, headAt ?? 0).flatMap(({ cells }) => cells);
  const months = new Set(above.map(monthIn).filter((month) => month !== null));
  return months.size === 1 ? [...months][0]! : null;
}

function cleanName(name: string): string {
  return name.replace(/\p{C}/gu, '').trim().slice(0, FILE_NAME_MAX) || 'file.csv';
}

/** The last month that is over, in the person's own calendar. */
function monthBefore(now: Date): string {
  const first = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`;
}
