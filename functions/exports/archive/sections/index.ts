import type { ArchiveSection } from '../archive-file.ts';
import { accessLogSection } from './access-log.ts';
import { workloadSection } from './analyses.ts';
import { financeSection } from './finance.ts';
import { moneySection } from './money.ts';
import { offersSection } from './offers.ts';
import { peopleSection } from './people.ts';
import { pollsSection } from './polls.ts';
import { rulesSection } from './rules.ts';
import { settingsSection } from './settings.ts';
import { surveysSection } from './surveys.ts';
import { tasksSection } from './tasks.ts';
import { workspaceSection } from './workspace.ts';

/** Everything a workspace owns, in the order it stands in the archive. */
export const SECTIONS: readonly ArchiveSection[] = [
  workspaceSection,
  peopleSection,
  pollsSection,
  surveysSection,
  tasksSection,
  workloadSection,
  settingsSection,
  rulesSection,
  financeSection,
  moneySection,
  offersSection,
  accessLogSection,
];
