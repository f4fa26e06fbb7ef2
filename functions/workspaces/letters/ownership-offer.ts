import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly owner: string;
  readonly expiresAt: string;
}

/** To a member whom the owner asks to take the workspace over. */
export function ownershipOffer({ workspace, owner, expiresAt }: Values, siteUrl: string) {
  return render({
    subject: 'Вам предлагают стать владельцем рабочего пространства',
    paragraphs: [
      'Вам предлагают стать владельцем рабочего пространства в Тонусе.',
      {
        caption: 'Имя и название указал тот, кто предлагает:',
        lines: [`Кто предлагает: ${owner}`, `Пространство: ${workspace}`],
      },
      'Владелец получает все права, и для пространства действует его тариф. Согласиться или отказаться можно в Тонусе: предложение стоит наверху страницы.',
    ],
    action: { label: 'Открыть пространство', url: `${siteUrl}/app?section=workspaces` },
    footnote: `Предложение действует до ${moscowTime(expiresAt)}. Если вы не согласитесь, ничего не изменится.`,
  });
}
