import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetOnLogout } from '#api/query-client.ts';
import { App } from '#app/app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root.');

forgetOnLogout();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
