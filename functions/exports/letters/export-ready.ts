import { EXPORT_DAYS } from '#shared/rules/workspace-export.ts';
import { render } from '#functions/notifications/letter-layout.ts';

/** To the owner: the archive can be fetched, by whoever is logged in as the owner and by nobody else. */
export function exportReady({ workspace }: { readonly workspace: string }, siteUrl: string) {
  return render({
    subject: 'Архив рабочего пространства готов',
    paragraphs: [
      'Архив с данными вашего рабочего пространства собран. Скачать его может только владелец, со страницы настроек.',
      { caption: 'Название, как его указали в Тонусе:', lines: [`Пространство: ${workspace}`] },
      'В архиве персональные данные сотрудников: храните его так, чтобы он не попал к посторонним.',
    ],
    action: { label: 'Открыть настройки', url: `${siteUrl}/app?section=settings` },
    footnote: `Архив хранится ${EXPORT_DAYS} дня, потом мы его удалим. Если его собирали не вы, смените пароль и завершите лишние сеансы.`,
  });
}
