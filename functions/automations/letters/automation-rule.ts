import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { automationsLetters } from '#text/automations/letters.ts';

type Values = Omit<Extract<Mail, { template: 'automation-rule' }>['values'], 'expiresAt'>;

/** To those who lead a workspace: what a rule has found; where it says so, with offers to ask for. */
export function automationRule({ workspace, rule, why, person, proposal }: Values, siteUrl: string) {
  const text = automationsLetters.rule;
  return render({
    subject: proposal === null ? text.subject : text.subjectProposing,
    paragraphs: [
      { caption: text.acted, lines: [workspace, rule] },
      { caption: text.why, lines: person === null ? [why] : [person, why] },
      ...(proposal === null ? [] : proposed(proposal)),
    ],
    action:
      proposal === null
        ? { label: text.openRules, url: `${siteUrl}/app/finance/rules` }
        : { label: text.openOffers, url: `${siteUrl}/app/finance/offers` },
    footnote: text.footnote,
  });
}

function proposed({ people, offers }: NonNullable<Values['proposal']>) {
  const text = automationsLetters.rule;
  const lines = offers.map(({ title, partner, cost }) => text.offer(title, partner, cost));
  return [{ caption: text.proposed(people), lines }, text.nothingSpent];
}
