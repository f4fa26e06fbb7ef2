import type { Catalogue } from '../../catalogue.ts';
import type { runsLetters as Russian } from '../../ru/runs/letters.ts';
import type { RunKind } from '../../../rules/run-kinds.ts';
import { moscowTime } from '../dates.ts';

const EFFORT: Readonly<Record<RunKind, string>> = { poll: ' It usually takes a couple of minutes.', survey: '' };

const canAnswer = (deadline: string) => `You can answer until ${moscowTime(deadline)}.`;
const TO_NOBODY = 'The service sent this email and tells no one who it went to.';

export const runsLetters: Catalogue<typeof Russian> = {
  fingerprint: (signs) =>
    `The fingerprint of this poll: ${signs}. The same one stands on its page, before the first question. It changes only if the poll is closed and opened again.`,
  reminder: {
    subject: 'A poll is waiting for your answer',
    why: (kind) => `You are being asked in a poll, and you have not answered yet.${EFFORT[kind]}`,
    caption: 'The title was given by whoever runs the poll:',
    poll: (title) => `Poll: ${title}`,
    workspace: (name) => `Workspace: ${name}`,
    canAnswer,
    anonymous: `The poll is anonymous: no one sees who answered, or what. ${TO_NOBODY}`,
    withNames: TO_NOBODY,
    action: 'Answer',
    footnote: 'If you have just answered, there is nothing you need to do.',
    withBallots: {
      subject: 'A reminder of a poll',
      why: (kind) =>
        `You are being asked in a poll. A reminder may come even after you have answered: the service does not know for certain who has.${EFFORT[kind]}`,
      footnote: 'If you have already answered, there is nothing you need to do.',
    },
  },
  invitation: {
    subject: 'You are asked to take a poll',
    why: 'A poll is open in Tonus and is waiting for your answer.',
    caption: 'The titles of the poll and the workspace were given by colleagues:',
    poll: (title) => `Poll: ${title}`,
    workspace: (name) => `Workspace: ${name}`,
    anonymous:
      'The poll is anonymous: an answer does not show who gave it. Everyone it asks has been sent this invitation.',
    withNames: 'Answers are seen together with names.',
    action: 'Take the poll',
    footnote: (deadline) =>
      `${deadline === null ? '' : `${canAnswer(deadline)} `}If you have already answered, there is nothing you need to do.`,
  },
  leaver: {
    subject: 'A few questions about why you are leaving',
    gone: 'You are no longer a member of a workspace in Tonus. If you are leaving the company, please tell us why: it will help those who stay.',
    workspace: 'Workspace:',
    anonymous:
      'The poll is anonymous: eight questions, about three minutes, without logging in. Everyone has the same link, and an answer does not show who gave it. The company will see the answers only once at least five people have answered.',
    answer: 'Answer the questions',
    footnote: 'You do not have to answer. There will be no other emails about this.',
  },
};
