import { PAST_SOURCES, type PastSource } from '#shared/rules/past-import.ts';
import { decodeText } from '#web/lib/tables/decode-text.ts';
import { FILE_MAX_MEGABYTES, readTable } from '#web/lib/tables/read-table.ts';
import { UnreadableTable, type Sheet } from '#web/lib/tables/sheet.ts';
import { openArchive } from '#web/lib/tables/zip.ts';
import { pastText } from '#text/asking/past.ts';
import { readAnswerTable } from './answer-table.ts';
import { UnreadableForm, type Brought } from './brought.ts';
import { isEnpsTable, readEnpsTable } from './enps-table.ts';
import { isFormbricks, readFormbricks } from './formbricks.ts';
import { isFields, listOf, parsed, type Fields } from './json.ts';
import { isLimeArchive, readLimeArchive } from './lime-archive.ts';
import { readLimeSurvey } from './lime-survey.ts';
import { isSurveyJs, readSurveyJs } from './survey-js.ts';

/** A chosen file. */
export interface Chosen {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Read = { readonly brought: Brought } | { readonly problem: string };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const FILES_MAX = 2;

/** What is in a chosen file, or in a form and its answers that were chosen together; says why nothing is to be made of it. */
export async function readForms(files: readonly Chosen[], tableIs: PastSource): Promise<Read> {
  if (files.length === 0 || files.length > FILES_MAX) return { problem: pastText.file.oneOrTwo };
  if (files.some(({ bytes }) => bytes.length > FILE_MAX_MEGABYTES * 1024 * 1024))
    return { problem: pastText.file.tooLarge(FILE_MAX_MEGABYTES) };
  try {
    return { brought: await read(files, tableIs) };
  } catch (error) {
    if (error instanceof UnreadableForm || error instanceof UnreadableTable) return { problem: error.message };
    throw error;
  }
}

async function read(files: readonly Chosen[], tableIs: PastSource): Promise<Brought> {
  const parts = await Promise.all(files.map(partOf));
  const [first] = parts;
  const archive = parts.find((part) => part.is === 'archive');
  if (archive) return readLimeArchive(archive.file.bytes, archive.file.name);
  const xml = parts.filter((part) => part.is === 'xml');
  if (xml.length > 0) {
    const survey = xml.find(({ file }) => !file.name.toLowerCase().endsWith('.lsr')) ?? xml[0]!;
    const responses = xml.find((part) => part !== survey)?.file.bytes ?? null;
    return readLimeSurvey({ survey: survey.file.bytes, responses, file: survey.file.name });
  }
  const json = parts.flatMap((part) => (part.is === 'json' ? [part] : []));
  const sheet = parts.flatMap((part) => (part.is === 'sheet' ? [part] : []))[0];
  const form = json.find(({ value }) => formIn(value) !== null);
  if (form) {
    const survey = formIn(form.value)!;
    const other = json.find((part) => part !== form)?.value ?? (isFields(form.value) ? form.value : undefined);
    if (isFormbricks(survey)) return readFormbricks(survey, sheet?.sheet ?? null, form.file.name);
    return readSurveyJs(survey, responsesIn(other), form.file.name);
  }
  if (json.length > 0 || !sheet || !first) throw new UnreadableForm(pastText.file.unknown);
  if (tableIs === 'enps_table' || isEnpsTable(sheet.sheet)) return readEnpsTable(sheet.sheet, sheet.file.name);
  const source = tableIs === 'google_forms' || tableIs === 'yandex_forms' ? tableIs : likely(sheet.sheet);
  return readAnswerTable(sheet.sheet, source, sheet.file.name);
}

/** Whose table of answers it is, by how the column of dates is called. */
function likely({ rows: [head] }: Sheet): PastSource {
  return head?.cells.some((title) => /отметка времени|timestamp/i.test(title)) ? PAST_SOURCES[1] : PAST_SOURCES[2];
}

/** The survey in a JSON, which may stand there with its responses: `{ survey, responses }`. */
function formIn(value: unknown): Fields | null {
  if (!isFields(value)) return null;
  if (isSurveyJs(value) || isFormbricks(value)) return value;
  const inner = value['survey'] ?? value['json'];
  return isSurveyJs(inner) || isFormbricks(inner) ? (inner as Fields) : null;
}

function responsesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return isFields(value) ? listOf(value['responses'] ?? value['results'] ?? value['data'] ?? value['Data']) : [];
}

type Part =
  | { readonly is: 'archive' | 'xml'; readonly file: Chosen }
  | { readonly is: 'json'; readonly file: Chosen; readonly value: unknown }
  | { readonly is: 'sheet'; readonly file: Chosen; readonly sheet: Sheet };

async function partOf(file: Chosen): Promise<Part> {
  if (file.bytes.length === 0) throw new UnreadableForm(pastText.file.empty);
  const isZip = ZIP.every((byte, index) => file.bytes[index] === byte);
  if (isZip && isLimeArchive(openArchive(file.bytes))) return { is: 'archive', file };
  if (!isZip) {
    const decoded = decodeText(file.bytes);
    if ('problem' in decoded) throw new UnreadableForm(decoded.problem);
    const start = decoded.text.replace(/^\ufeff/, '').trimStart();
    if (start.startsWith('<')) return { is: 'xml', file };
    if (start.startsWith('{') || start.startsWith('[')) {
      const value = parsed(decoded.text);
      if (value === undefined) throw new UnreadableForm(pastText.file.damagedJson);
      return { is: 'json', file, value };
    }
  }
  const table = await readTable(new Blob([file.bytes]));
  if ('problem' in table) throw new UnreadableForm(table.problem);
  return { is: 'sheet', file, sheet: table.sheet };
}
