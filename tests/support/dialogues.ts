import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { uuidBytes } from '#core/uuid.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from './api.ts';
import { newDialogueKey } from './dialogue-key.ts';
import { answersTo, makeFrame, makePoll, type Person } from './factories.ts';
import { makeShownSurvey } from './shown-survey.ts';

interface RunOfPoll {
  readonly id: string;
  /** Of a run that has a link. */
  readonly public_token: string | null;
}

/** Answers a poll by its link and asks for a reply to what was said at these places. */
export async function answerAsking(
  poll: Poll,
  frame: RunOfPoll,
  texts: readonly string[],
  { places = [1], session = randomUUID() as string } = {},
) {
  const boxes = new Map(places.map((place) => [place, newDialogueKey(frame.id)]));
  const given = answersTo(poll, texts).map((answer, place) => {
    const box = boxes.get(place)?.box;
    return box === undefined ? answer : { ...answer, reply_box: box };
  });
  const call = { params: { token: frame.public_token! }, body: { answers: given, anonymous_session_id: session } };
  const { status, text } = await request(answers.takePublicPoll, call);
  if (status !== 200) throw new Error(`The answers were not taken: ${text}`);
  return [...boxes.values()];
}

/** A dialogue about the one comment of a run of a poll, in which the company has written. */
export async function makeDialogue(
  { token }: Person,
  { poll, frame }: { readonly poll: Poll; readonly frame: RunOfPoll },
  texts: readonly string[] = ['7', 'Ничего', ''],
): Promise<{ readonly id: string; readonly key: string; readonly box: string }> {
  const [made] = await answerAsking(poll, frame, texts);
  const { body } = await request(polls.listDialogues, { token, params: { id: frame.id } });
  const found = body.dialogues.find(({ comment }) => comment === texts[1])!;
  const call = { token, params: { id: frame.id, dialogueId: found.id }, body: { text: 'Спасибо! Что помогло бы?' } };
  const { status, text } = await request(polls.answerDialogue, withKey(polls.answerDialogue, call));
  if (status !== 201) throw new Error(`The dialogue was not begun: ${text}`);
  return { id: found.id, ...made! };
}

/** One more run of a poll of its own, in which somebody nobody knows was answered. */
export async function makeAnsweredPoll(author: Person, workspace: Workspace) {
  const poll = await makePoll(author, workspace);
  const frame = await makeFrame(author, poll);
  return { poll, frame, dialogue: await makeDialogue(author, { poll, frame }) };
}

/** A completed survey in words, five of whose authors have written, and the dialogue that one of them asks for. */
export async function makeAskingSurvey(
  { token }: Person,
  workspace: Workspace,
): Promise<{ readonly askingSurvey: { readonly id: string }; readonly surveyDialogue: { id: string; key: string } }> {
  const drawn = randomBytes(32);
  const box = createHash('sha256').update(drawn).digest('base64url');
  const { id } = await makeShownSurvey(workspace, {
    questions: [{ type: 'TEXTAREA', text: 'Что изменить?' }],
    answers: ['Смены', 'Отпуска', 'Шум', 'Свет', 'Столовую'].map((text) => [text]),
    boxes: [[box]],
  });
  const { body } = await request(surveys.listSurveyDialogues, { token, params: { id } });
  const key = Buffer.concat([uuidBytes(id), drawn]).toString('base64url');
  return { askingSurvey: { id }, surveyDialogue: { id: body.dialogues[0]!.id, key } };
}
