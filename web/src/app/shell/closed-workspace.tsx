import { isProviderWanted } from '#web/lib/api-error.ts';
import { CompanyOnly } from './company-only.tsx';
import { FactorWanted } from './factor-wanted.tsx';

/** In place of the page of a workspace that is closed to a session as it was opened. */
export default function ClosedWorkspace({ error }: { readonly error: unknown }) {
  return isProviderWanted(error) ? <CompanyOnly /> : <FactorWanted />;
}
