/** Whether a text is an address at which a company runs a service, with nothing secret and nothing of a page in it. */
export function isServiceAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isOwnMachine(url);
}

/** A played service of tests and of the demo; a deployed function calls no such address. */
function isOwnMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && hostname === '127.0.0.1';
}
