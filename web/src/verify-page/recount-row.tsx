import { useState } from 'react';
import { type CheckedRecord, checkRecount, type RecountedQuestion } from '#shared/ballots/check.ts';
import { verifyText } from '#text/verify-page.ts';
import { ChooseFile } from './choose-file.tsx';
import { readRecount } from './files.ts';
import { FindingRow } from './finding-row.tsx';

/** Whether what is shown is made of the answers in the record, by a file of whoever may read them. */
export function RecountRow({ checked }: { readonly checked: CheckedRecord }) {
  const [found, setFound] = useState<readonly RecountedQuestion[] | 'unreadable' | null>(null);
  const look = async (file: string) => {
    const recount = readRecount(file);
    setFound(recount ? await checkRecount(checked, recount).catch(() => 'unreadable' as const) : 'unreadable');
  };
  const text = verifyText.recount;
  const { fine, title, hint } = said(found);
  return (
    <FindingRow
      fine={fine}
      title={title}
      hint={hint}
      action={
        <ChooseFile
          label={found === null ? text.choose : text.another}
          name="recount"
          onText={(file) => void look(file)}
        />
      }
    />
  );
}

function said(found: readonly RecountedQuestion[] | 'unreadable' | null): {
  readonly fine: boolean | null;
  readonly title: string;
  readonly hint: string;
} {
  const text = verifyText.recount;
  if (found === null) return { fine: null, title: text.title, hint: text.hint };
  const told = found === 'unreadable' ? [] : found.filter(({ answers }) => answers > 0);
  if (found === 'unreadable' || told.length === 0) {
    return { fine: false, title: text.unreadable, hint: text.unreadableHint };
  }
  const wrong = found.flatMap(({ answers, wrong: strange, untold }, place) =>
    answers > 0 && strange + untold > 0 ? [text.wrongIn(place + 1, strange, untold)] : [],
  );
  if (wrong.length > 0) return { fine: false, title: text.wrong, hint: wrong.join(' ') };
  const count = told.reduce((sum, { answers }) => sum + answers, 0);
  const untold = found.length - told.length;
  const hints = [text.fineHint, ...(untold > 0 ? [text.untold(untold)] : [])];
  return { fine: true, title: text.fine(told.length, count), hint: hints.join(' ') };
}
