import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { config } from 'zod/mini';
import { hydratePage } from './hydrate-page.tsx';
import { PublicApi } from './public-api.tsx';

// The content policy forbids compiling code at run time, which zod would try for speed.
config({ jitless: true });

hydratePage((facts) => <PublicApi facts={facts} />);
