import type { Frame as StoredFrame } from '#data/frames.ts';
import type { Poll as StoredPoll } from '#data/polls.ts';
import type { Frame, Poll } from '#shared/models/poll.ts';

/** A poll in the words of the API. */
export function presentPoll(poll: StoredPoll): Poll {
  return {
    id: poll.id,
    workspace_id: poll.workspaceId,
    title: poll.title,
    type: poll.pollType,
    is_anonymous: poll.isAnonymous,
    allow_anonymous_link: poll.allowAnonymousLink,
    questions: [...poll.questions],
    created_at: poll.createdAt,
  };
}

/** A frame in the words of the API; its token shows only while public links are allowed. */
export function presentFrame(frame: StoredFrame): Frame {
  return {
    id: frame.id,
    poll_id: frame.pollId,
    created_at: frame.createdAt,
    deadline: frame.deadline,
    published: frame.published,
    public_token: frame.allowAnonymousLink ? frame.publicToken : null,
  };
}
