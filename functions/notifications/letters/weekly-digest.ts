import { render, type Quote } from '../letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly parts: readonly Quote[];
  readonly workload: boolean;
  readonly unsubscribe: string;
}

/** To whoever leads a workspace: its week in a few lines. */
export function weeklyDigest({ workspace, parts, workload, unsubscribe: token }: Values, siteUrl: string) {
  return render({
    subject: 'Неделя в Тонусе',
    paragraphs: [{ caption: 'Что произошло за неделю в пространстве:', lines: [workspace] }, ...parts],
    action: workload
      ? { label: 'Посмотреть нагрузку', url: `${siteUrl}/app/tasks/analysis` }
      : { label: 'Открыть Тонус', url: `${siteUrl}/app` },
    footnote:
      'Дайджест приходит по понедельникам владельцу, HR и руководителям. Результаты опросов в нём те же, что на экране.',
    unsubscribe: { token, siteUrl },
  });
}
