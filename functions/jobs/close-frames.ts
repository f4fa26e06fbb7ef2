import { isPast } from '#shared/rules/frame-state.ts';
import { defineScheduledJob } from './define-job.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** So far back deadlines are looked for that passed while this job did not run. */
const LOOK_BACK_DAYS = 7;

/**
 * Closes the runs whose deadline is past. They take no answers from the deadline on in any case; here the secret of
 * their participation marks goes too.
 */
export const closeFrames = defineScheduledJob({
  name: 'close-frames',
  expression: 'rate(5 minutes)',
  async run({ repos: { frames }, newId, now }) {
    for (let age = LOOK_BACK_DAYS; age >= 0; age--) {
      const date = new Date(now.getTime() - age * DAY_MILLISECONDS).toISOString().slice(0, 10);
      for (const { frameId, deadline, closing } of await frames.closingOn(date)) {
        if (!isPast({ deadline }, now)) continue;
        const frame = await frames.find(frameId, { consistent: true });
        // An entry may outlive what it stands for: the run was deleted, or given another deadline.
        if (!frame?.published || frame.deadline !== deadline) await frames.dropClosing(closing);
        else await frames.close(frame, newId(), now);
      }
    }
  },
});
