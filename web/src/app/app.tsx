import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  readonly prerendered?: string | undefined;
}

export function App({ prerendered }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AppRoutes prerendered={prerendered} />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
}
