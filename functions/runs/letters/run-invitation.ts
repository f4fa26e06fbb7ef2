import type { RunKind } from '#shared/rules/run-kinds.ts';
import { takePathOf } from '../run-path.ts';
import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly pollId: string;
  readonly kind: RunKind;
  readonly title: string;
  readonly workspace: string;
  readonly deadline: string | null;
  readonly isAnonymous: boolean;
}

/** To a member whom a run asks. */
export function runInvitation({ pollId, kind, title, workspace, deadline, isAnonymous }: Values, siteUrl: string) {
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
    action: { label: 'Пройти опрос', url: `${siteUrl}${takePathOf({ kind, pollId })}` },
    footnote: `${deadline === null ? '' : `Ответить можно до ${moscowTime(deadline)}. `}Если вы уже ответили, ничего делать не нужно.`,
  });
}
