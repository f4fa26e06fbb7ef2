import { useState } from 'react';
import { INVITED_AT_ONCE, type InvitingResult } from '#shared/models/invitation.ts';
import type { GivenRole } from '#shared/rules/roles.ts';
import { useAction } from '#web/lib/use-action.ts';
import { workspaceActions } from '../api.ts';
import { addressesIn, countRepeated, judgeAddresses, type Address } from './addresses.ts';

interface Known {
  readonly members: ReadonlySet<string>;
  readonly invited: ReadonlySet<string>;
}

export interface Inviting {
  readonly busy: boolean;
  readonly error: unknown;
  /** The chips. */
  readonly addresses: readonly Address[];
  readonly draft: string;
  /** How many are ready to be sent, with what is typed still. */
  readonly ready: number;
  /** How many addresses were there more than once. */
  readonly repeated: number;
  /** What became of those sent the last time. */
  readonly results: readonly InvitingResult[];
  readonly setDraft: (draft: string) => void;
  readonly add: (text: string) => void;
  readonly remove: (address: string) => void;
  /** Sends to all that are ready; those that did not go stay in the field. */
  readonly send: (as: { readonly role: GivenRole; readonly team: string | null }) => Promise<void>;
}

/** Outcomes after which an address is nothing to invite any more. */
const SETTLED: readonly InvitingResult['outcome'][] = ['sent', 'pending', 'member'];

/** The addresses that are being gathered, and their sending, as many at a time as the server takes. */
export function useInviting(workspaceId: string, known: Known, onSent: () => void): Inviting {
  const sending = useAction();
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [draft, setDraft] = useState('');
  const [repeated, setRepeated] = useState(0);
  const [results, setResults] = useState<readonly InvitingResult[]>([]);
  const withDraft = [...new Set([...texts, ...addressesIn(draft)])];
  const ready = judgeAddresses(withDraft, known).filter(({ state }) => state === 'ready');

  function add(text: string) {
    const added = addressesIn(text);
    setRepeated(countRepeated(text, texts));
    setTexts((there) => [...new Set([...there, ...added])]);
    setDraft('');
    sending.reset();
  }

  async function send(as: { readonly role: GivenRole; readonly team: string | null }) {
    const emails = ready.map(({ text }) => text);
    setTexts(withDraft);
    setDraft('');
    setRepeated(0);
    setResults([]);
    if (emails.length === 0) return;
    await sending.run(async () => {
      for (let from = 0; from < emails.length; from += INVITED_AT_ONCE) {
        const portion = emails.slice(from, from + INVITED_AT_ONCE);
        const reply = await workspaceActions.inviteMany(workspaceId, { emails: portion, ...as });
        const settled = reply.results.filter(({ outcome }) => SETTLED.includes(outcome)).map(({ email }) => email);
        setTexts((there) => there.filter((one) => !settled.includes(one)));
        setResults((told) => [...told, ...reply.results]);
      }
    });
    onSent();
  }

  return {
    busy: sending.busy,
    error: sending.error,
    addresses: judgeAddresses(texts, known),
    draft,
    ready: ready.length,
    repeated,
    results,
    setDraft,
    add,
    remove: (address) => {
      setTexts((there) => there.filter((one) => one !== address));
      setRepeated(0);
    },
    send,
  };
}
