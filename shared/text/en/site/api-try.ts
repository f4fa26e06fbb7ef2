/** Trying a call on the page of the API. */
export const tryText = {
  keyTitle: 'Try it with a key',
  keyLabel: 'API key',
  keyNote:
    'Create a key in the workspace settings and paste it here (the identifier of the workspace, id, stands beside the new key): every call that is open to keys gets a button. The key stays in the memory of this page and is saved nowhere.',
  ofKeys: 'Open to an API key with the right',
  notOfKeys: 'Not open to API keys.',
  example: 'Example of a reply',
  title: 'Try it',
  optional: '(optional)',
  body: 'Request body in JSON',
  send: 'Send',
  sending: 'Sending…',
  keyWanted: 'First paste a key',
  parametersWanted: 'Fill in the required parameters',
  real: 'The request is real: what it changes is changed.',
  failed: 'No answer: check the connection',
  answered: (status: number, left: string | null) =>
    left === null ? `Answer ${status}` : `Answer ${status}. Requests left in this minute: ${left}`,
  copy: 'Copy curl',
  copied: 'Copied',
} as const;
