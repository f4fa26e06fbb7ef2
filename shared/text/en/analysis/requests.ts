import type { Catalogue } from '../../catalogue.ts';
import type { analysisRequests as Russian } from '../../ru/analysis/requests.ts';

/** What stands in the way of an analysis, and what requests for one are told. */
export const analysisRequests: Catalogue<typeof Russian> = {
  notStopped: 'The analysis could not be stopped. Try again',
  notBegun: 'The analysis cannot begin now: what is to be analysed has just changed. Try again',
  notConnected: (name) => `${name} is not connected: access is added in the settings, under “Integrations”`,
  issues: {
    reading: (source) => `${source} is still being read`,
    unread: (source) => `The tasks were not read. The source: ${source}`,
    noTasks: 'There are no tasks in the workspace',
    old: (source) => `The tasks were read more than a day ago. The source: ${source}`,
    nobodys: 'No task has an assignee',
    silentModel: (name, problem) => `${name} does not answer requests: ${problem}`,
  },
  advice: {
    askNow: 'You can ask for the analysis now: it will begin when we have read it',
    waitFor: 'You can ask for the analysis when we have read it',
    checkConnection: (source) => `Check the connection: ${source}`,
    checkConnectionOf: (source, problem) => `Check the connection (${source}): ${problem}`,
    makeTasks: 'Create tasks',
    connect: 'Connect a source of tasks or create tasks',
    assign: 'Assign the tasks: workload is calculated per person',
    renewAccess: (name) => `Renew the access to ${name}`,
  },
};
