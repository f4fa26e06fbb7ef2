import { useEffect, useState } from 'react';
import { SITE_FACTS_FILE, SiteFacts } from '#shared/models/site.ts';

const NOTHING: SiteFacts = {};
let asked: Promise<SiteFacts> | undefined;

/** What this deployment lets the public pages say, read from its file; nothing until it is known. */
export function useReadSiteFacts(): SiteFacts {
  const [facts, setFacts] = useState(NOTHING);
  useEffect(() => {
    let current = true;
    asked ??= readSiteFacts();
    void asked.then((read) => {
      if (current) setFacts(read);
    });
    return () => {
      current = false;
    };
  }, []);
  return facts;
}

/** Never rejects: a promise that may not hold is better not made. */
export async function readSiteFacts(): Promise<SiteFacts> {
  try {
    const response = await fetch(`/${SITE_FACTS_FILE}`);
    const facts = SiteFacts.safeParse(response.ok ? await response.json() : null);
    return facts.success ? facts.data : NOTHING;
  } catch {
    return NOTHING;
  }
}
