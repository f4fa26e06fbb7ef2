import { moscowTime } from './dates.ts';
import { render } from './layout.ts';

interface Values {
  readonly pollId: string;
  readonly title: string;
  readonly workspace: string;
  readonly deadline: string | null;
  readonly isAnonymous: boolean;
}

/** To a member whom a run asks. */
export function runInvitation({ pollId, title, workspace, deadline, isAnonymous }: Values, siteUrl: string) {
  return render({
    subject: 'Вас просят пройти опрос',
    paragraphs: [
      'В Тонусе открыт опрос, который ждёт вашего ответа.',
      {
        caption: 'Название опроса и пространства указали коллеги:',
        lines: [`Опрос: ${title}`, `Пространство: ${workspace}`],
      },
      isAnonymous
        ? 'Опрос анонимный: по ответу не видно, кто его дал. Приглашение получили все, кого он спрашивает.'
        : 'Ответы видны вместе с именем.',
    ],
    action: { label: 'Пройти опрос', url: `${siteUrl}/app/poll/${pollId}/take` },
    footnote: `${deadline === null ? '' : `Ответить можно до ${moscowTime(deadline)}. `}Если вы уже ответили, ничего делать не нужно.`,
  });
}
