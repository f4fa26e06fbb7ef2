import type { Catalogue } from '../../catalogue.ts';
import type { companyOnlyText as Russian } from '../../ru/accounts/company-only.ts';
import { quoted } from '../format.ts';

export const companyOnlyText: Catalogue<typeof Russian> = {
  title: (workspace) => `${quoted(workspace)} is entered through the company`,
  text: 'The workspace owner decided so for the addresses of your company. You logged in another way, so it is closed here. Log in through the company: you will come back to this page. Your other workspaces are open.',
  action: 'Log in through the company',
};
