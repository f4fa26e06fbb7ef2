import { roleNames } from '#text/common/roles.ts';
import { archiveText } from '#text/exports/archive.ts';
import { dialoguesOf, type DialoguesOf } from '#functions/runs/dialogues.ts';
import type { ArchiveFile, ArchiveSource } from '../archive-file.ts';

/** The runs of a workspace about whose comments the company has written to their authors. */
export async function runsTalkedIn({ repos, workspace }: ArchiveSource): Promise<ReadonlySet<string>> {
  return new Set((await repos.dialogues.begunIn(workspace.id)).map(({ runId }) => runId));
}

/**
 * What was said with the authors of the comments that are shown, as those read it who read results: under a role, by the
 * day, what the author wrote from the next day on. No key and no number of a conversation. Nothing where nobody talked.
 */
export async function conversationFiles(
  of: DialoguesOf,
  folder: string,
  source: ArchiveSource,
): Promise<ArchiveFile[]> {
  const { dialogues } = await dialoguesOf(of, source);
  const rows = dialogues.flatMap(({ question, comment, messages }) =>
    messages.map(({ on, by, text }) => {
      const side = by === 'author' ? archiveText.conversations.author : roleNames[by];
      return { question, comment, on, by: side, text };
    }),
  );
  if (rows.length === 0) return [];
  const { about, columns } = archiveText.conversations;
  return [{ kind: 'table', path: `${folder}/conversations`, about, columns, pages: () => [rows] }];
}
