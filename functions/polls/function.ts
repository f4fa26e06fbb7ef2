import { defineApi } from '#core/declaration.ts';
import { polls as routes } from '#shared/contract/polls.ts';
import { archivePoll } from './archive-poll.ts';
import { createFrame } from './create-frame.ts';
import { createPoll } from './create-poll.ts';
import { deleteFrame } from './delete-frame.ts';
import { deletePoll } from './delete-poll.ts';
import { duplicatePoll } from './duplicate-poll.ts';
import { getFrameReport } from './get-frame-report.ts';
import { getPollFigures } from './get-poll-figures.ts';
import { getPollToTake } from './get-poll-to-take.ts';
import { getPoll } from './get-poll.ts';
import { getResults } from './get-results.ts';
import { getSummary } from './get-summary.ts';
import { getTrend } from './get-trend.ts';
import { getWaiting } from './get-waiting.ts';
import { listFrames } from './list-frames.ts';
import { listParticipants } from './list-participants.ts';
import { listPollLines } from './list-poll-lines.ts';
import { listPolls } from './list-polls.ts';
import { publishFrame } from './publish-frame.ts';
import { remindFrame } from './remind-frame.ts';
import { renewLink } from './renew-link.ts';
import { takePoll } from './take-poll.ts';
import { updateFrame } from './update-frame.ts';
import { updatePoll } from './update-poll.ts';
import { deleteSchedule } from './delete-schedule.ts';
import { getSchedule } from './get-schedule.ts';
import { previewSchedule } from './preview-schedule.ts';
import { saveSchedule } from './save-schedule.ts';
import { saveFrameReport } from './save-frame-report.ts';
import { setQuestionLimit } from './set-question-limit.ts';
import { repositories } from './operation.ts';

export const polls = defineApi({
  name: 'polls',
  description: 'Polls, their runs and results',
  concurrencyShare: 7,
  routes,
  repositories,
  operations: {
    archivePoll,
    createFrame,
    createPoll,
    deleteFrame,
    deletePoll,
    duplicatePoll,
    getFrameReport,
    getPollFigures,
    getPollToTake,
    getPoll,
    getResults,
    getSummary,
    getTrend,
    getWaiting,
    listFrames,
    listParticipants,
    listPollLines,
    listPolls,
    publishFrame,
    remindFrame,
    renewLink,
    takePoll,
    updateFrame,
    updatePoll,
    setQuestionLimit,
    saveFrameReport,
    saveSchedule,
    previewSchedule,
    getSchedule,
    deleteSchedule,
  },
});
