import type { exportsSaid as Russian } from '../../ru/exports/said.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Which part of an archive is being written, and why there is none; kept as data while it is made. */
export const exportsSaid: Catalogue<typeof Russian> = {
  workspace: 'Workspace',
  people: 'Members and invitations',
  polls: 'Polls and answers',
  surveys: 'Surveys',
  tasks: 'Tasks',
  workload: 'Workload analysis',
  rules: 'Rules',
  settings: 'Connections and automations',
  finance: 'Finance: employees and departures',
  money: 'Finance: budget and expenses',
  offers: 'Requests to partners',
  accessLog: 'Access log',
  givenUp: 'The archive could not be built: something broke on our side. Try again a little later',
  tooMuch:
    'There is too much data in the workspace to gather in one go. Write to us, and we will hand the archive over ourselves',
  lost: 'Building the archive was interrupted. Build it again',
};
