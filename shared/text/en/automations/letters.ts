import type { automationsLetters as Russian } from '../../ru/automations/letters.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatRubles, plural, quoted } from '../format.ts';

/** The letters of rules. */
export const automationsLetters: Catalogue<typeof Russian> = {
  offerName: quoted,
  rule: {
    subject: 'A rule has acted',
    subjectProposing: 'A partner offer from your rule',
    acted: 'A rule has acted in the workspace:',
    why: 'Why:',
    proposed: (people) => `What partners offer, the price for ${plural(people, 'person', 'people')}:`,
    offer: (title, partner, cost) => `${title}, ${partner}: ${formatRubles(cost)}`,
    nothingSpent: 'Nothing has been ordered or spent: a request goes to the partner only when someone sends it.',
    openRules: 'Open the rules',
    openOffers: 'See the offers',
    footnote:
      'This email comes from a rule that was turned on in the workspace. The owner and managers can turn it off; those who have opted out of the weekly digest do not get such emails.',
  },
  stopped: {
    subject: 'A rule that spends has been turned off',
    which: 'Workspace and rule:',
    why: 'Whoever turned this rule on has left the workspace or no longer manages its money. So this time the rule ordered nothing, and now it is off.',
    switchOn: 'If the rule is still needed, turn it on again: from then on it will order in your name.',
    openRules: 'Open the rules',
    footnote: 'We write to the owner of the workspace about this once, when the rule is turned off.',
  },
};
