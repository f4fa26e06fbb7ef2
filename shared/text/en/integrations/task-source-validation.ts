import type { taskSourceValidation as Russian } from '../../ru/integrations/task-source-validation.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What is wrong with what tasks are to be read from. */
export const taskSourceValidation: Catalogue<typeof Russian> = {
  kind: 'Choose the source: tracker, youtrack, jira-cloud or jira-server',
  organization: 'Enter the organisation ID: Latin letters and figures',
  address: 'Enter the address, it begins with https://, for example https://romashka.atlassian.net',
  login: 'Enter the email that you log in to Jira with',
  token: 'Paste the whole token, without spaces',
};
