import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';

type Values = Extract<Mail, { template: 'rule-stopped' }>['values'];

/** To the owner of a workspace: a rule that spends money is off, as whoever has switched it on may spend no more. */
export function ruleStopped({ workspace, rule }: Values, siteUrl: string) {
  return render({
    subject: 'Правило с расходами выключено',
    paragraphs: [
      { caption: 'Рабочее пространство и правило:', lines: [workspace, rule] },
      'Кто включил это правило, ушёл из пространства или больше не распоряжается его деньгами. Поэтому в этот раз правило ничего не заказало, и теперь оно выключено.',
      'Если правило ещё нужно, включите его снова: дальше оно будет заказывать от вашего имени.',
    ],
    action: { label: 'Открыть правила', url: `${siteUrl}/app/finance/rules` },
    footnote: 'Об этом мы пишем владельцу пространства один раз, когда правило выключается.',
  });
}
