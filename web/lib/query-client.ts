import { QueryClient } from '@tanstack/react-query';
import { CallError } from './api.ts';

const RETRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    // A lost connection is an error that pages explain, not a reason to wait silently.
    queries: { networkMode: 'always', staleTime: 30_000, retry: mayRetry },
    mutations: { networkMode: 'always' },
  },
});

function mayRetry(failures: number, error: Error): boolean {
  const passing = !(error instanceof CallError) || error.problem === 'offline' || error.status >= 500;
  return passing && failures < RETRIES;
}
