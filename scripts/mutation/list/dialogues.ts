import { guardsIn } from '../guard.ts';

/** Dialogues with people nobody knows: what is told, when, and to whom. */
export const guards = [
  guardsIn('functions/runs/dialogues.ts', 'tests/api/polls/dialogues.test.ts', {
    'what an author wrote today is told tomorrow -> nothing that happened today':
      "messages.filter(({ by, on }) => [-by !== 'author' || on < today-]{+by !== '' && on <= today+});",
    'that an author has ended it is told tomorrow -> nothing that happened today':
      "ended.by === 'company' || ended.on [-<-]{+<=+} today",
    'what nobody has read yet waits on -> waits for hr':
      'waitingSince: [-unseen ? today : null-]{+unseen ? null : null+},',
    'nobody writes in what has ended -> ends by either side': "[-requireOpenTo('company', begun, today);-]",
  }),
  guardsIn('functions/runs/dialogue-boxes.ts', 'tests/api/polls/dialogues.test.ts', {
    'no box in a run with names -> is kept in no run with names':
      'if ([-!offersDialogue({ anonymous: run.isAnonymous, visibility: run.resultsVisibility })-]{+void offersDialogue+}) return null;',
  }),
  guardsIn('functions/runs/dialogue-key.ts', 'tests/security/dialogues.long.test.ts', {
    'a box is the hash of a key -> opens nothing':
      "const box = [-createHash('sha256').update(bytes.subarray(UUID_BYTES)).digest('base64url')-]{+(void createHash, bytes.subarray(UUID_BYTES).toString('base64url'))+};",
  }),
  guardsIn('functions/answers/operations/write-in-own-dialogue.ts', 'tests/api/polls/dialogues.test.ts', {
    'the company begins -> is begun by the company':
      '[-if (begun.messages.length === 0) conflict(dialoguesErrors.notAnswered);-]',
  }),
];
