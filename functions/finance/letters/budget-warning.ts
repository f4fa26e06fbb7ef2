import { financeLetters } from '#text/finance/letters.ts';
import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly text: string;
  readonly over: boolean;
}

/** To whoever sees the money of a workspace: its HR budget comes to its end, or will not do. */
export function budgetWarning({ workspace, text, over }: Values, siteUrl: string) {
  const letter = financeLetters.budget;
  return render({
    subject: over ? letter.over : letter.near,
    paragraphs: [letter.warning(text), { caption: letter.workspace, lines: [workspace] }],
    action: { label: letter.open, url: `${siteUrl}/app/finance` },
    footnote: letter.footnote,
  });
}
