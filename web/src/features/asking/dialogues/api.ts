import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** What dialogues are about: a run of a poll, or a survey. */
export interface OfDialogues {
  readonly kind: 'poll' | 'survey';
  /** Of the run, or the survey. */
  readonly id: string;
}

type Dialogues = Reply<typeof polls.listDialogues>;

/** The dialogues of a run; null asks for nothing. */
export function useDialogues(of: OfDialogues | null): SWRResponse<Dialogues, unknown> {
  const input = of && { params: { id: of.id } };
  const ofPoll = useApi(polls.listDialogues, of?.kind === 'poll' ? input : null);
  const ofSurvey = useApi(surveys.listSurveyDialogues, of?.kind === 'survey' ? input : null);
  return of?.kind === 'survey' ? ofSurvey : ofPoll;
}

interface DialogueActions {
  readonly write: (dialogueId: string, text: string) => Promise<void>;
  readonly end: (dialogueId: string) => Promise<void>;
}

/** What may be done with the dialogues of a run, as far as the server lets whoever does it. */
export function useDialogueActions({ kind, id }: OfDialogues): DialogueActions {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const ofPoll = kind === 'poll';
    async function changed(work: Promise<unknown>): Promise<void> {
      await work;
      await (ofPoll
        ? refresh(polls.listDialogues, { params: { id } })
        : refresh(surveys.listSurveyDialogues, { params: { id } }));
    }
    return {
      write(dialogueId, text) {
        const call = { params: { id, dialogueId }, body: { text } };
        return changed(ofPoll ? callApi(polls.answerDialogue, call) : callApi(surveys.answerSurveyDialogue, call));
      },
      end(dialogueId) {
        const call = { params: { id, dialogueId } };
        return changed(ofPoll ? callApi(polls.endDialogue, call) : callApi(surveys.endSurveyDialogue, call));
      },
    };
  }, [kind, id, refresh]);
}
