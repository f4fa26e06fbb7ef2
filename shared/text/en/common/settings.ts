import type { settingsText as Russian } from '../../ru/common/settings.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of the settings of a workspace and of one's own. */
export const settingsText: Catalogue<typeof Russian> = {
  tabsLabel: 'Settings: sections',
  noPermission: 'This section is for the owner, HR and managers.',
  tabs: {
    space: 'Workspace',
    automation: 'Automation',
    integrations: 'Integrations',
    signIn: 'Login',
    plan: 'Plan',
    accessLog: 'Access log',
    data: 'Personal data',
    profile: 'Profile',
  },
};
