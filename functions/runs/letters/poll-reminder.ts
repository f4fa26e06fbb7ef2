import type { RunKind } from '#shared/rules/run-kinds.ts';
import { RUN_KIND_TEXTS } from '../run-kind-texts.ts';
import { takePathOf } from '../run-path.ts';
import { moscowTime } from '#functions/notifications/letter-dates.ts';
import { render } from '#functions/notifications/letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly poll: string;
  readonly pollId: string;
  readonly kind: RunKind;
  readonly anonymous: boolean;
  readonly deadline: string | null;
  readonly unsubscribe: string;
}

/** To a member who is asked and has not answered. Nobody else learns that it went out. */
export function pollReminder(
  { workspace, poll, pollId, kind, anonymous, deadline, unsubscribe: token }: Values,
  siteUrl: string,
) {
  return render({
    subject: 'Опрос ждёт вашего ответа',
    paragraphs: [
      `Вас спрашивают в опросе, и вашего ответа пока нет.${RUN_KIND_TEXTS[kind].effort}`,
      {
        caption: 'Название указал тот, кто проводит опрос:',
        lines: [`Опрос: ${poll}`, `Пространство: ${workspace}`],
      },
      ...(deadline === null ? [] : [`Ответить можно до ${moscowTime(deadline)}.`]),
      anonymous
        ? 'Опрос анонимный: кто и что ответил, не видно никому. Письмо отправил сервис и никому не говорит, кому.'
        : 'Письмо отправил сервис и никому не говорит, кому.',
    ],
    action: { label: 'Ответить', url: `${siteUrl}${takePathOf({ kind, pollId })}` },
    footnote: 'Если вы только что ответили, ничего делать не нужно.',
    unsubscribe: { token, siteUrl },
  });
}
