import { conflict } from '#core/http/errors.ts';
import { pollsErrors } from '#text/polls/errors.ts';

/** 409: somebody changed the poll between reading and writing it. */
export function pollChanged(): never {
  conflict(pollsErrors.pollChanged);
}

/** 409: somebody changed the run between reading and writing it. */
export function runChanged(): never {
  conflict(pollsErrors.runChanged);
}

/** 409: somebody has changed the schedule at this moment, or its next run was just begun. */
export function scheduleChanged(): never {
  conflict(pollsErrors.scheduleChanged);
}
