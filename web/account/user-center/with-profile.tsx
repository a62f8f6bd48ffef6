import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Retry } from '../../ui/retry.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery, type Profile } from './profile-query.ts';

/** Loads the reader's own profile, or says why it could not be loaded. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { data, error, refetch } = useQuery(profileQuery);
  if (data) return children(data);
  if (error) return <Retry error={error} onRetry={() => void refetch()} />;
  return <Skeleton height={320} />;
}
