import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';

type Values = Extract<Mail, { template: 'leaver-poll' }>['values'];

/** To somebody who has left a workspace: a few questions by a link that names nobody. */
export function leaverPoll({ workspace, link }: Values, siteUrl: string) {
  return render({
    subject: 'Несколько вопросов о вашем уходе',
    paragraphs: [
      'Вы больше не участник рабочего пространства в Тонусе. Если вы уходите из компании, расскажите, пожалуйста, почему: это поможет тем, кто остаётся.',
      { caption: 'Рабочее пространство:', lines: [workspace] },
      'Опрос анонимный: восемь вопросов, около трёх минут, без входа. Ссылка у всех одна, и по ответу не видно, кто его дал. Компания увидит ответы, только когда ответят не меньше пяти человек.',
    ],
    action: { label: 'Ответить на вопросы', url: `${siteUrl}/s/${encodeURIComponent(link)}` },
    footnote: 'Отвечать не обязательно. Других писем об этом не будет.',
  });
}
