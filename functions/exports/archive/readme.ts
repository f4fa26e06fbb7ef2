import { archiveText } from '#text/exports/archive.ts';
import type { ArchiveSource } from './archive-file.ts';

/** What lies in the archive, and what does not, for whoever opens it: Windows' line ends, as its editor wants them. */
export function readmeOf(
  { workspace, now }: Pick<ArchiveSource, 'workspace' | 'now'>,
  contents: readonly { readonly path: string; readonly about: string }[],
): string {
  const { title, madeAt, formats, formulas, moments, inside, absent, notHere, personal } = archiveText.readme;
  const text = [
    title(workspace.name),
    madeAt(now.toISOString().slice(0, 16).replace('T', ' ')),
    '',
    formats,
    formulas,
    moments,
    '',
    inside,
    ...contents.map(({ path, about }) => `${path}\n    ${about}`),
    '',
    absent,
    ...notHere.map((line) => `- ${line}`),
    '',
    personal,
    '',
  ];
  return `\uFEFF${text.join('\n').replaceAll('\n', '\r\n')}`;
}
