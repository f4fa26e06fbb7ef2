import type { Catalogue } from '../../catalogue.ts';
import type { pollsErrors as Russian } from '../../ru/polls/errors.ts';

export const pollsErrors: Catalogue<typeof Russian> = {
  pollChanged: 'The poll was changed at the same time as you changed it. See what is different and save again',
  runChanged: 'The run was changed at the same time as you changed it. Reload the page and try again',
  scheduleChanged: 'The schedule has just changed. See what is different and save again',
  repeats: 'The poll repeats on a schedule. Stop the schedule, then move the poll to the archive',
  stillOpen: 'The poll is still open. Close it, then move it to the archive',
  answeredForgotten:
    'This anonymous run has been closed, and with that it was forgotten who had answered. The others alone cannot be reminded',
  remindedLately: (wait) => `A reminder of this poll was sent quite recently. Another can be sent ${wait}`,
  notOver: 'Close the poll first: while it is open, the results may change',
  runSettled:
    'The run has been opened before: whom it asks, when answers are seen and whether teams are compared can no longer be changed. Create a new run',
  tooManyOpen: 'Too many runs are open: close those you do not need and save again',
  unknownQuestion: 'This question is not in the poll',
  repeatedQuestion: 'The question is repeated',
  newcomerAlone:
    'One newcomer cannot be asked anonymously: the answer shows whose it is. Turn off anonymity in the poll',
  newcomersOnly: 'This poll is put to one person: on a schedule, only to those who have joined',
  startsTooLate: 'Start within a year',
  answerLimit:
    'Answers are not seen at once here, so the limit is 5, 10, 15 and so on: any other would give single answers away',
  codesMost: 'A run has 2000 codes at most. Revoke the sheets you do not need and try again',
  sheetsMost: 'A run has 100 sheets at most',
  sheetTeams: {
    notCompared:
      'This run does not compare teams. Turn the comparison on in the settings of the run or make a sheet without a team',
    settled: 'Teams of sheets are settled when a run is first opened. Make a sheet without a team',
    hasPeople:
      'There are people of this team in Tonus already. Answers by sheets are not mixed with theirs: name the team differently or make a sheet without one',
  },
  sheetRevoked: 'The sheet was revoked and cannot be printed again. Make a new one',
};
