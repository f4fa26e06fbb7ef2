import { pastText } from '#text/asking/past.ts';
import { openArchive, roomForOne, unpack, type Archive } from '#web/lib/tables/zip.ts';
import { UnreadableForm, type Brought } from './brought.ts';
import { readLimeSurvey } from './lime-survey.ts';

/** A survey of LimeSurvey with its responses, out of one archive. Who was invited and how long they took is not even unpacked. */
export async function readLimeArchive(bytes: Uint8Array, file: string): Promise<Brought> {
  const archive = openArchive(bytes);
  const paths = [...archive.entries.keys()];
  const survey = paths.find((path) => path.endsWith('.lss'));
  if (survey === undefined) throw new UnreadableForm(pastText.file.notLimeSurvey);
  const responses = paths.find((path) => path.endsWith('.lsr'));
  const room = roomForOne();
  const whole = async (path: string) => {
    const parts: Uint8Array[] = [];
    await unpack(archive, path, room, (chunk) => parts.push(chunk));
    return joined(parts);
  };
  return readLimeSurvey({
    survey: await whole(survey),
    responses: responses === undefined ? null : await whole(responses),
    file,
  });
}

/** Whether an archive is one of LimeSurvey's, and no workbook. */
export function isLimeArchive({ entries }: Archive): boolean {
  return [...entries.keys()].some((path) => path.endsWith('.lss'));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((size, { length }) => size + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
