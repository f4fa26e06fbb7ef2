import type { THEME_NAMES as Russian } from '../../ru/common/themes.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What a question asks about, in a word. */
export const THEME_NAMES: Catalogue<typeof Russian> = {
  enps: 'eNPS',
  engagement: 'Engagement',
  load: 'Workload',
  manager: 'Manager',
  team: 'Team',
  communication: 'Information',
  recognition: 'Recognition',
  growth: 'Growth',
  meaning: 'Meaning',
  pay: 'Pay',
  conditions: 'Conditions',
  processes: 'Ways of working',
  balance: 'Rest',
};
