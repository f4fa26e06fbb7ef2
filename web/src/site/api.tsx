import '#web/ui/tokens.css';
import '#web/ui/ground.css';
import { hydratePage } from './hydrate-page.tsx';
import { PublicApi } from './public-api.tsx';

hydratePage((facts) => <PublicApi facts={facts} />);
