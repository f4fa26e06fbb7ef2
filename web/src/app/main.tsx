import '#web/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(<StrictMode>Тонус</StrictMode>);
