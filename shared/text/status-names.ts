/** How people name statuses of dropped tasks in trackers, in either language: a tracker knows to do and done alone. */
export const DROPPED_NAMES =
  /cancel|won.?t (fix|do)|declined|rejected|duplicate|obsolete|invalid|incomplete|can.?t reproduce|abandon|отмен|отклон|дубл|неактуальн|не будет/iu;

/** How people name statuses of tasks that wait for others. */
export const WAITING_NAMES =
  /^(waiting( for .*)?|wait for reply|on hold|blocked|pending|to verify|in review|review|ожида.*|заблокирован.*)$/iu;
