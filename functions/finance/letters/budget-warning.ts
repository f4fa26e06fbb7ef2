import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly text: string;
  readonly over: boolean;
}

/** To whoever sees the money of a workspace: its HR budget comes to its end, or will not do. */
export function budgetWarning({ workspace, text, over }: Values, siteUrl: string) {
  return render({
    subject: over ? 'HR-бюджета может не хватить' : 'HR-бюджет подходит к концу',
    paragraphs: [`${text}.`, { caption: 'Рабочее пространство:', lines: [workspace] }],
    action: { label: 'Открыть финансы', url: `${siteUrl}/app/finance` },
    footnote:
      'Об этом мы пишем один раз, владельцу и тем, кому открыты финансы. Выключить такие письма можно в настройках, в разделе «Автоматизация».',
  });
}
