import { render, type Quote } from './layout.ts';

interface Values {
  readonly workspace: string;
  readonly parts: readonly Quote[];
  readonly unsubscribe: string;
}

/** To whoever leads a workspace: its week in a few lines. */
export function weeklyDigest({ workspace, parts, unsubscribe: token }: Values, siteUrl: string) {
  return render({
    subject: 'Неделя в Тонусе',
    paragraphs: [{ caption: 'Что произошло за неделю в пространстве:', lines: [workspace] }, ...parts],
    action: { label: 'Открыть Тонус', url: `${siteUrl}/app` },
    footnote:
      'Дайджест приходит по понедельникам владельцу, hr и руководителям. Результаты опросов в нём те же, что на экране.',
    unsubscribe: { token, siteUrl },
  });
}
