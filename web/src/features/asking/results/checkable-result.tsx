import { Button } from '@mantine/core';
import { answers } from '#shared/contract/answers.ts';
import type { Recount } from '#shared/models/ballot.ts';
import { exportFileName } from '#web/lib/file-name.ts';
import { paths } from '#web/lib/paths.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useApi } from '#web/lib/use-api.ts';
import { ballotsText } from '#text/asking/ballots.ts';
import { ArticleSection } from '#web/ui/article.tsx';
import { FailureNote } from '#web/ui/failure-note.tsx';
import { Caption, Inline } from '#web/ui/layout/layout.tsx';

const text = ballotsText.results;

interface CheckableResultProps {
  readonly runId: string;
  readonly title: string;
  /** When it began, for the name of the file. */
  readonly createdAt: string;
  /** A page of what it is counted anew from: the first, or that behind a cursor. */
  readonly readPage: (cursor: string | null) => Promise<Recount>;
}

/** Where the result of a closed run with ballots is checked, and from what it is counted anew; nothing without a record. */
export function CheckableResult({ runId, title, createdAt, readPage }: CheckableResultProps) {
  const { data: record } = useApi(answers.getRunRecord, { params: { run_id: runId } });
  const saving = useAction();
  if (!record) return null;
  const again = record.openings.reduce((sum, opening) => sum + opening.again, 0);

  function save(recount: Recount) {
    const file = new Blob([JSON.stringify(recount)], { type: 'application/json' });
    saveFile(file, exportFileName(`${text.file} ${title}`, createdAt, 'json', text.file));
  }

  return (
    <ArticleSection id="check" name={text.title}>
      <Inline gap="12" rowGap="4" size="small" tone="ink-2">
        <a href={paths.verify(runId)} target="_blank" rel="noreferrer">
          {text.check}
        </a>
        {again > 0 && <Caption>{text.again(again)}</Caption>}
        <Button variant="subtle" loading={saving.busy} onClick={() => void saving.run(() => wholeOf(readPage), save)}>
          {text.recount}
        </Button>
      </Inline>
      {saving.error !== null && <FailureNote error={saving.error} prefix={`${text.recountFailed}: `} />}
    </ArticleSection>
  );
}

/** All pages as one: of each question the answers of all of them. */
async function wholeOf(readPage: CheckableResultProps['readPage']): Promise<Recount> {
  const answersTo = new Map<string, Recount['questions'][number]['answers']>();
  let cursor: string | null = null;
  do {
    const page: Recount = await readPage(cursor);
    for (const { question_id: id, answers: some } of page.questions) {
      answersTo.set(id, [...(answersTo.get(id) ?? []), ...some]);
    }
    cursor = page.next_cursor;
  } while (cursor !== null);
  const questions = [...answersTo].map(([id, all]) => ({ question_id: id, answers: all }));
  return { questions, next_cursor: null };
}
