import '#web/ui/tokens.css';
import '#web/ui/base.css';
import '#web/ui/layout/layout.css';
import { hydratePage } from './hydrate-page.tsx';
import { PublicApi } from './public-api.tsx';

hydratePage((facts) => <PublicApi facts={facts} />);
