import type { Mail } from '#shared/models/mail.ts';
import { formatNumber, NBSP, plural } from '#shared/rules/plural.ts';
import { render } from '#functions/notifications/letter-layout.ts';

type Values = Omit<Extract<Mail, { template: 'automation-rule' }>['values'], 'expiresAt'>;

/** To those who lead a workspace: what a rule has found; where it says so, with offers to ask for. */
export function automationRule({ workspace, rule, why, person, proposal }: Values, siteUrl: string) {
  return render({
    subject: proposal === null ? 'Сработало правило' : 'Предложение партнёра по вашему правилу',
    paragraphs: [
      { caption: 'Сработало правило в пространстве:', lines: [workspace, rule] },
      { caption: 'Почему:', lines: person === null ? [why] : [person, why] },
      ...(proposal === null ? [] : proposed(proposal)),
    ],
    action:
      proposal === null
        ? { label: 'Открыть правила', url: `${siteUrl}/app/finance/rules` }
        : { label: 'Посмотреть предложения', url: `${siteUrl}/app/finance/offers` },
    footnote:
      'Письмо пришло по правилу, которое включили в пространстве. Выключить его могут владелец и руководители; кто отказался от дайджеста недели, таких писем не получает.',
  });
}

function proposed({ people, offers }: NonNullable<Values['proposal']>) {
  const lines = offers.map(({ title, partner, cost }) => `${title}, ${partner}: ${formatNumber(cost)}${NBSP}₽`);
  return [
    { caption: `Что предлагают партнёры, цена за ${plural(people, 'человека', 'человека', 'человек')}:`, lines },
    'Ничего не заказано и не потрачено: запрос партнёру уйдёт, только когда его кто-нибудь отправит.',
  ];
}
